import type { TownLocal } from "./town-local.ts";

export const voironnais = {
	voreppe: {
		text: "L’A48 et l’A49 ont leurs échangeurs dans la plaine, où s’étend une zone d’activités partagée avec Moirans. La ville est dans la cluse de l’Isère, près de son extrémité nord : rivière à l’ouest, falaises de la Chartreuse à l’est. Elle s’allonge le long de la vallée.",
		quarters: ["Bourg-Vieux", "Chalais"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=Voreppe&region=82",
			"https://it.frwiki.wiki/wiki/Voreppe",
			"https://docslib.org/doc/5463568/1-2-diagnostique-stratégique",
			"http://www.voreppeavenir.fr/blog/tribune-voreppe-emoi-octobre-2016/",
		],
	},
	moirans: {
		text: "Deux lignes de train s’y rejoignent, celle de Lyon à Grenoble et celle de Valence. Deux anciennes nationales, la 85 et la 92, s’y croisent, et l’A48 comme l’A49 longent le territoire avec un accès commun. Le quartier Champlong, des années 1960, est le plus ancien ensemble d’habitat social ; une zone d’activités est partagée avec Voreppe.",
		quarters: [],
		sources: [
			"https://defzone.net/wiki/fr/Moirans",
			"https://it.frwiki.wiki/wiki/Moirans",
			"http://tresordesregions.mgm.fr/cant.php?cl=Voreppe&region=82",
			"https://doczz.fr/doc/985482/moirans",
		],
	},
	tullins: {
		text: "Dans la basse vallée de l’Isère, à la limite du Voironnais et du Sud-Grésivaudan, la ville a un centre ancien aux maisons des dix-septième et dix-huitième siècles. Fures, village d’usines d’autrefois, fait partie de la commune et sert aussi à nommer la gare. Autour, la campagne est plantée de noyers.",
		quarters: [],
		sources: [
			"https://gaudry.be/de/lieu/fr/fr-ara/33317.html",
			"https://wikipatrimoine.fr/lieu/rhone-alpes/38/tullins/",
		],
	},
	rives: {
		text: "Le plateau de Bièvre à l’ouest, les collines du Voironnais à l’est : la commune est coupée par le vallon de la Fure, que rejoint le Réaumont dans le bas de la ville. La voie ferrée de Lyon à Grenoble franchit ce vallon sur un viaduc, au Pont-du-Bœuf. La basse vallée de l’Isère s’ouvre au sud.",
		quarters: ["Bas-Rives", "Pont-du-Bœuf", "La Cressonière", "Châteaubourg"],
		sources: [
			"https://fr.wikipedia.org/wiki/Rives_(Isère)",
			"https://fr.wikisource.org/wiki/Page:Joanne,_Géographie_de_l’Isère,_1876.djvu/68",
		],
	},
	coublevie: {
		text: "Voiron touche la commune, dont tout le territoire se situe à l’est de cette ville. L’aspect reste rural, malgré des constructions récentes. Les pentes montent vers la Chartreuse, dont le parc régional a ici sa limite sud.",
		quarters: ["Orgeoise", "La Tivolière", "Le Camet", "Berthelon", "Le Pillet"],
		sources: [
			"https://fr.wikipedia.org/wiki/Coublevie",
			"http://jc-michel.fr/themes/Isere/Notices Communes/VOIRON/COUBLEVIE.html",
		],
	},
	"saint-laurent-du-pont": {
		text: "Le Guiers Mort sort de ses gorges et traverse le bourg, au pied de la Chartreuse, à mi-chemin entre Grenoble et Chambéry. Au nord-ouest, une plaine drainée par le canal de l’Herretang ; ailleurs, la montagne. Entre-deux-Guiers et Saint-Joseph-de-Rivière sont les communes voisines.",
		quarters: ["Villette", "Le Sappey", "Curière", "L’Herretang"],
		sources: [
			"https://tresordesregions.mgm.fr/epci.php?dep=38&lepci=Saint-Laurent-du-Pont&region=84",
			"https://world.wikisort.org/france/fr/France/Saint-Laurent-du-Pont",
			"https://gaudry.be/de/lieu/fr/fr-ara/33138.html",
			"https://oc.m.wikipedia.org/wiki/Saint-Laurent-du-Pont",
			"http://jc-michel.fr/themes/Isere/Notices Communes/CHARTREUSE GUIERS/SAINT-LAURENT-DU-PONT.html",
		],
	},
	vinay: {
		text: "L’A49 a une sortie au sud du centre, que la D1092 traverse. Les TER de la ligne de Valence à Moirans s’arrêtent à la gare. Le bourg est blotti entre la colline du château et le Tréry ; au nord commencent les collines du Chambaran, au sud la plaine de l’Isère et ses noyers.",
		quarters: [],
		sources: [
			"https://de.wiki.li/Vinay_(Isère)",
			"http://tresordesregions.mgm.fr/cant.php?cl=Vinay&region=82",
			"http://fr.wikipedia.org/wiki/Vinay_(Isère)",
			"http://jc-michel.fr/themes/Isere/Notices Communes/SUD GRESIVAUDAN/VINAY.html",
		],
	},
	"saint-marcellin": {
		text: "Le train de Grenoble à Valence et l’A49, par un échangeur au sud, desservent la ville, bâtie au bord de la Cumane sur l’ancienne N92. Le centre garde des traces d’un plan en damier et une Grande Rue piétonne. L’habitat récent a gagné les coteaux et la plaine, jusqu’à Chatte, côté zone commerciale.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3830",
			"https://pdfslide.fr/documents/veloppement-de-la-ville-ville-de-saint-marcellin-le-premier-la-route-de.html",
			"https://kiwix.jackbot.fr/content/wikipedia_fr_all_maxi_2021-09/A/Saint-Marcellin_(Isère)",
		],
	},
} as const satisfies Record<string, TownLocal>;
