import type { TownLocal } from "./town-local.ts";

export const mainTowns = {
	"bourgoin-jallieu": {
		text: "La gare est dans l’hypercentre, près de l’ex-nationale 6, qui suit la voie ferrée au pied du relief sud. Par l’autoroute, la sortie 8 de l’A43 mène en ville. Au nord, l’A43 et la Bourbre isolent du centre Champfleuri, grand ensemble commencé dans les années 1960. Un commissariat de police nationale y est implanté.",
		quarters: ["Champfleuri", "Champaret", "La Grive", "La Maladière"],
		sources: [
			"http://fr.m.wiki.x.io/wiki/Gare_de_Bourgoin-Jallieu",
			"https://it.frwiki.wiki/wiki/Champfleuri_(Bourgoin-Jallieu)",
			"https://lyoncapitale.fr/actualite/pres-de-lyon-travaux-de-nuit-sur-l-autoroute-a43-et-a48",
			"https://2012-2017.nosdeputes.fr/14/intervention/519335",
			"https://www.bourgoinjallieu.fr/votre-mairie/les-grands-projets/les-projets",
			"http://jc-michel.fr/themes/Isere/Notices Communes/ISLE ABEAU/SAINT-ALBAN-DE-ROCHE.html",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BOURGOIN JALLIEU/BOURGOIN-JALLIEU.html",
		],
	},
	"lisle-abeau": {
		text: "Le vieux bourg coiffe une butte, autrefois cernée de marais ; les quartiers récents, bâtis depuis les années 1970 avec la ville nouvelle, s’étendent jusqu’à la Bourbre et au-delà. L’autoroute A43, sortie 7, et la rivière coupent la ville, dont le cœur est une vaste zone commerciale. Une brigade de gendarmerie y est installée.",
		quarters: ["Le Bourg", "Saint-Hubert", "Triforium", "Les Trois Vallons", "Les Sayes"],
		sources: [
			"https://iseremag.fr/actualites/2020-mai-juin/lisle-dabeau-une-mosaique-de-quartiers",
			"https://gaudry.be/nl/lieu/fr/fr-ara/32646.html",
			"http://edit.news.infogalactic.com/info/A43_autoroute",
			"https://groupe-ecomedia.com/brigade-de-gendarmerie-forte-hausse-de-la-delinquance-locale-et-itinerante-en-2015/",
		],
	},
	"la-tour-du-pin": {
		text: "La ville s’est étendue dans la vallée encaissée de la Bourbre, couloir où passent aussi l’A43, l’ex-nationale 6 et la voie ferrée de Lyon vers Grenoble et Chambéry. Le vieux centre garde des ruelles de maisons bourgeoises, en pierre ou en galets. Des trains TER s’y arrêtent.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3833",
			"https://gaudry.be/lieu/fr/fr-ara/32685.html",
		],
	},
	voiron: {
		text: "Ville de piémont, elle s’appuie sur la Chartreuse, à la sortie de la cluse de Grenoble, au croisement des anciennes nationales 75 et 92. Les trains de la ligne Lyon – Grenoble s’arrêtent à la gare, avenue Léon-et-Joanny-Tardy. Le relief y est fort, de 222 à 846 mètres d’altitude.",
		quarters: ["Brunetière", "La Brunerie"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3845",
			"https://s-crepy.com/mastah-kampret/5EzZy9mLhlGZlBXarl2duInZ6MHc0/wiki/Gare_de_Voiron",
			"https://de.frwiki.wiki/wiki/Voiron",
			"https://fr.readkong.com/page/contrat-de-ville-2015-2020-communaut-d-agglom-ration-du-5282499",
			"https://www.voiron.fr/vie-municipale/tribune-groupes-politiques/",
		],
	},
	villefontaine: {
		text: "Plaine de la Bourbre au nord et à l’est, collines du Bas-Dauphiné au sud et à l’ouest : la ville s’est bâtie entre les deux à partir des années 1970, par quartiers séparés, autour d’un ancien village. L’A43 la dessert par la sortie 6. Elle a sa brigade de gendarmerie.",
		quarters: ["Le Village", "Saint-Bonnet", "Vaugelas", "Servenoble", "Les Roches"],
		sources: [
			"https://gaudry.be/nl/lieu/fr/fr-ara/33373.html",
			"https://questions.assemblee-nationale.fr/q12/12-1598QOSD.htm",
			"http://edit.news.infogalactic.com/info/A43_autoroute",
			"https://www.isere.gouv.fr/index.php/layout/set/print/Actualites/Actualite-des-particuliers/Accueil-des-nouveaux-effectifs-de-gendarmerie-du-quartier-de-reconquete-republicaine-du-Nord-Isere",
		],
	},
	cremieu: {
		text: "Trois vallons profonds se rejoignent ici, au pied ouest d’un plateau calcaire que la D517 franchit par un défilé. Entre les collines Saint-Hippolyte et Saint-Laurent, la vieille ville reste serrée dans ses remparts, avec ruelles pavées et maisons anciennes. L’étang de Ry occupe l’un des vallons.",
		quarters: ["Saint-Hippolyte", "Saint-Laurent", "La Levrattière", "Beptenaz"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3808",
			"https://docslib.org/doc/13274808/le-département-déploie-la-fibre-culture-les-confidences-du-prieur-guy",
			"http://jc-michel.fr/themes/Isere/Notices Communes/CHARVIEU CHAVAGNEUX/CREMIEU.html",
		],
	},
} as const satisfies Record<string, TownLocal>;
