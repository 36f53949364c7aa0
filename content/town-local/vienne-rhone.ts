import type { TownLocal } from "./town-local.ts";

export const vienneRhone = {
	"vienne-nord": {
		text: "En venant de Lyon par l’A7, on entre par Estressin, entre l’autoroute et la Sévenne. Plus au sud, la Gère, à la rive droite accidentée, rejoint le Rhône juste avant la vieille ville. Malissol, quartier de logements sociaux commencé en 1974, occupe une colline au-dessus de la rivière, près de Pont-Évêque.",
		quarters: ["Estressin", "Malissol", "Saint-Benoît", "Charlemagne"],
		sources: [
			"https://vivre-villes.fr/vienne/vienne-a-la-une/2023/12/13/50-km-h-chaussees-plus-etroites-verdissement-la-physionomie-de-lentree-nord-de-vienne-appelee-a-changer-de-leclerc-au-mc-do",
			"https://vivre-villes.fr/vienne/sport/2022/07/14/tour-de-france-il-sera-impossible-de-traverser-vienne-coupee-en-deux-pendant-4-heures-vendredi-15-juillet",
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3899",
			"https://wikizero.net/wiki/fr/Malissol",
		],
	},
	roussillon: {
		text: "Près du Rhône, sur l’axe de Lyon à la Méditerranée, la ville ne fait qu’une agglomération avec Le Péage, sa voisine de l’ouest, qui a la nationale 7 et une gare de la ligne Paris – Marseille. Elle s’est surtout bâtie entre 1920 et 1965, avec les usines chimiques.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=Roussillon&region=82",
			"http://tresordesregions.mgm.fr/cant.php?cl=PeagedeRoussillon&region=82",
		],
	},
	"salaise-sur-sanne": {
		text: "L’A7, la nationale 7 et la voie ferrée de Paris à Marseille passent toutes sur ce territoire, dans la vallée du Rhône, ici en partie canalisé. La Sanne, petite rivière, le traverse. Au nord il touche l’agglomération de Roussillon, au sud Chanas ; une vaste zone industrielle en occupe une part.",
		quarters: [],
		sources: [
			"https://de.wikiup.org/wiki/Salaise-sur-Sanne",
			"https://kiwix.jackbot.fr/content/wikipedia_fr_all_maxi_2021-09/A/Salaise-sur-Sanne",
		],
	},
	chanas: {
		text: "L’échangeur de l’A7 se trouve sur le territoire communal, que la RN7 traverse aussi. La commune est dans la vallée du Rhône ; le Dolon l’arrose au sud avant de rejoindre le fleuve, à l’ouest. Pour le train, la gare la plus proche est au Péage-de-Roussillon ; Salaise-sur-Sanne borde la commune au nord.",
		quarters: [],
		sources: [
			"https://profilpelajar.com/fr/Chanas",
			"https://wiki.trucsazeb.re:443/index.php?oldid=167314&title=Chanas",
			"https://de.wikipedia.org/wiki/Chanas",
			"https://tresordesregions.mgm.fr/cant.php?cl=Chanas&region=82",
		],
	},
	"pont-eveque": {
		text: "Aux portes de Vienne, côté est, la ville suit la vallée de la Gère, où les usines se sont installées. Le Plan des Aures regroupe à l’est une partie des logements, tandis que le plateau reste en cultures. Des zones humides, à Cancanne et à Saint-Hilaire, marquent la limite avec l’agglomération viennoise.",
		quarters: ["Plan des Aures", "Cancanne", "Chemin Vieux", "Saint-Hilaire", "La Prairie"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=PontEveque&region=82",
			"http://jc-michel.fr/themes/Isere/Notices Communes/VIENNE 1/PONT-EVEQUE.html",
			"http://manoirdesforges.com/naissance-de-pont-eveque-isere-83",
		],
	},
	"chasse-sur-rhone": {
		text: "Deux étages se partagent la commune : le bas, dans la plaine, le long d’un méandre du Rhône, et les « Hauteurs », sur le plateau qui rejoint Seyssuel et Chuzelles. L’A46 et l’A47 s’y rencontrent, et la gare a son parking relais. Givors se trouve en face, sur l’autre rive du fleuve.",
		quarters: ["Centre-bourg", "Les Barbières", "Quartier du Rhône", "Les Platières"],
		sources: [
			"https://fr-academic.com/dic.nsf/frwiki/345348",
			"https://it.frwiki.wiki/wiki/Chasse-sur-Rhône",
			"http://www.chasse-sur-rhone.fr/cadre-de-vie-environnement/urbanisme/170-urbanisme",
			"http://www.youscribe.com/catalogue/tous/art-musique-et-cinema/autres/chasse-n-87-421710",
			"https://doczz.fr/doc/5274517/au-service-des-habitants",
		],
	},
	"le-peage-de-roussillon": {
		text: "Vous êtes dans la plaine de la rive gauche du Rhône, juste à l’ouest de Roussillon, avec lequel les constructions se touchent. La RN7 passe en ville et la gare se trouve sur la ligne de Paris à Marseille. Saint-Maurice-l’Exil borde la commune au nord, Salaise-sur-Sanne au sud.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=PeagedeRoussillon&region=82",
			"https://fr.wikipedia.org/wiki/Le_Péage-de-Roussillon",
			"https://de.m.wikipedia.org/wiki/Le_Péage-de-Roussillon",
		],
	},
	"saint-maurice-l-exil": {
		text: "Entre le Rhône, à l’ouest, et la RN7, à l’est, la commune se rejoint par l’A7, en sortant à Vienne-Sud si l’on vient du nord ou à Chanas si l’on vient du sud. La voie ferrée de Paris à Marseille la traverse. Un bus local la relie aux gares du Péage-de-Roussillon et de Saint-Clair.",
		quarters: ["Vieux-Village", "Givray", "Port-Vieux", "Colombier", "Centre-ville"],
		sources: [
			"https://profilpelajar.com/fr/Saint-Maurice-l'Exil",
			"https://de.wikiup.org/wiki/Saint-Maurice-l’Exil",
			"https://www.ville-st-maurice-exil.fr/découvrir/patrimoine.html",
			"http://jc-michel.fr/themes/Isere/Notices Communes/VIENNE 2/SAINT-MAURICE-L 'EXIL.html",
		],
	},
} as const satisfies Record<string, TownLocal>;
