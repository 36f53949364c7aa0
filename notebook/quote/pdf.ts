import PDFDocument from "pdfkit";
import { type Block, documentOf, type Signature, TO_PAY } from "./document.ts";
import { type Quote, type QuoteAnswer, quoteName } from "./quote.ts";
import { TRACE_BOX } from "./trace.ts";

/* A quote on A4, in the house's face, tagged and in French for who has it read aloud. The same quote gives the same bytes. */

const [TEXT, STRONG] = ["500", "800"].map((weight) => new URL(`archivo-${weight}.ttf`, import.meta.url).pathname) as [
	string,
	string,
];
const MARGIN = 48;
const [WIDTH, HEIGHT] = [595.28, 841.89];
const INNER = WIDTH - 2 * MARGIN;
const NIGHT = "#0e1c2b";
const RULE = "#cfc6b8";
/** Parts of the width, after the first column, which has the rest. */
const COLUMN = 78;

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc["struct"]>;

/** @param answer once it is accepted: stands at its end */
export function makePdf(quote: Quote, answer?: QuoteAnswer): Promise<Buffer> {
	const at = new Date(answer?.atMs ?? quote.madeAtMs);
	const doc = new PDFDocument({
		size: "A4",
		margins: { top: MARGIN, bottom: MARGIN + 12, left: MARGIN, right: MARGIN },
		...{ tagged: true, lang: "fr-FR", pdfVersion: "1.7", displayTitle: true, bufferPages: true },
		info: {
			Title: `Devis ${quoteName(quote)}`,
			Author: quote.firm.name,
			CreationDate: at,
			ModDate: at,
		},
	});
	const chunks: Buffer[] = [];
	const made = new Promise<Buffer>((resolve, reject) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", () => resolve(Buffer.concat(chunks)));
		doc.on("error", reject);
	});
	const root = doc.struct("Document");
	doc.addStructure(root);
	// The face first, each time: the same order gives the same bytes.
	doc.font(TEXT).fillColor(NIGHT);
	letters ??= lettersOf(doc);
	for (const block of documentOf(quote, answer)) if (!(block.is === "part" && block.isOnScreen)) draw(doc, root, block);
	root.end();
	numberPages(doc, `${quote.firm.name} · devis ${quoteName(quote)}`);
	doc.end();
	return made;
}

/** Between a frame and its words. */
const FRAME = 8;

function draw(doc: Doc, root: Structure, block: Block): void {
	const within = block.is === "part" && block.isFramed ? FRAME : 0;
	const write = (kind: string, font: string, size: number, text: string, options = {}) => {
		const drawn = () => {
			doc
				.font(font)
				.fontSize(size)
				.text(shown(text), MARGIN + within, doc.y, { width: INNER, ...options });
		};
		root.add(doc.struct(kind, {}, drawn));
	};
	if (block.is === "title") {
		write("H1", STRONG, 20, block.text);
		write("P", TEXT, 9.5, block.lead);
		doc.moveDown(0.9);
	} else if (block.is === "parties") parties(doc, root, block.columns);
	else if (block.is === "lines") table(doc, root, [block.head, ...block.rows]);
	else if (block.is === "totals") totals(doc, root, block.rows);
	else {
		// Whole on a page where it can be: a form above all.
		const { isFramed = false } = block;
		const size = isFramed ? 8 : 9;
		const box = { width: INNER - 2 * within, lineGap: 1 };
		doc.font(TEXT).fontSize(size);
		const paragraphs = [...block.paragraphs, ...(block.blanks ?? [])];
		const height = paragraphs.reduce((sum, text) => sum + doc.heightOfString(shown(text), box), 30 + 2 * within);
		room(doc, isFramed || height < HEIGHT / 2 ? height : 46);
		doc.moveDown(0.5);
		const top = doc.y;
		doc.y += within;
		write("H2", STRONG, 11, block.title, box);
		for (const paragraph of paragraphs) write("P", TEXT, size, paragraph, box);
		if (block.signature) drawn(doc, root, block.signature);
		doc.y += within;
		if (isFramed)
			doc
				.rect(MARGIN, top, INNER, doc.y - top)
				.lineWidth(1)
				.strokeColor(NIGHT)
				.stroke();
	}
}

/** As wide as on paper. */
const SIGNATURE_WIDTH = 180;

function drawn(doc: Doc, root: Structure, { trace, by }: Signature): void {
	const scale = SIGNATURE_WIDTH / TRACE_BOX.width;
	const height = TRACE_BOX.height * scale;
	room(doc, height + 8);
	const top = doc.y + 4;
	const figure = doc.struct("Figure", { alt: `Signature de ${shown(by)}` }, () => {
		doc.save().translate(MARGIN, top).scale(scale).path(trace).lineWidth(5).strokeColor(NIGHT).stroke().restore();
	});
	root.add(figure);
	doc.y = top + height + 4;
}

type Parties = Extract<Block, { is: "parties" }>["columns"];

function parties(doc: Doc, root: Structure, columns: Parties): void {
	const top = doc.y;
	const width = INNER / columns.length - 12;
	let lowest = top;
	for (const [index, { title, lines }] of columns.entries()) {
		const left = MARGIN + index * (INNER / columns.length);
		root.add(
			doc.struct("Sect", {}, [
				doc.struct("H2", {}, () => void doc.font(STRONG).fontSize(11).text(shown(title), left, top, { width })),
				doc.struct("P", {}, () => {
					doc.font(TEXT).fontSize(9);
					for (const line of lines.filter(Boolean)) doc.text(shown(line), left, doc.y, { width });
				}),
			]),
		);
		lowest = Math.max(lowest, doc.y);
	}
	doc.y = lowest + 10;
}

/** The first row is its head. A row stays whole. */
function table(doc: Doc, root: Structure, rows: readonly (readonly string[])[]): void {
	const columns = (rows[0]?.length ?? 1) - 1;
	const first = INNER - columns * COLUMN;
	doc.moveDown(0.4);
	const built = doc.struct("Table");
	root.add(built);
	for (const [index, row] of rows.entries()) {
		const isHead = index === 0;
		doc.font(isHead ? STRONG : TEXT).fontSize(isHead ? 8 : 9);
		const height = Math.max(
			...row.map((cell, column) => doc.heightOfString(shown(cell), { width: (column === 0 ? first : COLUMN) - 8 })),
		);
		room(doc, height + 12);
		const top = doc.y + 5;
		const line = doc.struct("TR");
		built.add(line);
		for (const [column, cell] of row.entries()) {
			const left = column === 0 ? MARGIN : MARGIN + first + (column - 1) * COLUMN;
			line.add(
				doc.struct(
					isHead ? "TH" : "TD",
					{},
					() =>
						void doc.text(shown(cell), left, top, {
							width: (column === 0 ? first : COLUMN) - (column === 0 ? 8 : 0),
							align: column === 0 ? "left" : "right",
						}),
				),
			);
		}
		line.end();
		doc.y = top + height + 4;
		doc
			.moveTo(MARGIN, doc.y)
			.lineTo(WIDTH - MARGIN, doc.y)
			.lineWidth(isHead ? 1 : 0.5)
			.strokeColor(isHead ? NIGHT : RULE)
			.stroke();
	}
	built.end();
	doc.x = MARGIN;
}

function totals(doc: Doc, root: Structure, rows: Extract<Block, { is: "totals" }>["rows"]): void {
	doc.moveDown(0.5);
	const left = MARGIN + INNER * 0.3;
	const width = INNER * 0.7;
	for (const [what, sum] of rows) {
		const isSum = what === TO_PAY;
		doc.font(isSum ? STRONG : TEXT).fontSize(isSum ? 12 : 9);
		const height = doc.heightOfString(shown(what), { width: width - COLUMN - 10 });
		room(doc, height + 6);
		const top = doc.y;
		root.add(
			doc.struct("P", {}, () => {
				doc.text(shown(what), left, top, { width: width - COLUMN - 10, align: "right" });
				doc.text(shown(sum), WIDTH - MARGIN - COLUMN, top, { width: COLUMN, align: "right" });
			}),
		);
		doc.y = top + height + 4;
	}
	doc.x = MARGIN;
}

/** A new page where what comes next would be cut. */
function room(doc: Doc, height: number): void {
	if (doc.y + height > HEIGHT - MARGIN - 24) doc.addPage();
}

function numberPages(doc: Doc, words: string): void {
	const { count } = doc.bufferedPageRange();
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		doc.page.margins.bottom = 0;
		// Repeated on each page: nothing that is read aloud.
		doc.markContent("Artifact", { type: "Pagination" });
		doc
			.font(TEXT)
			.fontSize(7.5)
			.text(shown(`${words} · page ${page + 1} sur ${count}`), MARGIN, HEIGHT - 34, {
				width: INNER,
				align: "center",
				lineBreak: false,
			});
		doc.endMarkedContent();
	}
}

const LIKE: Record<string, string> = {
	ł: "l",
	Ł: "L",
	đ: "d",
	Đ: "D",
	ø: "o",
	Ø: "O",
	ß: "ss",
	ı: "i",
	"\u2011": "-",
	"\u202f": "\u00a0",
};

/** Code points that the face draws. */
let letters: ReadonlySet<number> | undefined;
const lettersOf = (doc: Doc): ReadonlySet<number> =>
	new Set((doc as unknown as { _font: { font: { characterSet: number[] } } })._font.font.characterSet);

/** What the face has: a letter from elsewhere loses its accent, as French forms write it; what has no such letter is a dot. */
function shown(text: string): string {
	const has = (sign: string) => [...sign].every((one) => letters?.has(one.codePointAt(0) ?? 0));
	return [...text.normalize("NFC")]
		.map((sign) => {
			if (has(sign)) return sign;
			const plain = LIKE[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "");
			return has(plain) ? plain : "·";
		})
		.join("");
}
