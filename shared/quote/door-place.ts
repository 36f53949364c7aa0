/* Where a door is, in words that people type anywhere: « 2e étage, code 45B, 18 rue Haute ». */

export interface DoorPlace {
	address: string;
	floor: string;
	doorCode: string;
}

const CODE = /^(?:digicode|code)(?!\p{L})(?: d[’']entrée)? ?:? ?/iu;
const FLOOR =
	/^(?:\d{1,2} ?(?:er|e|ème|eme|nd)? (?:étage|gauche|droite|face)|étage|rez|rdc|porte|app|apt|appt|appartement|bât|bâtiment|esc|escalier|hall|interphone|sonnette|résidence|immeuble|(?:allée|entrée|montée|tour) [a-z\d]{1,2})(?!\p{L})/iu;
/** « code postal » is none. */
const CODE_ITSELF = /^(?=.*\d)[\da-z*#]{2,10}$/i;
const STREET =
	/(?<!\d)\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|boulevard|bd|chemin|impasse|place|allée|route|montée|cours|quai|square|passage|lotissement|hameau)(?!\p{L})/iu;
/** « Porte claquée » is no place. */
const SAYS_WHERE =
	/^(?!porte)(?=.*(?:\d|rez|rdc|gauche|droite)).{1,40}$|^(?:b[âa]t(?:iment)?\.?|allée|entrée|montée|tour) [a-z]$|^(?:résidence|immeuble) .{1,40}$|^porte (?:\d{1,4}\w?|(?:de )?(?:gauche|droite))$/iu;
const PART_AT_MOST = 80;

/** « 8 rue Haute, 3e étage, code 45B » in one field: a map would be asked for the code, and a message would say it. Fields that are filled stay. */
export function inItsFields<Place extends DoorPlace>(place: Place): Place {
	const [street = "", ...parts] = place.address.split(/[,;]/).map((part) => part.trim());
	const codes = place.doorCode === "" ? parts.filter((part) => CODE.test(part)) : [];
	const floors = place.floor === "" ? parts.filter((part) => FLOOR.test(part)) : [];
	return {
		...place,
		address: [street, ...parts.filter((part) => !codes.includes(part) && !floors.includes(part))].join(", "),
		floor: place.floor || floors.join(", "),
		doorCode: place.doorCode || codes.map((part) => part.replace(CODE, "")).join(", "),
	};
}

/** From its number on. */
function streetIn(part: string): string {
	const at = part.search(STREET);
	return at < 0 ? "" : part.slice(at);
}

/** What a message says of it, each part "" where it does not. */
export function doorPlaceIn(message: string): DoorPlace {
	const parts = message
		.slice(0, 2_000)
		.split(/[,;.!?\n]/)
		.map((part) => part.trim())
		.filter((part) => part.length <= PART_AT_MOST);
	const codes = parts.filter((part) => CODE.test(part)).map((part) => part.replace(CODE, ""));
	return {
		address: parts.map(streetIn).find((street) => street !== "") ?? "",
		floor: parts
			.filter((part) => FLOOR.test(part) && SAYS_WHERE.test(part))
			.slice(0, 3)
			.join(", "),
		doorCode: codes.find((code) => CODE_ITSELF.test(code)) ?? "",
	};
}
