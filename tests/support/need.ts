import type { TestContext } from "vitest";

/** For `beforeEach`: skips with the reason what is missing gives, or fails where the machine should have it. */
export const need =
	({ missing }: { missing(): string | undefined }) =>
	(context: TestContext): void => {
		const reason = missing();
		if (reason === undefined) return;
		if (process.env.CI === "true") throw new Error(reason);
		context.skip(reason);
	};
