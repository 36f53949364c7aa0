import { expect, test } from "vitest";
import { lastVisit, stepAsked } from "#notebook/noted.ts";
import { fields } from "#notebook/views.ts";

const NOW_MS = Date.UTC(2026, 10, 25, 8, 20);

/** What an appointment keeps of its place. */
function placeOf(typed: { address: string; floor?: string; doorCode?: string }) {
	const form = new URLSearchParams({ [fields.seen]: "0", [fields.day]: "2026-11-26", [fields.hour]: "17:00" });
	for (const [name, value] of Object.entries(typed)) form.set(fields[name as keyof typeof typed], value);
	const asked = stepAsked("appointment", form, NOW_MS, {
		...{ phone: "", events: [], minutes: undefined, appointmentAtMs: undefined },
	});
	const text = "step" in asked ? asked.step.text : "";
	const { address, floor, doorCode } = lastVisit([{ seq: 1, kind: "appointment", atMs: NOW_MS, text }]);
	return [address, floor, doorCode];
}

test.each([
	["8 rue de la Libération, 3e étage, code 4512B", ["8 rue de la Libération", "3e étage", "4512B"]],
	["8 rue Haute, Bât. C, 2ème étage, digicode : 12A5, Voiron", ["8 rue Haute, Voiron", "Bât. C, 2ème étage", "12A5"]],
	["8 rue Haute, appt 12 ; code d’entrée 45", ["8 rue Haute", "appt 12", "45"]],
	["8 rue du Code, Voiron", ["8 rue du Code, Voiron", "", ""]],
	["Porte de France, 38000 Grenoble", ["Porte de France, 38000 Grenoble", "", ""]],
	["8 rue Haute", ["8 rue Haute", "", ""]],
	["8 rue Haute, Apprieu", ["8 rue Haute, Apprieu", "", ""]],
	["8 rue Haute, Sonnay, rez-de-chaussée", ["8 rue Haute, Sonnay", "rez-de-chaussée", ""]],
])("« %s » : la rue seule va à la carte", (address, kept) => {
	expect(placeOf({ address })).toEqual(kept);
});

test("ce qui a déjà son champ y reste", () => {
	expect(placeOf({ address: "8 rue Haute, code 12", floor: "2e", doorCode: "99" })).toEqual([
		"8 rue Haute, code 12",
		"2e",
		"99",
	]);
});

test("un rendez-vous déplacé, puis annulé, le dit, et propose de le confirmer", () => {
	const visit = (seq: number, day: number) => ({
		...{ seq, kind: "appointment" as const, atMs: NOW_MS, text: "" },
		appointmentAtMs: Date.UTC(2026, 10, day, 16),
	});
	const said = (act: string, more: Record<string, string>) => {
		const asked = stepAsked(act, new URLSearchParams({ [fields.seen]: "2", ...more }), NOW_MS, {
			...{ phone: "", events: [visit(1, 26), visit(2, 27)], minutes: undefined },
			appointmentAtMs: visit(2, 27).appointmentAtMs,
		});
		return "said" in asked ? asked.said : asked;
	};
	expect(said("appointment", { [fields.day]: "2026-11-28", [fields.hour]: "17:00" })).toBe("appointment-moved");
	expect(said("undone", { [fields.undoes]: "2" })).toBe("undone-appointment");
	expect(said("undone", { [fields.undoes]: "1" })).toBe("undone");
});
