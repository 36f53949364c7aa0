import type { TownLocal } from "./town-local.ts";

export const nordIsereRest = {
	diemoz: {
		text: "Sur l’ancienne nationale 518, le village s’intercale entre Heyrieux, au nord-ouest, et Saint-Georges-d’Espéranche, au sud. Il se tient au bord de la plaine de Lyon, là où commence le plateau du Bas-Dauphiné. L’église coiffe une butte ; la rue du Stade en descend vers la chapelle de Lestra.",
		quarters: ["Dième", "Lestra"],
		sources: [
			"https://dewiki.de/Lexikon/Diémoz",
			"https://iiab.me/kiwix/content/wikipedia_fr_all_maxi_2022-09/A/Diémoz",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA VERPILLIERE/DIEMOZ.html",
		],
	},
	"saint-georges-d-esperanche": {
		text: "Un petit plateau porte le bourg, au milieu de collines laissées par les glaciers, à mi-chemin de Vienne et de Bourgoin-Jallieu. La ligne à grande vitesse traverse la commune au lieu-dit la Froide. Au nord vient Diémoz ; l’intercommunalité est celle des Collines Isère Nord.",
		quarters: ["Le Bourg", "Gallot", "Maisons Quemin", "La Froide", "Grand Champ"],
		sources: [
			"https://da.frwiki.wiki/wiki/Saint-Georges-d'Espéranche",
			"https://kampuspedia.com/fr/Saint-Georges-d'Espéranche",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA VERPILLIERE/SAINT-GEORGES-D ESPERANCHE.html",
			"https://dewiki.de/Lexikon/Diémoz",
		],
	},
	heyrieux: {
		text: "À la limite du département du Rhône, ce bourg du Nord-Isère marque le passage de la plaine de Lyon aux premières collines ; l’Ozon y prend sa source. La sortie 5 de l’A43 le dessert, et l’ancienne nationale 518 le traverse en direction de Diémoz. Grenay et Saint-Quentin-Fallavier le touchent au nord et à l’est.",
		quarters: ["Le Mas", "Le Buclay", "Les Terreaux", "Le Colombier", "Maille"],
		sources: [
			"https://gaudry.be/lieu/fr/fr-ara/32618.html",
			"https://de.wikipedia.org/wiki/Heyrieux",
			"http://edit.news.infogalactic.com/info/A43_autoroute",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA VERPILLIERE/HEYRIEUX.html",
		],
	},
	"saint-clair-de-la-tour": {
		text: "Le centre s’est formé à l’est de La Tour-du-Pin, au carrefour de l’ex-nationale 516, qui mène vers la Savoie et l’Ain, et des départementales 2 et 145. Ce village occupe la vallée. Cinq hameaux se partagent le plateau, une centaine de mètres plus haut.",
		quarters: ["Le Village", "Le Plateau", "Dussin", "Charpenay", "Mauchamp", "Bellefontaine", "Passeron", "Le Vion"],
		sources: [
			"http://stclair.pagesperso-orange.fr/historique.htm",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA TOUR DU PIN/SAINT-CLAIR-DE-LA-TOUR.html",
		],
	},
	dolomieu: {
		text: "Bourg perché, il domine la vallée du Rhône au nord et celle de la Bourbre au sud, à mi-chemin de La Tour-du-Pin et de Morestel. L’habitat forme trois pôles éloignés : le centre et ses commerces, Bordenoud, puis le groupe de Rabataboeuf, du Couverier et du Fournier. Beaucoup de maisons gardent le toit dauphinois à quatre pans.",
		quarters: ["Le Centre", "Bordenoud", "Rabataboeuf", "Le Couverier", "Le Fournier", "La Frette d’en Haut"],
		sources: [
			"https://comitejumelagedolomieu.blogspot.com/p/villa.html",
			"https://owlapps.net/owlapps_apps/articles?id=1143925",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA TOUR DU PIN/DOLOMIEU.html",
		],
	},
	"tignieu-jameyzieu": {
		text: "Sur la rive droite de la Bourbre, à l’extrémité nord-ouest du département, le terrain est presque plat. Tignieu et Jameyzieu, deux villages réunis au XIXe siècle, forment aujourd’hui une même agglomération avec Charvieu-Chavagneux et Pont-de-Chéruy, à l’est de Lyon. Les Balcons du Dauphiné sont son intercommunalité.",
		quarters: ["Tignieu", "Jameyzieu", "Le Chatenay", "La Bouverie", "Le Montay", "Vavre", "Le Gambaud", "La Léchère"],
		sources: [
			"https://world.wikisort.org/france/fr/France/Tignieu-Jameyzieu",
			"https://wikizero.com/fr/Tignieu-Jameyzieu",
			"https://www.tignieu-jameyzieu.fr/decouvrir-la-ville-tignieu.html",
			"http://tignieu-jameyzieu.info/page/commune-patrimoine.htm",
			"http://jc-michel.fr/themes/Isere/Notices Communes/CHARVIEU CHAVAGNEUX/TIGNIEU-JAMEYZIEU.html",
		],
	},
	"pont-de-cheruy": {
		text: "La Bourbre traverse la ville vers le nord, peu avant de rejoindre le Rhône. Le territoire, très petit et très bâti, s’est formé en 1867 autour du village de Constantin. Le Rhône, et Loyettes sur l’autre rive, dans l’Ain, sont tout proches ; Charvieu-Chavagneux et Tignieu-Jameyzieu font partie de la même agglomération.",
		quarters: [],
		sources: [
			"https://tresordesregions.mgm.fr:443/epci.php?dep=38&lepci=Pont-de-Chéruy&region=84",
			"https://wikiwand.com/en/articles/Pont-de-Chéruy",
			"https://world.wikisort.org/france/fr/France/Pont-de-Chéruy",
		],
	},
	"charvieu-chavagneux": {
		text: "Deux communes réunies en 1961 ont donné cette ville très urbanisée, que l’on peut ranger dans la banlieue est de Lyon. La Bourbre en borde le sud-est ; Pont-de-Chéruy la prolonge, Janneyrias lui fait suite de l’autre côté. La limite du département du Rhône est toute proche.",
		quarters: ["Charvieu", "Chavagneux", "Montbertrand"],
		sources: [
			"https://gaudry.be/en/lieu/fr/fr-ara/32396.html",
			"https://iiab.me/kiwix/content/wikipedia_fr_all_maxi_2022-09/A/Charvieu",
		],
	},
	"saint-andre-le-gaz": {
		text: "La gare commande tout : la voie venue de Lyon s’y partage, vers Grenoble au sud et vers Chambéry à l’est. Le village-centre s’étend au bord de la Bourbre, qu’on passait jadis à gué. Les Abrets en Dauphiné, La Bâtie-Montgascon, Le Passage et Saint-Ondras l’entourent.",
		quarters: ["Le Gaz", "Côte Giroud", "La Motte"],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?cl=SaintAndreleGaz&region=82",
			"https://kiwix.jackbot.fr/wikipedia_fr_all_maxi_2021-09/A/Saint-André-le-Gaz",
			"https://s.gtool.pro/https/fr.wikipedia.org/w/index.php?section=25&title=Saint-André-le-Gaz&veaction=edit",
			"http://jc-michel.fr/themes/Isere/Notices Communes/LA TOUR DU PIN/SAINT-ANDRE-LE-GAZ.html",
		],
	},
	"les-avenieres-veyrins-thuellin": {
		text: "Deux anciennes communes se sont réunies ici en 2016, entre le Rhône, limite avec l’Ain, et la D1075. L’une s’étale sur une crête au-dessus du fleuve et des marais ; l’autre suit la D1075 dans la plaine, où les usines vont de Veyrins à Thuellin. Au nord, la D33 vient de Morestel et franchit le Rhône.",
		quarters: [
			"Ciers",
			"Buvin",
			"Curtille",
			"Veyrins",
			"Thuellin",
			"Le Chamolay",
			"Le Grand Chaffard",
			"Le Bessey",
			"Le Sablonnet",
			"Les Nappes",
		],
		sources: [
			"https://tresordesregions.mgm.fr:443/epci.php?dep=38&lepci=Avenières+Veyrins-Thuellin&region=84",
			"http://the-uncensored-wiki.com:20171/2017-wikipedia_en_all_novid_2017-08/A/Les_Avenieres.html",
			"https://es.stringtranslate.com/Les Avenières/Les_Avenières",
			"https://world.wikisort.org/france/de/Frankreich/Les_Avenières",
		],
	},
	"les-abrets-en-dauphine": {
		text: "Trois communes n’en font plus qu’une depuis 2016, autour d’un bourg proche du croisement de la D1006 et de la D1075. La Bâtie-Divisin et Fitilieu complètent l’ensemble, en pays vallonné. La halte ferroviaire se trouve côté Fitilieu, place de la Gare, sur la ligne de Saint-André-le-Gaz à Chambéry.",
		quarters: ["Les Abrets", "Fitilieu", "La Bâtie-Divisin"],
		sources: [
			"https://de.wiki.li/Les_Abrets_en_Dauphiné",
			"https://it.frwiki.wiki/wiki/Les_Abrets_en_Dauphiné",
			"https://petitfute.com/v35247-les-abrets-en-dauphine-38490",
			"https://fr.m.vvikipidea.org/wiki/Gare_des_Abrets_-_Fitilieu",
		],
	},
	"montalieu-vercieu": {
		text: "Tout au nord du département, le territoire descend jusqu’aux rives du Rhône et touche l’Ain. Vercieu et le bourg principal y forment une seule commune depuis la Révolution, dans un pays de carrières de pierre partagé avec Bouvesse-Quirieu.",
		quarters: ["Vercieu", "Chamboud", "Chalepont", "Corniolay", "Ancienoux"],
		sources: [
			"https://kiwix.jackbot.fr/content/wikipedia_fr_all_maxi_2021-09/A/Montalieu-Vercieu",
			"http://fr.wikipedia.org/wiki/Montalieu",
			"http://jc-michel.fr/themes/Isere/Notices Communes/MORESTEL/MONTALIEU-VERCIEU.html",
		],
	},
	"le-pont-de-beauvoisin": {
		text: "Rive gauche du Guiers, vous êtes en Isère ; en face, la Savoie, avec une jumelle du même nom et une seule agglomération pour les deux. Les maisons, modestes, se serrent au cœur du bourg. L’ex-nationale 6 franchit le Guiers, l’A43 donne l’accès principal et la gare est sur la ligne Lyon – Chambéry.",
		quarters: [],
		sources: [
			"http://tresordesregions.mgm.fr/cant.php?region=82&ct=3821",
			"https://it.m.wikipedia.org./wiki/Le_Pont-de-Beauvoisin_(Isère)",
			"https://nl.frwiki.wiki./wiki/Le_Pont-de-Beauvoisin_(Isère)",
		],
	},
} as const satisfies Record<string, TownLocal>;
