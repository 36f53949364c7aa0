/**
 * `copy-facts.ts FACTS COPIES SETTINGS`: the owner's facts of today, with his settings, beside those of the days before. Run by a
 * timer, each night.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parisDay } from "#relay/clock.ts";

const KEPT = 30;
const DAY = /^\d{4}-\d\d-\d\d$/;

const [, , facts = "", copies = "", settings = ""] = process.argv;
mkdirSync(copies, { recursive: true, mode: 0o700 });
const draft = join(copies, "en-cours");
const today = join(copies, parisDay(Date.now()));
// Whole or not at all: a copy cut short never takes the place of a good one.
rmSync(draft, { recursive: true, force: true });
cpSync(facts, draft, { recursive: true, preserveTimestamps: true });
rmSync(today, { recursive: true, force: true });
renameSync(draft, today);
const days = readdirSync(copies)
	.filter((name) => DAY.test(name))
	.sort();
for (const day of days.slice(0, -KEPT)) rmSync(join(copies, day), { recursive: true, force: true });
// Last: settings that cannot be read are told of by the unit that fails, and the facts are copied all the same.
if (settings) {
	const next = join(copies, "reglages.nouveau");
	rmSync(next, { force: true });
	writeFileSync(next, readFileSync(settings), { mode: 0o600, flush: true });
	renameSync(next, join(today, "reglages"));
}
