import { countTaps } from "#app/start/count-taps.ts";

/* What tests/unit/count-taps.test.ts bundles: the counting alone. */
countTaps("tel:+33465710038");
