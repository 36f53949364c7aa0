import type { TownLocal } from "./town-local.ts";

export const nordIsere = {
	morestel: {
		text: "Un donjon et un clocher signalent de loin le vieux bourg, bâti sur une légère hauteur, au sud du plateau de l’Isle-Crémieu. La D1075 le dessert, comme l’ancienne nationale 517. À l’écart, la Save draine des fonds humides ; le Rhône passe plus à l’est.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=Morestel&region=82",
			"https://gaudry.be/lieu/fr/fr-ara/32883.html",
			"https://de.m.wikipedia.org./wiki/Morestel",
		],
	},
	"la-verpilliere": {
		text: "Nationale 6 d’autrefois, A43 et voie ferrée de Lyon à Grenoble traversent toutes la ville, au bord de la Bourbre, entre la plaine de Lyon et les premières collines. La sortie 6 de l’autoroute la dessert, avec Villefontaine. Sa gare est en service depuis plus d’un siècle ; le secteur relève de la gendarmerie.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=Verpilliere&region=82",
			"https://pt.frwiki.wiki/wiki/La_Verpillière",
			"http://edit.news.infogalactic.com/info/A43_autoroute",
			"https://chatpfe.com/reorganisation-dun-quartier-de-gare-dans-la-communaute-dagglomeration-porte-de-lisere",
			"https://www.isere.gouv.fr/index.php/layout/set/print/Actualites/Actualite-des-particuliers/Accueil-des-nouveaux-effectifs-de-gendarmerie-du-quartier-de-reconquete-republicaine-du-Nord-Isere",
		],
	},
	"saint-jean-de-bournay": {
		text: "Petite ville de couloir, elle s’allonge au bord de la Gervonde entre les collines du Bas-Dauphiné, à la croisée de plusieurs grandes routes dont celle de Vienne à Grenoble. La forêt de Bonnevaux ferme le paysage au sud. De vieilles maisons en pisé bordent la route à Miraillet, à Gonnet et à la Croix du Pénoux.",
		quarters: ["Bournay", "Miraillet", "Gonnet", "Croix du Pénoux"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=SaintJeandeBournay&region=82",
			"https://gaudry.be/de/lieu/fr/fr-ara/33109.html",
			"https://undersight.wpsucks.xyz/wiki/frwiki/diff/105653850-105753891",
		],
	},
	"ruy-montceau": {
		text: "À l’est de Bourgoin-Jallieu, qu’elle touche, la commune y est reliée par l’ancien tracé de la nationale 6. Zone d’activités et commerces se trouvent au sud ; ailleurs, beaucoup de terres restent agricoles. Deux villages la composent : l’hôtel de ville est rue de la Salière, une mairie annexe se tient à Montceau.",
		quarters: [
			"Ruy",
			"Montceau",
			"La Salière",
			"Boussieu",
			"Loudun",
			"Thézieu",
			"Chapèze",
			"Les Cantinières",
			"La Croix Rouge",
		],
		sources: [
			"https://fr.wikipedia.org/wiki/Ruy-Montceau?uselang=en",
			"https://cs.frwiki.wiki/wiki/Montceau_(Isère)",
			"https://pdfslide.tips/documents/e-courrier-2015-02-23-les-moyens-de-valoriser-ses-atouts-et-de-main-tenir-un.html",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BOURGOIN JALLIEU/RUY-MONTCEAU.html",
		],
	},
	"saint-alban-de-roche": {
		text: "À la lisière de Bourgoin-Jallieu, dont elle forme la banlieue, la commune a des terrains étagés entre 230 et 474 mètres d’altitude. Le lieu-dit La Grive est à cheval sur la limite avec la ville.",
		quarters: ["La Grive", "La Combe", "La Croix Blanche"],
		sources: [
			"https://kiwix.jackbot.fr/content/wikipedia_fr_all_maxi_2021-09/A/Saint-Alban-de-Roche",
			"http://jc-michel.fr/themes/Isere/Notices Communes/ISLE ABEAU/SAINT-ALBAN-DE-ROCHE.html",
			"https://groupe-ecomedia.com/brigade-de-gendarmerie-forte-hausse-de-la-delinquance-locale-et-itinerante-en-2015/",
		],
	},
	"nivolas-vermelle": {
		text: "L’ancienne nationale 85, route de Grenoble, a donné sa forme au bourg, bâti le long de la chaussée et sur le flanc d’une colline. L’A43 et la ligne de chemin de fer Lyon – Grenoble passent tout près. Au nord-nord-ouest commence Bourgoin-Jallieu ; au sud, Succieu et les Terres froides.",
		quarters: ["Nivolas", "Vermelle", "Ruffieu"],
		sources: [
			"https://gaudry.be/de/lieu/fr/fr-ara/32903.html",
			"https://fr.wikipedia.org/wiki/Nivolas-Vermelle",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BOURGOIN JALLIEU/NIVOLAS-VERMELLE.html",
			"http://fr.m.wiki.x.io/wiki/Vermelle",
		],
	},
	maubec: {
		text: "La Combe, quartier le plus bâti, longe le Bion et la D522, à la sortie de Bourgoin-Jallieu vers les plateaux du sud. La mairie, l’école et la salle de sport se tiennent plus haut, au Centre, qui réunit le Besson et le Sadiau. D’autres hameaux se dispersent sur les pentes et dans les bois, le Meynier par exemple.",
		quarters: [
			"Le Brouchoud",
			"Le Centre",
			"Le Besson",
			"Le Sadiau",
			"La Combe",
			"Les Levets",
			"La Ransinière",
			"Le Maron",
			"Le Meynier",
			"Paleysin",
			"Tireluc",
		],
		sources: ["http://www.maubec-isere.fr/patrimoine/quartiers"],
	},
	domarin: {
		text: "Petit territoire de la banlieue de Bourgoin-Jallieu, il s’élève de 231 à 450 mètres d’altitude. Le pays alentour oppose les collines des Terres froides, au sud, à la large vallée plate de la Bourbre, où s’étendaient les marais. Par la route ou en transports en commun, le centre de Bourgoin-Jallieu est tout proche.",
		quarters: [],
		sources: [
			"https://fr.wikipedia.org/wiki/Domarin",
			"https://domarin.fr/?p=1364",
			"https://de.frwiki.wiki/wiki/Domarin",
		],
	},
	"saint-savin": {
		text: "Au nord-est de Bourgoin-Jallieu, le territoire touche l’Isle-Crémieu d’un côté et les Terres froides de l’autre. Le bourg reste en bas, vers 230 mètres d’altitude, alors que les hauteurs dépassent 400 mètres. Ruy-Montceau le borde au sud, Saint-Chef au nord, Montcarra à l’est, Saint-Marcel-Bel-Accueil à l’ouest.",
		quarters: ["Demptézieu"],
		sources: [
			"https://world.wikisort.org/france/fr/France/Saint-Savin_(Isère)",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BOURGOIN JALLIEU/SAINT SAVIN.html",
		],
	},
	"vaulx-milieu": {
		text: "Entre Villefontaine et L’Isle-d’Abeau, l’A43 et l’ex-nationale 6 rendent facile l’accès à cette commune de l’ex-ville nouvelle. Elle est restée un village jusqu’au milieu du XXe siècle, dans la plaine du Bas-Dauphiné.",
		quarters: ["Les Guinguettes", "Monbaly", "Les Trois Eaux", "Couchu"],
		sources: [
			"https://world.wikisort.org/france/fr/France/Vaulx-Milieu",
			"http://jc-michel.fr/themes/Isere/Notices Communes/ISLE ABEAU/VAULX-MILIEU.html",
			"https://groupe-ecomedia.com/brigade-de-gendarmerie-forte-hausse-de-la-delinquance-locale-et-itinerante-en-2015/",
		],
	},
	cessieu: {
		text: "Le bourg se tient au fond de la vallée de la Bourbre, sur la D1006, entre Bourgoin-Jallieu et La Tour-du-Pin. Une halte TER s’y trouve sur les lignes de Lyon à Grenoble et à Chambéry, et l’A43 y rejoint l’A48. Quatre hameaux s’y rattachent, dont le Bois, perché au nord sur le plateau.",
		quarters: ["Le Bourg", "Vachères", "Coiranne", "Pévrin", "Le Bois de Cessieu"],
		sources: [
			"https://profilpelajar.com/fr/Cessieu",
			"https://fr.m.vvikipidea.org/wiki/Spécial:Diff/181022921",
			"https://wikimonde.com/article/Cessieu",
		],
	},
	"saint-chef": {
		text: "Le bourg occupe un vallon au nord-est de Bourgoin-Jallieu, en bordure de l’Isle-Crémieu et des grands marais. Le relief est accidenté et l’habitat dispersé : à côté du centre, plusieurs hameaux, comme Arcisse, Crucilieux ou Versin, furent un temps des communes à part, pendant la Révolution.",
		quarters: ["Arcisse", "Chamont", "Crucilieux", "Laval", "Trieux", "Versin"],
		sources: [
			"https://www.saint-chef.fr/presentation-commune-saint-chef.html",
			"http://jc-michel.fr/themes/Isere/Notices Communes/BOURGOIN JALLIEU/SAINT-CHEF.html",
			"https://askwikinow.com/view_html.php?lang=fr&q=Saint-Chef&sq=Google",
		],
	},
	"saint-quentin-fallavier": {
		text: "Deux paysages se côtoient : les entrepôts du parc de Chesnes, et un village à clocher adossé aux collines, avec ses maisons de pisé et de galets. On y arrive par l’A43, sortie 5, par la D1006 ou par le TER de Lyon à Saint-André-le-Gaz. Le canal de la Bourbre longe la pointe est.",
		quarters: ["Fallavier", "Chesnes", "Mas Millet", "Le Relong", "Monthion", "Les Allinges"],
		sources: [
			"http://movatter.jp/mt/?dark=on&url=http://fr.wikipedia.org/wiki/Saint-Quentin-Fallavier",
			"https://iseremag.fr/actualites/2024-septembre-octobre/saint-quentin-fallavier-rurale-et-logistique",
			"http://edit.news.infogalactic.com/info/A43_autoroute",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA VERPILLIERE/SAINT-QUENTIN-FALLAVIER.html",
			"http://www.st-quentin-fallavier.fr/235-patrimoine-archeologique.htm",
		],
	},
} as const satisfies Record<string, TownLocal>;
