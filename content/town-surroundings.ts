import type { TownSurroundingsRow } from "./town-places.ts";
import type { TownSlug } from "./town-rows.ts";

/**
 * Made by `npm run donnees`: not to be edited. Communes: INSEE, through Etalab, Licence Ouverte.
 * Positions: GeoNames, CC BY 4.0.
 * The five towns nearest as the crow flies, with kilometres. Then communes without a page: those known
 * to be near, nearest first, and those that share the postal code.
 */
export const townSurroundings = {
	"bourgoin-jallieu": [
		"domarin 2, maubec 2, ruy-montceau 4, saint-alban-de-roche 4, nivolas-vermelle 4",
		"Châteauvilain, Chèzeneuve, Crachier, Culin, Eclose-Badinières, Les Éparres",
	],
	"lisle-abeau": [
		"saint-alban-de-roche 3, vaulx-milieu 3, domarin 4, bourgoin-jallieu 5, villefontaine 6",
		"Frontonas, Roche, Four, Saint-Marcel-Bel-Accueil",
	],
	"la-tour-du-pin": [
		"saint-clair-de-la-tour 3, cessieu 5, dolomieu 5, saint-andre-le-gaz 7, ruy-montceau 10",
		"Saint-Jean-de-Soudain, La Chapelle-de-la-Tour, Saint-Didier-de-la-Tour, Saint-Victor-de-Cessieu, Faverges-de-la-Tour, La Bâtie-Montgascon",
	],
	voiron: [
		"coublevie 2, moirans 4, rives 7, voreppe 9, tullins 10",
		"Saint-Jean-de-Moirans, La Buisse, Saint-Cassien, La Murette, Saint-Étienne-de-Crossey, Charnècles",
	],
	villefontaine: [
		"la-verpilliere 2, vaulx-milieu 3, saint-quentin-fallavier 4, diemoz 5, lisle-abeau 6",
		"Bonnefamille, Roche, Frontonas, Grenay, Chamagnieu",
	],
	cremieu: [
		"tignieu-jameyzieu 5, pont-de-cheruy 7, charvieu-chavagneux 8, saint-savin 12, lisle-abeau 12",
		"Villemoirieu, Saint-Romain-de-Jalionas, Loyettes, Chavanoz, Trept, Chamagnieu",
	],
	morestel: [
		"dolomieu 8, les-avenieres-veyrins-thuellin 9, saint-chef 9, saint-clair-de-la-tour 12, la-tour-du-pin 13",
		"Sermérieu, Vézeronce-Curtin, Creys-Mépieu, Salagnon, Arandon-Passins, Brangues",
	],
	"la-verpilliere": [
		"villefontaine 2, saint-quentin-fallavier 3, vaulx-milieu 4, lisle-abeau 6, heyrieux 6",
		"Frontonas, Bonnefamille, Roche, Chamagnieu, Grenay, Satolas-et-Bonce",
	],
	"saint-jean-de-bournay": [
		"saint-georges-d-esperanche 8, diemoz 11, maubec 12, villefontaine 12, saint-alban-de-roche 13",
		"Artas, Charantonnay, Beauvoir-de-Marc, Châtonnay, Moidieu-Détourbe, Lieudieu",
	],
	"ruy-montceau": [
		"nivolas-vermelle 3, bourgoin-jallieu 4, saint-savin 5, cessieu 5, maubec 5",
		"Saint-Victor-de-Cessieu, Châteauvilain, Chèzeneuve, Crachier, Culin, Eclose-Badinières",
	],
	"saint-alban-de-roche": [
		"domarin 2, lisle-abeau 3, bourgoin-jallieu 4, vaulx-milieu 4, maubec 4",
		"Roche, Frontonas, Bonnefamille, Four, Saint-Marcel-Bel-Accueil",
	],
	"nivolas-vermelle": [
		"ruy-montceau 3, maubec 3, bourgoin-jallieu 4, cessieu 5, domarin 6",
		"Saint-Victor-de-Cessieu, Châteauvilain, Chèzeneuve, Crachier, Culin, Eclose-Badinières",
	],
	maubec: [
		"bourgoin-jallieu 2, domarin 3, nivolas-vermelle 3, saint-alban-de-roche 4, ruy-montceau 5",
		"Châteauvilain, Chèzeneuve, Crachier, Culin, Eclose-Badinières, Les Éparres",
	],
	domarin: [
		"saint-alban-de-roche 2, bourgoin-jallieu 2, maubec 3, lisle-abeau 4, nivolas-vermelle 6",
		"Roche, Frontonas, Châteauvilain, Chèzeneuve, Crachier, Culin",
	],
	"saint-savin": [
		"saint-chef 4, ruy-montceau 5, bourgoin-jallieu 5, lisle-abeau 7, domarin 7",
		"Salagnon, Trept, Châteauvilain, Chèzeneuve, Crachier, Culin",
	],
	"vaulx-milieu": [
		"villefontaine 3, lisle-abeau 3, la-verpilliere 4, saint-alban-de-roche 4, domarin 6",
		"Roche, Frontonas, Bonnefamille, Chamagnieu",
	],
	cessieu: [
		"ruy-montceau 5, la-tour-du-pin 5, nivolas-vermelle 5, saint-clair-de-la-tour 8, saint-chef 8",
		"Saint-Victor-de-Cessieu, Saint-Jean-de-Soudain, La Chapelle-de-la-Tour, Saint-Didier-de-la-Tour, Faverges-de-la-Tour, La Bâtie-Montgascon",
	],
	"saint-chef": [
		"saint-savin 4, ruy-montceau 6, cessieu 8, bourgoin-jallieu 9, morestel 9",
		"Salagnon, Sermérieu, Trept, Montcarra, Vasselin, Vignieu",
	],
	"saint-quentin-fallavier": [
		"la-verpilliere 3, heyrieux 4, villefontaine 4, diemoz 6, vaulx-milieu 6",
		"Grenay, Bonnefamille, Satolas-et-Bonce, Chamagnieu, Frontonas, Saint-Laurent-de-Mure",
	],
	diemoz: [
		"saint-georges-d-esperanche 4, heyrieux 5, villefontaine 5, saint-quentin-fallavier 6, la-verpilliere 7",
		"Bonnefamille, Valencin, Roche, Oytier-Saint-Oblas, Charantonnay, Saint-Just-Chaleyssin",
	],
	"saint-georges-d-esperanche": [
		"diemoz 4, saint-jean-de-bournay 8, villefontaine 8, heyrieux 9, saint-quentin-fallavier 10",
		"Charantonnay, Oytier-Saint-Oblas, Beauvoir-de-Marc, Septème, Bonnefamille, Artas",
	],
	heyrieux: [
		"saint-quentin-fallavier 4, diemoz 5, la-verpilliere 6, villefontaine 7, saint-georges-d-esperanche 9",
		"Valencin, Grenay, Saint-Pierre-de-Chandieu, Bonnefamille, Saint-Laurent-de-Mure, Saint-Just-Chaleyssin",
	],
	"saint-clair-de-la-tour": [
		"la-tour-du-pin 3, dolomieu 4, saint-andre-le-gaz 5, cessieu 8, les-abrets-en-dauphine 9",
		"La Chapelle-de-la-Tour, Saint-Didier-de-la-Tour, Saint-Jean-de-Soudain, Faverges-de-la-Tour, La Bâtie-Montgascon, Corbelin",
	],
	dolomieu: [
		"saint-clair-de-la-tour 4, la-tour-du-pin 5, les-avenieres-veyrins-thuellin 7, saint-andre-le-gaz 7, morestel 8",
		"La Chapelle-de-la-Tour, Faverges-de-la-Tour, Vézeronce-Curtin, Corbelin, La Bâtie-Montgascon, Saint-Didier-de-la-Tour",
	],
	"tignieu-jameyzieu": [
		"pont-de-cheruy 1, charvieu-chavagneux 3, cremieu 5, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz, Saint-Romain-de-Jalionas, Loyettes, Villemoirieu, Janneyrias, Chamagnieu",
	],
	"pont-de-cheruy": [
		"tignieu-jameyzieu 1, charvieu-chavagneux 2, cremieu 7, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz, Saint-Romain-de-Jalionas, Loyettes, Janneyrias, Villemoirieu, Satolas-et-Bonce",
	],
	"charvieu-chavagneux": [
		"pont-de-cheruy 2, tignieu-jameyzieu 3, cremieu 8, saint-quentin-fallavier 12, la-verpilliere 13",
		"Janneyrias, Chavanoz, Saint-Romain-de-Jalionas, Loyettes, Satolas-et-Bonce, Pusignan",
	],
	"saint-andre-le-gaz": [
		"les-abrets-en-dauphine 4, saint-clair-de-la-tour 5, la-tour-du-pin 7, dolomieu 7, les-avenieres-veyrins-thuellin 10",
		"La Bâtie-Montgascon, Saint-Didier-de-la-Tour, Faverges-de-la-Tour, Chimilin, La Chapelle-de-la-Tour, Corbelin",
	],
	"les-avenieres-veyrins-thuellin": [
		"dolomieu 7, morestel 9, saint-clair-de-la-tour 10, les-abrets-en-dauphine 10, saint-andre-le-gaz 10",
		"Corbelin, Vézeronce-Curtin, Aoste, Faverges-de-la-Tour, La Bâtie-Montgascon, Saint-Genix-les-Villages",
	],
	"les-abrets-en-dauphine": [
		"saint-andre-le-gaz 4, le-pont-de-beauvoisin 7, saint-clair-de-la-tour 9, dolomieu 10, les-avenieres-veyrins-thuellin 10",
		"Chimilin, La Bâtie-Montgascon, Romagnieu, Aoste, Montferrat, Faverges-de-la-Tour",
	],
	"montalieu-vercieu": [
		"cremieu 15, morestel 16, tignieu-jameyzieu 18, pont-de-cheruy 19, saint-chef 20",
		"Bouvesse-Quirieu, Porcieu-Amblagnieu, Serrières-de-Briord, Villebois, Sault-Brénaz, Charette",
	],
	"le-pont-de-beauvoisin": [
		"les-abrets-en-dauphine 7, saint-andre-le-gaz 11, les-avenieres-veyrins-thuellin 14, saint-clair-de-la-tour 16, dolomieu 16",
		"Le Pont-de-Beauvoisin (Savoie), Domessin, Romagnieu, La Bridoire, Saint-Béron, Chimilin",
	],
	"vienne-nord": [
		"pont-eveque 3, chasse-sur-rhone 8, saint-georges-d-esperanche 16, saint-maurice-l-exil 16, roussillon 18",
		"Sainte-Colombe, Saint-Romain-en-Gal, Saint-Cyr-sur-le-Rhône, Jardin, Seyssuel, Serpaize",
	],
	roussillon: [
		"le-peage-de-roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 4, chanas 6, vienne-nord 18",
		"Ville-sous-Anjou, Clonas-sur-Varèze, Auberives-sur-Varèze, Saint-Pierre-de-Bœuf, Sablons, Sonnay",
	],
	"salaise-sur-sanne": [
		"roussillon 3, le-peage-de-roussillon 3, chanas 4, saint-maurice-l-exil 6, beaurepaire 19",
		"Ville-sous-Anjou, Sablons, Serrières, Saint-Pierre-de-Bœuf, Clonas-sur-Varèze, Sonnay",
	],
	chanas: [
		"salaise-sur-sanne 4, roussillon 6, le-peage-de-roussillon 6, saint-maurice-l-exil 9, beaurepaire 18",
		"Sablons, Serrières, Ville-sous-Anjou, Félines, Anneyron, Andancette",
	],
	"pont-eveque": [
		"vienne-nord 3, chasse-sur-rhone 9, saint-georges-d-esperanche 13, diemoz 15, heyrieux 16",
		"Serpaize, Sainte-Colombe, Saint-Romain-en-Gal, Jardin, Estrablin, Saint-Cyr-sur-le-Rhône",
	],
	"chasse-sur-rhone": [
		"vienne-nord 8, pont-eveque 9, heyrieux 21, saint-maurice-l-exil 21, saint-georges-d-esperanche 21",
		"Ternay, Loire-sur-Rhône, Seyssuel, Givors, Communay, Grigny-sur-Rhône",
	],
	"le-peage-de-roussillon": [
		"roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 3, chanas 6, vienne-nord 18",
		"Saint-Pierre-de-Bœuf, Ville-sous-Anjou, Clonas-sur-Varèze, Auberives-sur-Varèze, Sablons, Serrières",
	],
	"saint-maurice-l-exil": [
		"le-peage-de-roussillon 3, roussillon 4, salaise-sur-sanne 6, chanas 9, vienne-nord 16",
		"Clonas-sur-Varèze, Saint-Pierre-de-Bœuf, Auberives-sur-Varèze, Chavanay, Saint-Clair-du-Rhône, Ville-sous-Anjou",
	],
	"la-cote-saint-andre": [
		"saint-etienne-de-saint-geoirs 9, le-grand-lemps 13, saint-jean-de-bournay 15, beaurepaire 18, nivolas-vermelle 19",
		"Gillonnay, Saint-Hilaire-de-la-Côte, Brézins, Saint-Siméon-de-Bressieux, Champier, Bossieu",
	],
	beaurepaire: [
		"la-cote-saint-andre 18, chanas 18, salaise-sur-sanne 19, roussillon 19, saint-jean-de-bournay 20",
		"Beaufort, Bellegarde-Poussieu, Jarcieu, Lentiol, Marcollin, Moissieu-sur-Dolon",
	],
	"le-grand-lemps": [
		"rives 8, saint-etienne-de-saint-geoirs 9, tullins 12, la-cote-saint-andre 13, moirans 13",
		"Colombe, Châbons, Apprieu, Sillans, Izeaux, Beaucroissant",
	],
	"saint-etienne-de-saint-geoirs": [
		"le-grand-lemps 9, la-cote-saint-andre 9, tullins 12, rives 12, vinay 15",
		"Sillans, Brézins, Izeaux, Saint-Siméon-de-Bressieux, Saint-Hilaire-de-la-Côte, Gillonnay",
	],
	grenoble: [
		"seyssinet-pariset 2, fontaine 3, seyssins 3, echirolles 4, saint-martin-d-heres 4",
		"Saint-Martin-le-Vinoux, Poisat, Corenc, Herbeys, Champagnier, Jarrie",
	],
	echirolles: [
		"eybens 3, seyssins 3, le-pont-de-claix 3, grenoble 4, seyssinet-pariset 4",
		"Poisat, Champagnier, Jarrie, Varces-Allières-et-Risset, Brié-et-Angonnes, Herbeys",
	],
	"saint-martin-d-heres": [
		"gieres 2, la-tronche 3, eybens 4, meylan 4, grenoble 4",
		"Poisat, Corenc, Saint-Martin-le-Vinoux, Herbeys, Montbonnot-Saint-Martin, Brié-et-Angonnes",
	],
	fontaine: [
		"seyssinet-pariset 2, grenoble 3, sassenage 3, seyssins 3, saint-egreve 5",
		"Saint-Martin-le-Vinoux, Corenc, Poisat, Fontanil-Cornillon, Noyarey",
	],
	sassenage: [
		"saint-egreve 3, fontaine 3, seyssinet-pariset 5, grenoble 6, seyssins 6",
		"Noyarey, Saint-Martin-le-Vinoux, Fontanil-Cornillon, Veurey-Voroize, Engins",
	],
	meylan: [
		"la-tronche 3, gieres 3, saint-martin-d-heres 4, domene 4, grenoble 6",
		"Corenc, Montbonnot-Saint-Martin, Biviers, Saint-Martin-le-Vinoux, Le Sappey-en-Chartreuse, Poisat",
	],
	"saint-egreve": [
		"sassenage 3, fontaine 5, la-tronche 6, seyssinet-pariset 6, grenoble 7",
		"Fontanil-Cornillon, Noyarey, Saint-Martin-le-Vinoux, Corenc, Veurey-Voroize, Le Sappey-en-Chartreuse",
	],
	claix: [
		"le-pont-de-claix 2, echirolles 4, seyssins 5, seyssinet-pariset 7, eybens 7",
		"Varces-Allières-et-Risset, Champagnier, Saint-Paul-de-Varces, Jarrie, Lans-en-Vercors, Vif",
	],
	gieres: [
		"saint-martin-d-heres 2, meylan 3, domene 4, la-tronche 4, eybens 5",
		"Poisat, Herbeys, Corenc, Montbonnot-Saint-Martin, Biviers, Brié-et-Angonnes",
	],
	domene: [
		"gieres 4, meylan 4, saint-martin-d-heres 6, la-tronche 7, eybens 9",
		"Le Versoud, Montbonnot-Saint-Martin, Revel, Biviers, Villard-Bonnot, Saint-Nazaire-les-Eymes",
	],
	"seyssinet-pariset": [
		"grenoble 2, seyssins 2, fontaine 2, echirolles 4, sassenage 5",
		"Saint-Martin-le-Vinoux, Poisat, Corenc, Champagnier",
	],
	seyssins: [
		"seyssinet-pariset 2, echirolles 3, grenoble 3, fontaine 3, le-pont-de-claix 4",
		"Saint-Martin-le-Vinoux, Poisat, Champagnier, Varces-Allières-et-Risset, Jarrie",
	],
	"la-tronche": [
		"meylan 3, saint-martin-d-heres 3, grenoble 4, gieres 4, fontaine 5",
		"Corenc, Saint-Martin-le-Vinoux, Montbonnot-Saint-Martin, Biviers, Poisat, Le Sappey-en-Chartreuse",
	],
	eybens: [
		"echirolles 3, saint-martin-d-heres 4, grenoble 4, gieres 5, le-pont-de-claix 5",
		"Poisat, Herbeys, Jarrie, Brié-et-Angonnes, Champagnier, Vaulnaveys-le-Haut",
	],
	"le-pont-de-claix": [
		"claix 2, echirolles 3, seyssins 4, eybens 5, seyssinet-pariset 6",
		"Champagnier, Varces-Allières-et-Risset, Jarrie, Poisat, Champ-sur-Drac, Brié-et-Angonnes",
	],
	crolles: [
		"domene 9, meylan 11, gieres 13, la-tronche 13, saint-martin-d-heres 14",
		"Bernin, Plateau-des-Petites-Roches, Froges, Saint-Nazaire-les-Eymes, Lumbin, Saint-Ismier",
	],
	vizille: [
		"le-pont-de-claix 8, eybens 8, echirolles 9, claix 9, saint-martin-d-heres 11",
		"Notre-Dame-de-Mésage, Champ-sur-Drac, Jarrie, Vaulnaveys-le-Bas, Champagnier, Brié-et-Angonnes",
	],
	"la-motte-d-aveillans": [
		"vizille 13, le-pont-de-claix 18, claix 19, echirolles 21, eybens 21",
		"La Motte-Saint-Martin, Pierre-Châtel, La Mure, Monteynard",
	],
	voreppe: [
		"coublevie 7, moirans 7, saint-egreve 8, voiron 9, sassenage 9",
		"Veurey-Voroize, Fontanil-Cornillon, Noyarey, La Buisse, Saint-Jean-de-Moirans, Saint-Quentin-sur-Isère",
	],
	moirans: [
		"voiron 4, rives 5, coublevie 5, tullins 6, voreppe 7",
		"Charnècles, Saint-Jean-de-Moirans, Saint-Cassien, Vourey, La Buisse, Renage",
	],
	tullins: [
		"rives 6, moirans 6, voiron 10, voreppe 11, coublevie 11",
		"Vourey, Renage, Beaucroissant, Saint-Quentin-sur-Isère, Charnècles, Izeaux",
	],
	rives: [
		"moirans 5, tullins 6, voiron 7, le-grand-lemps 8, coublevie 9",
		"Charnècles, Renage, Beaucroissant, Saint-Cassien, Vourey, La Murette",
	],
	coublevie: [
		"voiron 2, moirans 5, voreppe 7, rives 9, saint-laurent-du-pont 10",
		"La Buisse, Saint-Jean-de-Moirans, Saint-Étienne-de-Crossey, Saint-Cassien, La Murette, Saint-Aupre",
	],
	"saint-laurent-du-pont": [
		"coublevie 10, voiron 12, voreppe 13, moirans 16, le-pont-de-beauvoisin 17",
		"Saint-Joseph-de-Rivière, Entre-deux-Guiers, Miribel-les-Échelles, Saint-Aupre, Les Échelles, Saint-Étienne-de-Crossey",
	],
	vinay: [
		"saint-marcellin 10, tullins 12, saint-etienne-de-saint-geoirs 15, rives 18, moirans 18",
		"Saint-Vérand, Saint-Sauveur, Beaulieu, Chantesse, Chasselay, Cognin-les-Gorges",
	],
	"saint-marcellin": [
		"vinay 10, saint-etienne-de-saint-geoirs 21, tullins 22, rives 27, moirans 28",
		"Chatte, Saint-Sauveur, Saint-Vérand, Saint-Romans, Saint-Hilaire-du-Rosier, Saint Antoine l’Abbaye",
	],
} as const satisfies Record<TownSlug, TownSurroundingsRow>;
