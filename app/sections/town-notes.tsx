import { Section } from "#app/ui/section.tsx";
import type { TownNotes as Notes } from "#content/town-notes.ts";

/** What the owner wrote about this town; nothing where nothing was written. */
export function TownNotes({ title, notes }: { title: string; notes: Notes | undefined }) {
	if (!notes) return null;
	return (
		<Section title={title} {...(notes.note ? { lead: notes.note } : undefined)}>
			<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
				{notes.jobs.map((job) => (
					<li key={job.title + job.date} className="rule-top pt-4">
						<p className="text-small text-soft">{job.date}</p>
						<h3 className="h3">{job.title}</h3>
						<p className="mt-2">{job.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
