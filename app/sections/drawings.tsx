import type { ComponentProps } from "react";
import { Drawing } from "#app/ui/picture.tsx";
import { drawings } from "#content/drawings.ts";
import type { Item } from "#content/shapes.ts";
import { NumberedList } from "./cards.tsx";
import cladDoor from "./drawings/blindage-coupe.svg";
import cladDoorNarrow from "./drawings/blindage-coupe-etroite.svg";
import cylinder from "./drawings/cylindre-coupe.svg";
import armouredDoor from "./drawings/porte-blindee.svg";
import explodedLock from "./drawings/serrure-eclatee.svg";
import explodedLockNarrow from "./drawings/serrure-eclatee-etroite.svg";

/** The door in the middle, three of its parts on either side: each number stands on the part it names. */
export function AnnotatedDoor({ items }: { items: readonly Item[] }) {
	return (
		<div className="grid items-center gap-8 lg:grid-cols-[1fr_27rem_1fr] lg:gap-x-12">
			<Drawing
				src={armouredDoor}
				width={480}
				height={680}
				alt={drawings.armouredDoor}
				className="mx-auto w-full max-w-108 lg:col-start-2 lg:row-start-1"
			/>
			<NumberedList
				items={items}
				className="lg:col-span-full lg:row-start-1 lg:grid lg:grid-flow-col lg:grid-cols-subgrid lg:grid-rows-3 lg:[&>:nth-child(n+4)]:col-start-3"
			/>
		</div>
	);
}

/** A drawing as wide as its section, and under it what its numbers stand for. */
function Explained({
	items,
	...drawing
}: Omit<ComponentProps<typeof Drawing>, "className"> & { items: readonly Item[] }) {
	return (
		<>
			<Drawing {...drawing} className="w-full" />
			<NumberedList items={items} className="mt-6 gap-x-10 sm:grid sm:grid-cols-2 lg:grid-cols-3" />
		</>
	);
}

const LOCK = {
	src: explodedLock,
	width: 1100,
	height: 450,
	narrow: { src: explodedLockNarrow, width: 640, height: 880 },
};
const DOOR = { src: cladDoor, width: 1178, height: 490, narrow: { src: cladDoorNarrow, width: 640, height: 956 } };

/** A lock taken apart along the axis of its key, and what goes wrong with each part. */
export const ExplodedLock = ({ items }: { items: readonly Item[] }) => (
	<Explained {...LOCK} alt={drawings.explodedLock} items={items} />
);

/** A clad door cut across and seen from above, hinges at the left, lock at the right, the landing below. */
export const CladDoor = ({ items }: { items: readonly Item[] }) => (
	<Explained {...DOOR} alt={drawings.cladDoor} items={items} />
);

/** Why a key opens: a cylinder cut along its length, without its key and with it. */
export function CylinderSection() {
	return (
		<figure>
			<Drawing src={cylinder} width={720} height={400} alt={drawings.cylinder} className="w-full" />
			<figcaption className="mt-3 text-small">{drawings.cylinderCaption}</figcaption>
		</figure>
	);
}
