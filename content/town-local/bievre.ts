import type { TownLocal } from "./town-local.ts";

export const bievre = {
	"la-cote-saint-andre": {
		text: "La ville s’étire au pied d’une longue crête, entre les coteaux, au nord, et la plaine agricole de Bièvre, au sud. À l’est, ses maisons se prolongent par celles de Gillonnay. Le territoire descend jusqu’à la D119 et à la rivière du Rival ; un parc d’activités occupe le carrefour de la D119 et de la D518.",
		quarters: [],
		sources: [
			"https://tresordesregions.mgm.fr/cant.php?cl=CoteSaintAndre&region=82",
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3807",
			"https://studylibfr.com/doc/6330332/rapport-d-enquete-et-conclusion-projet-de-creation",
		],
	},
	beaurepaire: {
		text: "En Valloire, dans la vallée de l’Oron, ce bourg de plaine touche le département de la Drôme. Son centre ancien, tracé en damier autour de l’église, garde des maisons médiévales avec des échoppes au rez-de-chaussée. Champs et bois l’entourent, et une zone d’activités s’étend aux Fromentaux.",
		quarters: ["Les Fromentaux", "Saint Michel", "Pont du Milieu", "Le Ballay", "Le Fayaret", "La Guillotière"],
		sources: [
			"http://iseremag.fr/webzine/2019-janvier-fevrier/beaurepaire-cite-pionniere-et-coquette",
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3802",
			"http://jc-michel.fr/themes/Isere/Notices Communes/ROUSSILLON/BEAUREPAIRE.html",
			"http://fr.wikipedia.org/wiki/Beaurepaire_(Isère)",
		],
	},
	"le-grand-lemps": {
		text: "Le bourg s’étend des deux côtés de la voie ferrée de Lyon à Grenoble, sur laquelle il a sa gare. On y vient par la D73, entre Rives et La Frette. Quelques hameaux l’entourent, au bord nord de la plaine de Bièvre, au pied des collines.",
		quarters: [
			"La Montagne",
			"Château Vieux",
			"Les Liers",
			"Les Blaches",
			"La Croix de la Mission",
			"Le Violet",
			"La Poype",
		],
		sources: [
			"https://world.wikisort.org/france/fr/France/Le_Grand-Lemps",
			"https://tresordesregions.mgm.fr/epci.php?dep=38&lepci=Grand-Lemps&region=84",
			"https://legrandlemps.fr/tourisme/culture/je-decouvre-lhistoire/les-cafes-dupliquer-7820",
			"https://www.legrandlemps.fr/?p=7065",
			"http://jc-michel.fr/themes/Isere/Notices Communes/GRAND LEMPS/LE GRAND-LEMPS.html",
		],
	},
	"saint-etienne-de-saint-geoirs": {
		text: "L’aéroport de Grenoble-Alpes-Isère occupe une partie de la plaine de Bièvre, sur le sol de la commune. Deux anciennes nationales, la 518 et la 519, y passent ; Sillans se trouve à l’est, Brézins à l’ouest. Au sud-est, le vallon du Rival mène vers Saint-Geoirs et les collines.",
		quarters: ["La Croix Ferrier", "Les Blétons", "Mourchamp", "Veaugauthier", "La Thivolière", "La Pierre"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=SaintEtiennedeSaintGeoirs&region=82",
			"https://tresordesregions.mgm.fr/epci.php?lepci=Bièvre+Isère&region=84",
			"https://de.wikipedia.org/wiki/Saint-Étienne-de-Saint-Geoirs",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BIEVRE/SAINT-ETIENNE-DE-SAINT-GEOIRS.html",
		],
	},
} as const satisfies Record<string, TownLocal>;
