import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import type { Parts } from "#notebook/parts.ts";
import type { ViewOf } from "#notebook/views.ts";
import type { Publication } from "#relay/publications/publications.ts";
import { GROUPS, type GroupName } from "./group-names.ts";
import { groupOf } from "./groups.ts";
import type { Point, Reading } from "./reading.ts";
import type { GroupSummary, ProblemView, PublicationView } from "./views.ts";

/** The page of what is left, and of what one may do with what there is. */
export async function overview(ask: Ask, { store, atelier }: Parts): Promise<ViewOf<"atelier">> {
	const { own, cannotPublish } = atelier;
	const [frame, reading] = await Promise.all([frameOf(ask, store), own?.check()]);
	const preview = own?.publishing.preview();
	const points = reading?.points ?? [];
	return {
		page: "atelier",
		trouble: own === undefined ? "no-folder" : reading === undefined ? "no-check" : undefined,
		problems: (reading?.problems ?? []).map(problemView),
		points,
		groups: GROUPS.map((group) => summaryOf(group, points)),
		preview: preview && { madeAtMs: preview.about.madeAtMs, isCurrent: preview.isCurrent },
		isMaking: own?.publishing.state().state === "making",
		publications: (own?.publishing.publications.list() ?? []).map((one, index, all) => ({
			...publicationView(one, index, all),
			changed: own?.publishing.changedBy(one.id, reading?.sayings),
		})),
		cannotPublish,
		hasUnpublished: !cannotPublish && own?.online.isBehind() === true,
		changes:
			own?.online.isPublication() || own?.publishing.publications.list().length === 0
				? own.publishing.changes(reading?.sayings)
				: undefined,
		undoes: own?.facts.undoes(),
		frame,
	};
}

/** @param index among all, the newest first: where the one before has other code, the project was updated between */
function publicationView(
	{ id, about, isOnline }: Publication,
	index: number,
	all: readonly Publication[],
): PublicationView {
	const before = all[index + 1];
	const isUpdate = before !== undefined && before.about.version !== about.version;
	return { id, isOnline, madeAtMs: about.madeAtMs, because: about.by ?? (isUpdate ? "update" : undefined) };
}

/** What the publication check still asks of a group. */
export const openOf = (group: GroupName, points: readonly Point[] = []): Point[] =>
	points.filter((point) => point.group === group && !point.isSettled);

/** How much is open there, and whether it blocks. */
export function summaryOf(group: GroupSummary["group"], points: readonly Point[] = []): GroupSummary {
	const open = openOf(group, points);
	const blocking = open.filter(({ isBlocking }) => isBlocking).length;
	return { group, blocking, toCheck: open.length - blocking, isSettled: open.length === 0 };
}

/** They ask for nothing, and nobody would find them: the way passes by them while something blocks. */
const OFFERED: ReadonlySet<GroupName> = new Set(["avis", "fermetures"]);

/** The next group that asks for something, or that was passed by and blocks; where none does, or that is not known, publishing. */
function nextOf(group: GroupName, reading: Reading | undefined): GroupName | "publish" {
	const here = GROUPS.indexOf(group);
	const isFirstTime = reading?.points.some(({ isBlocking, isSettled }) => isBlocking && !isSettled);
	const asks = (name: GroupName, isBlocking: boolean) =>
		openOf(name, reading?.points).some((point) => point.isBlocking || !isBlocking);
	return (
		GROUPS.slice(here + 1).find((name) => asks(name, false) || (isFirstTime && OFFERED.has(name))) ??
		GROUPS.slice(0, here + 1).find((name) => asks(name, true)) ??
		"publish"
	);
}

/** Where « Suite » leads from there, and how much blocks there. */
export function nextAfter(group: GroupName, reading: Reading | undefined) {
	return nextIs(nextOf(group, reading), reading);
}

/** That page, and how much blocks there. */
function nextIs(next: GroupName | "publish", reading: Reading | undefined) {
	return { next, nextBlocking: next === "publish" ? 0 : summaryOf(next, reading?.points).blocking };
}

/** A sentence of the build's check, with the group that mends it: « /srv/faits/legal.json, champ « siren » … ». */
export function problemView(sentence: string): ProblemView {
	const [whole = "", file = ""] = /^(?:[^\s,]*\/)?([a-z-]+)\.json/.exec(sentence) ?? [];
	const group = groupOf(file);
	// Where the folder lies is nothing that he has to read.
	return group === undefined ? { text: sentence } : { text: `${file}.json${sentence.slice(whole.length)}`, group };
}
