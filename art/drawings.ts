/**
 * The vector drawings of the galleries, 800 × 600: night outside, warm light inside, steel between. Written as files by
 * the build (tools/finish-site.ts).
 */
import type { PictureName } from "#content/shapes.ts";

const C = {
	night: "#0e1c2b",
	dusk: "#16293c",
	leaf: "#1f3852",
	edge: "#34506b",
	steel: "#8fa3b5",
	bright: "#d5dee6",
	lamp: "#ffb375",
	orange: "#f26a1b",
	brass: "#d9a441",
	brassDark: "#a87726",
	wood: "#8a5a35",
	woodDark: "#6d4527",
	stone: "#efe9e1",
};

type Paint = { fill?: string; stroke?: string; width?: number; opacity?: number };

function paint({ fill = "none", stroke, width = 0, opacity }: Paint): string {
	return `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ""}${opacity ? ` opacity="${opacity}"` : ""}`;
}
const box = (x: number, y: number, w: number, h: number, look: Paint, round = 0) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}"${round ? ` rx="${round}"` : ""} ${paint(look)}/>`;
const disc = (x: number, y: number, r: number, look: Paint) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint(look)}/>`;
const line = (d: string, look: Paint) => `<path d="${d}" ${paint(look)}/>`;
const repeat = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join("");

function drawing(ground: string, ...parts: string[]): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${box(0, 0, 800, 600, { fill: ground })}${parts.join("")}</svg>`;
}

/** A key: bow at the left, blade to the right, cuts below. */
function key(x: number, y: number, scale: number, colour: string, length = 190): string {
	const cuts = "v14l-14 16h-18l-10 -16h-14l-12 26h-16l-12 -26h-16l-10 12h-16l-12 -12h-40";
	return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><path fill-rule="evenodd" d="M0 0a62 62 0 1 0 124 0a62 62 0 1 0 -124 0zM22 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z"/><path d="M110 -20h${length}l22 20${cuts}z"/></g>`;
}

/** A lever and its plate on a leaf, with the keyhole of a European profile. */
function furniture(x: number, y: number): string {
	return (
		box(x, y, 46, 250, { fill: C.bright }, 6) +
		box(x + 10, y + 58, 150, 22, { fill: C.stone }, 11) +
		disc(x + 23, y + 69, 20, { fill: C.steel }) +
		disc(x + 23, y + 165, 13, { fill: C.night }) +
		box(x + 16, y + 168, 14, 32, { fill: C.night }, 6)
	);
}

const slammedDoor = drawing(
	C.night,
	box(150, 40, 500, 560, { fill: C.dusk }),
	box(196, 84, 408, 516, { fill: C.lamp }),
	box(196, 84, 396, 516, { fill: C.leaf }),
	...[104, 350].map((y) => box(236, y + 20, 316, 200, { stroke: C.edge, width: 8 })),
	furniture(524, 250),
	line("M604 600L604 84", { stroke: C.orange, width: 6 }),
	line("M196 600L604 600L700 600L604 560Z", { fill: C.orange, opacity: 0.35 }),
	disc(706, 150, 26, { fill: C.lamp }),
	box(690, 120, 32, 12, { fill: C.steel }),
);

const cylinder = drawing(
	C.dusk,
	box(250, 150, 420, 150, { fill: C.brass }, 75),
	box(250, 226, 420, 190, { fill: C.brassDark }, 20),
	box(250, 190, 420, 76, { fill: C.brass }),
	box(250, 210, 420, 34, { fill: C.night }),
	repeat(5, (i) => {
		const x = 300 + i * 66;
		const depth = [18, 34, 10, 28, 20][i] ?? 0;
		return (
			box(x, 244, 26, 150, { fill: C.night }) +
			box(x + 2, 240 - depth, 22, 60 + depth, { fill: C.bright }, 8) +
			box(x + 2, 304, 22, 34, { fill: C.steel }, 4) +
			line(`M${x + 3} 344l20 8l-20 8l20 8l-20 8l20 8`, { stroke: C.lamp, width: 4 })
		);
	}),
	key(28, 226, 1.2, C.orange, 360),
	box(560, 150, 44, 266, { fill: C.steel, opacity: 0.9 }, 6),
);

const bolt = (y: number, hook: boolean) =>
	box(300, y - 70, 120, 140, { fill: C.steel }, 4) +
	box(314, y - 54, 92, 108, { fill: C.night }, 3) +
	(hook
		? line(`M406 ${y - 34}h120a44 44 0 0 1 44 44v30h-34v-24a16 16 0 0 0 -16 -16h-114z`, { fill: C.bright })
		: box(396, y - 30, 170, 60, { fill: C.bright }, 6));
const multipoint = drawing(
	C.night,
	box(80, 0, 300, 600, { fill: C.leaf }),
	box(340, 0, 44, 600, { fill: C.steel }),
	bolt(110, true),
	bolt(300, false),
	bolt(490, true),
	...[24, 205, 395, 578].map((y) => disc(362, y, 8, { fill: C.night })),
	box(640, 0, 160, 600, { fill: C.dusk }),
	...[110, 300, 490].map((y) => box(640, y - 46, 40, 92, { fill: C.night })),
	line("M640 0V600", { stroke: C.orange, width: 5 }),
);

const armouredDoor = drawing(
	C.night,
	box(120, 30, 560, 570, { fill: C.edge }),
	box(160, 70, 480, 530, { fill: C.lamp }),
	line("M160 70L520 110V600H160Z", { fill: C.leaf }),
	line("M520 110L560 96V600H520Z", { fill: C.steel }),
	line("M200 122L480 150V320L200 312ZM200 360L480 362V560L200 566Z", { stroke: C.edge, width: 7 }),
	...[150, 240, 330, 420, 510].map((y) => box(548, y, 46, 26, { fill: C.bright }, 5)),
	...[100, 566].map((y) => disc(166, y, 16, { fill: C.bright })),
	box(456, 300, 34, 150, { fill: C.bright }, 5),
	box(400, 332, 78, 16, { fill: C.stone }, 8),
);

const cladding = drawing(
	C.stone,
	box(180, 0, 210, 600, { fill: C.wood }),
	repeat(6, (i) =>
		line(`M${205 + i * 33} 0C${190 + i * 33} 200 ${225 + i * 33} 380 ${205 + i * 33} 600`, {
			stroke: C.woodDark,
			width: 4,
		}),
	),
	line("M390 60H420V540H390V600H452V0H390Z", { fill: C.edge }),
	box(420, 0, 32, 600, { fill: C.steel }),
	line("M180 40V16H452V40M180 560V584H452V560", { stroke: C.edge, width: 20 }),
	...[130, 300, 470].map((y) => box(360, y - 10, 110, 20, { fill: C.bright }, 4) + disc(470, y, 18, { fill: C.night })),
	line("M520 300H700M520 300l26 -18M520 300l26 18", { stroke: C.orange, width: 10 }),
);

const angleBars = drawing(
	C.dusk,
	box(60, 0, 330, 600, { fill: C.leaf }),
	box(400, 0, 340, 600, { fill: C.edge }),
	line("M360 0H430V600H410V20H360Z", { fill: C.bright }),
	box(360, 0, 24, 600, { fill: C.steel }),
	repeat(7, (i) => disc(372, 50 + i * 84, 8, { fill: C.night })),
	line("M770 520L520 380L470 376L440 352", { stroke: C.night, width: 26 }),
	line("M770 520L520 380L470 376L440 352", { stroke: C.orange, width: 14 }),
);

const brokenKey = drawing(
	C.night,
	box(440, 0, 360, 600, { fill: C.leaf }),
	box(530, 120, 130, 360, { fill: C.bright }, 12),
	disc(595, 260, 46, { fill: C.brass }),
	disc(595, 260, 30, { fill: C.brassDark }),
	box(588, 236, 14, 50, { fill: C.night }),
	box(560, 250, 36, 22, { fill: C.orange }),
	line("M560 250l-12 6l8 5l-10 6l14 5z", { fill: C.orange }),
	`<g transform="rotate(-14 200 380)">${disc(180, 380, 78, { fill: C.orange })}${disc(154, 380, 24, { fill: C.night })}${line("M240 352h120l14 8l-10 10l16 8l-12 10l10 10l-18 8h-120z", { fill: C.orange })}</g>`,
);

const hinge = drawing(
	C.stone,
	box(0, 0, 370, 600, { fill: C.edge }),
	box(430, 0, 370, 600, { fill: C.leaf }),
	box(180, 150, 220, 140, { fill: C.steel }, 8),
	box(400, 310, 220, 140, { fill: C.bright }, 8),
	box(360, 110, 80, 180, { fill: C.bright }, 18),
	box(360, 310, 80, 180, { fill: C.steel }, 18),
	box(350, 286, 100, 28, { fill: C.night }, 10),
	repeat(4, (i) => disc(366 + i * 23, 300, 10, { fill: C.lamp })),
	...[220, 300].flatMap((x) => [disc(x - 10, 190, 11, { fill: C.night }), disc(x - 10, 250, 11, { fill: C.night })]),
	...[500, 580].flatMap((x) => [disc(x, 350, 11, { fill: C.night }), disc(x, 410, 11, { fill: C.night })]),
);

const peephole = drawing(
	C.dusk,
	box(0, 0, 400, 600, { fill: C.leaf }),
	disc(200, 300, 74, { fill: C.steel }),
	disc(200, 300, 54, { fill: C.night }),
	disc(200, 300, 26, { fill: C.edge }),
	disc(190, 290, 8, { fill: C.bright }),
	box(400, 0, 400, 600, { fill: C.lamp }),
	box(450, 150, 300, 300, { fill: C.night }, 22),
	box(474, 174, 252, 210, { fill: C.edge }, 6),
	disc(600, 262, 40, { fill: C.bright }),
	line("M530 384c0 -60 30 -84 70 -84s70 24 70 84z", { fill: C.bright }),
	disc(600, 418, 14, { fill: C.orange }),
);

const breakIn = drawing(
	C.night,
	box(0, 0, 396, 600, { fill: C.wood }),
	box(404, 0, 396, 600, { fill: C.wood }),
	...[0, 404].map((x) => box(x + 70, 0, 24, 600, { fill: C.woodDark })),
	line("M150 600V360l-26 -34l34 -30l-22 -46l40 -20l-26 -60V0H250V150l20 40l-34 40l36 50l-30 44l20 50V600Z", {
		fill: C.night,
	}),
	line("M250 190l40 -30M258 290l60 14M252 372l48 40", { stroke: C.stone, width: 7 }),
	box(560, 150, 96, 300, { fill: C.bright }, 6),
	box(584, 210, 48, 80, { fill: C.night }, 4),
	box(584, 320, 48, 60, { fill: C.night }, 4),
	...[174, 426].map((y) => disc(608, y, 11, { fill: C.edge })),
	line("M400 0V600", { stroke: C.orange, width: 8 }),
);

export const drawings: Record<PictureName, string> = {
	"porte-claquee": slammedDoor,
	cylindre: cylinder,
	multipoint,
	"porte-blindee": armouredDoor,
	blindage: cladding,
	cornieres: angleBars,
	"cle-cassee": brokenKey,
	gond: hinge,
	judas: peephole,
	effraction: breakIn,
};
