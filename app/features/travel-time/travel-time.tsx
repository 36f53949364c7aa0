import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { CallButton, PhoneNumber } from "#app/sections/call-link.tsx";
import { facts } from "#content/facts.ts";
import { paths, townPath } from "#content/site-map.ts";
import { km, minutes } from "#content/wording.ts";
import { findPlaces } from "./find-place.ts";
import { fetchPlaces, type TravelPlace } from "./places.ts";
import { words } from "./words.ts";

const INPUT_ID = "trajet-lieu";

/**
 * « When are you here? » The question goes to the relay by GET when no script runs; with script the answer is worked
 * out here, from a file that is fetched on the first question only.
 */
export function TravelTime({ button }: { button: string }) {
	const [ready, setReady] = useState(false);
	const [asked, setAsked] = useState<string>();
	const places = useQuery({ queryKey: ["places"], queryFn: fetchPlaces, enabled: asked !== undefined });

	useEffect(() => setReady(true), []);

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setAsked(String(new FormData(event.currentTarget).get("lieu") ?? ""));
	}
	return (
		<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
			<form action="/trajet" method="get" onSubmit={onSubmit} noValidate={ready}>
				<label htmlFor={INPUT_ID} className="font-semibold">
					{words.label}
				</label>
				<div className="mt-2 flex flex-wrap gap-3">
					<input
						id={INPUT_ID}
						name="lieu"
						type="text"
						required
						maxLength={80}
						autoComplete="address-level2"
						aria-describedby={`${INPUT_ID}-exemple`}
						className="min-h-13 min-w-0 flex-[1_1_14rem] rounded-sm border-2 border-soft bg-white px-3.5"
					/>
					<button type="submit" className="btn btn-call flex-auto">
						{button}
					</button>
				</div>
				<p id={`${INPUT_ID}-exemple`} className="mt-2 text-small text-soft">
					{words.example}
				</p>
			</form>
			<div aria-live="polite">
				{asked === undefined ? null : places.isPending ? (
					<p>{words.pending}</p>
				) : places.isError ? (
					<Explained text={words.failed} />
				) : (
					<Answer typed={asked} found={findPlaces(places.data, asked)} />
				)}
			</div>
		</div>
	);
}

function Answer({ typed, found }: { typed: string; found: TravelPlace[] }) {
	const [place, ...others] = found;
	if (typed.trim() === "") return <Explained text={words.empty} />;
	if (!place) return <Explained text={words.unknown(typed.trim().slice(0, 40))} />;
	return (
		<>
			<p className="h3 font-sign font-bold">{place.name}</p>
			<p className="figure-large mt-2 text-ember">{minutes(place.minutes)}</p>
			<p className="mt-2">
				{place.distanceKm === 0 ? words.onTheSpot : words.distance(km(place.distanceKm))}{" "}
				{place.distanceKm > facts.radiusKm ? words.beyondRadius(km(facts.radiusKm)) : ""}
			</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<CallButton label={words.call(minutes(place.minutes))} className="w-full sm:w-auto" />
				<Link to={townPath(place.slug)} className="btn btn-plain w-full sm:w-auto">
					{words.page(place.name)}
				</Link>
			</div>
			{others.length > 0 ? (
				<p className="mt-5">
					{words.others}{" "}
					{others.slice(0, 6).map((other, index) => (
						<span key={other.slug}>
							{index > 0 ? ", " : ""}
							<Link to={townPath(other.slug)} className="link whitespace-nowrap">
								{other.name} ({minutes(other.minutes)})
							</Link>
						</span>
					))}
				</p>
			) : null}
		</>
	);
}

function Explained({ text }: { text: string }) {
	return (
		<div className="border-l-4 border-ember pl-5">
			<p>{text}</p>
			<PhoneNumber className="tap mt-2 text-[1.5rem]" />
			<p>
				<a href={`${paths.serviceArea}#toutes-les-villes`} className="link tap">
					{words.list}
				</a>
			</p>
		</div>
	);
}
