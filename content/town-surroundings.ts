import type { TownSurroundingsRow } from "./town-places.ts";
import type { TownSlug } from "./town-rows.ts";

/**
 * Made by `npm run donnees`: not to be edited. Communes: INSEE, through Etalab, Licence Ouverte.
 * Positions: GeoNames, CC BY 4.0.
 * The five towns nearest as the crow flies, with kilometres. Then communes without a page: those known to be near,
 * nearest first, and those that share the postal code: kilometres from the town, kilometres and minutes from the base,
 * a tilde where the position is only known roughly.
 */
export const townSurroundings = {
	"bourgoin-jallieu": [
		"domarin 2, maubec 2, ruy-montceau 4, saint-alban-de-roche 4, nivolas-vermelle 4",
		"Châteauvilain 1 1 10~, Chèzeneuve 1 1 10~, Crachier 1 1 10~, Culin 1 1 10~, Éclose-Badinières 1 1 10~, Les Éparres 1 1 10~, Meyrié 1 1 10~, Saint-Agnin-sur-Bion 1 1 10~, Sérézin-de-la-Tour 1 1 10~, Succieu 1 1 10~",
	],
	"lisle-abeau": [
		"saint-alban-de-roche 3, vaulx-milieu 3, domarin 4, bourgoin-jallieu 5, villefontaine 6",
		"Frontonas 4 9 17, Roche 6 9 17, Four 1 4 10~, Saint-Marcel-Bel-Accueil 1 4 10~",
	],
	"la-tour-du-pin": [
		"saint-clair-de-la-tour 3, cessieu 5, dolomieu 5, saint-andre-le-gaz 7, ruy-montceau 10",
		"Saint-Jean-de-Soudain 1 12 19, La Chapelle-de-la-Tour 3 15 20, Saint-Didier-de-la-Tour 3 16 21, Saint-Victor-de-Cessieu 5 10 18, Faverges-de-la-Tour 7 19 22, La Bâtie-Montgascon 7 20 23, Montagnieu 1 15 20~, Rochetoirin 1 15 20~, Sainte-Blandine 1 15 20~",
	],
	voiron: [
		"coublevie 2, moirans 4, rives 7, voreppe 9, tullins 10",
		"Saint-Jean-de-Moirans 2 36 31, La Buisse 3 38 32, Saint-Cassien 3 33 29, La Murette 4 31 28, Saint-Étienne-de-Crossey 5 37 31, Charnècles 5 33 29, Chirens 6 29 27, Vourey 7 35 30, Apprieu 8 28 27, Saint-Aupre 8 37 31",
	],
	villefontaine: [
		"la-verpilliere 2, vaulx-milieu 3, saint-quentin-fallavier 4, diemoz 5, lisle-abeau 6",
		"Bonnefamille 2 12 19, Roche 3 9 17, Frontonas 5 9 17, Grenay 8 17 21, Chamagnieu 8 13 19",
	],
	cremieu: [
		"tignieu-jameyzieu 5, pont-de-cheruy 7, charvieu-chavagneux 8, saint-savin 12, lisle-abeau 12",
		"Villemoirieu 2 15 20, Saint-Romain-de-Jalionas 4 19 22, Loyettes 7 22 24, Chavanoz 7 21 23, Trept 7 12 19, Chamagnieu 8 13 19, Annoisin-Chatelans 2 15 20~, Chozeau 2 15 20~, Dizimieu 2 15 20~, Leyrieu 2 15 20~",
	],
	morestel: [
		"dolomieu 8, les-avenieres-veyrins-thuellin 9, saint-chef 9, saint-clair-de-la-tour 12, la-tour-du-pin 13",
		"Sermérieu 4 14 20, Vézeronce-Curtin 4 18 22, Creys-Mépieu 6 23 24, Salagnon 8 12 19, Arandon-Passins 0 18 22~, Brangues 0 18 22~, Courtenay 0 18 22~, Le Bouchage 0 18 22~, Saint-Sorlin-de-Morestel 0 18 22~, Saint-Victor-de-Morestel 0 18 22~",
	],
	"la-verpilliere": [
		"villefontaine 2, saint-quentin-fallavier 3, vaulx-milieu 4, lisle-abeau 6, heyrieux 6",
		"Frontonas 4 9 17, Bonnefamille 4 12 19, Roche 5 9 17, Chamagnieu 6 13 19, Grenay 6 17 21, Satolas-et-Bonce 7 16 21",
	],
	"saint-jean-de-bournay": [
		"saint-georges-d-esperanche 8, diemoz 11, maubec 12, villefontaine 12, saint-alban-de-roche 13",
		"Artas 4 10 18, Charantonnay 5 14 20, Beauvoir-de-Marc 5 17 21, Châtonnay 6 12 19, Moidieu-Détourbe 10 22 24, Lieudieu 2 14 20~, Meyrieu-les-Étangs 2 14 20~, Meyssiez 2 14 20~, Royas 2 14 20~, Sainte-Anne-sur-Gervonde 2 14 20~",
	],
	"ruy-montceau": [
		"nivolas-vermelle 3, bourgoin-jallieu 4, saint-savin 5, cessieu 5, maubec 5",
		"Saint-Victor-de-Cessieu 7 10 18, Châteauvilain 3 1 10~, Chèzeneuve 3 1 10~, Crachier 3 1 10~, Culin 3 1 10~, Éclose-Badinières 3 1 10~, Les Éparres 3 1 10~, Meyrié 3 1 10~, Saint-Agnin-sur-Bion 3 1 10~, Sérézin-de-la-Tour 3 1 10~",
	],
	"saint-alban-de-roche": [
		"domarin 2, lisle-abeau 3, bourgoin-jallieu 4, vaulx-milieu 4, maubec 4",
		"Roche 5 9 17, Frontonas 6 9 17, Bonnefamille 8 12 19, Four 1 4 10~, Saint-Marcel-Bel-Accueil 1 4 10~",
	],
	"nivolas-vermelle": [
		"ruy-montceau 3, maubec 3, bourgoin-jallieu 4, cessieu 5, domarin 6",
		"Saint-Victor-de-Cessieu 7 10 18, Châteauvilain 3 1 10~, Chèzeneuve 3 1 10~, Crachier 3 1 10~, Culin 3 1 10~, Éclose-Badinières 3 1 10~, Les Éparres 3 1 10~, Meyrié 3 1 10~, Saint-Agnin-sur-Bion 3 1 10~, Sérézin-de-la-Tour 3 1 10~",
	],
	maubec: [
		"bourgoin-jallieu 2, domarin 3, nivolas-vermelle 3, saint-alban-de-roche 4, ruy-montceau 5",
		"Châteauvilain 3 1 10~, Chèzeneuve 3 1 10~, Crachier 3 1 10~, Culin 3 1 10~, Éclose-Badinières 3 1 10~, Les Éparres 3 1 10~, Meyrié 3 1 10~, Saint-Agnin-sur-Bion 3 1 10~, Sérézin-de-la-Tour 3 1 10~, Succieu 3 1 10~",
	],
	domarin: [
		"saint-alban-de-roche 2, bourgoin-jallieu 2, maubec 3, lisle-abeau 4, nivolas-vermelle 6",
		"Roche 7 9 17, Frontonas 8 9 17, Châteauvilain 3 1 10~, Chèzeneuve 3 1 10~, Crachier 3 1 10~, Culin 3 1 10~, Éclose-Badinières 3 1 10~, Les Éparres 3 1 10~, Meyrié 3 1 10~, Saint-Agnin-sur-Bion 3 1 10~",
	],
	"saint-savin": [
		"saint-chef 4, ruy-montceau 5, bourgoin-jallieu 5, lisle-abeau 7, domarin 7",
		"Salagnon 6 12 19, Trept 7 12 19, Châteauvilain 5 1 10~, Chèzeneuve 5 1 10~, Crachier 5 1 10~, Culin 5 1 10~, Éclose-Badinières 5 1 10~, Les Éparres 5 1 10~, Meyrié 5 1 10~, Saint-Agnin-sur-Bion 5 1 10~",
	],
	"vaulx-milieu": [
		"villefontaine 3, lisle-abeau 3, la-verpilliere 4, saint-alban-de-roche 4, domarin 6",
		"Roche 3 9 17, Frontonas 4 9 17, Bonnefamille 5 12 19, Chamagnieu 8 13 19",
	],
	cessieu: [
		"ruy-montceau 5, la-tour-du-pin 5, nivolas-vermelle 5, saint-clair-de-la-tour 8, saint-chef 8",
		"Saint-Victor-de-Cessieu 3 10 18, Saint-Jean-de-Soudain 4 12 19, La Chapelle-de-la-Tour 7 15 20, Saint-Didier-de-la-Tour 8 16 21, Faverges-de-la-Tour 12 19 22, La Bâtie-Montgascon 12 20 23, Montagnieu 7 15 20~, Rochetoirin 7 15 20~, Sainte-Blandine 7 15 20~",
	],
	"saint-chef": [
		"saint-savin 4, ruy-montceau 6, cessieu 8, bourgoin-jallieu 9, morestel 9",
		"Salagnon 4 12 19, Sermérieu 5 14 20, Trept 7 12 19, Montcarra 2 10 18~, Vasselin 2 10 18~, Vignieu 2 10 18~",
	],
	"saint-quentin-fallavier": [
		"la-verpilliere 3, heyrieux 4, villefontaine 4, diemoz 6, vaulx-milieu 6",
		"Grenay 3 17 21, Bonnefamille 5 12 19, Satolas-et-Bonce 6 16 21, Chamagnieu 6 13 19, Frontonas 7 9 17, Saint-Laurent-de-Mure 7 21 23, Roche 7 9 17, Valencin 7 19 22, Saint-Pierre-de-Chandieu 8 21 23",
	],
	diemoz: [
		"saint-georges-d-esperanche 4, heyrieux 5, villefontaine 5, saint-quentin-fallavier 6, la-verpilliere 7",
		"Bonnefamille 3 12 19, Valencin 5 19 22, Roche 6 9 17, Oytier-Saint-Oblas 6 19 22, Charantonnay 6 14 20, Saint-Just-Chaleyssin 7 21 23, Septème 8 21 23, Beauvoir-de-Marc 8 17 21",
	],
	"saint-georges-d-esperanche": [
		"diemoz 4, saint-jean-de-bournay 8, villefontaine 8, heyrieux 9, saint-quentin-fallavier 10",
		"Charantonnay 3 14 20, Oytier-Saint-Oblas 4 19 22, Beauvoir-de-Marc 4 17 21, Septème 6 21 23, Bonnefamille 6 12 19, Artas 7 10 18, Moidieu-Détourbe 7 22 24, Valencin 7 19 22, Roche 7 9 17, Saint-Just-Chaleyssin 8 21 23",
	],
	heyrieux: [
		"saint-quentin-fallavier 4, diemoz 5, la-verpilliere 6, villefontaine 7, saint-georges-d-esperanche 9",
		"Valencin 3 19 22, Grenay 4 17 21, Saint-Pierre-de-Chandieu 4 21 23, Bonnefamille 6 12 19, Saint-Laurent-de-Mure 6 21 23, Saint-Just-Chaleyssin 7 21 23, Toussieu 7 24 25, Saint-Bonnet-de-Mure 7 22 24",
	],
	"saint-clair-de-la-tour": [
		"la-tour-du-pin 3, dolomieu 4, saint-andre-le-gaz 5, cessieu 8, les-abrets-en-dauphine 9",
		"La Chapelle-de-la-Tour 2 15 20, Saint-Didier-de-la-Tour 2 16 21, Saint-Jean-de-Soudain 4 12 19, Faverges-de-la-Tour 4 19 22, La Bâtie-Montgascon 4 20 23, Corbelin 6 21 23, Saint-Victor-de-Cessieu 8 10 18, Vézeronce-Curtin 8 18 22, Montagnieu 1 15 20~, Rochetoirin 1 15 20~",
	],
	dolomieu: [
		"saint-clair-de-la-tour 4, la-tour-du-pin 5, les-avenieres-veyrins-thuellin 7, saint-andre-le-gaz 7, morestel 8",
		"La Chapelle-de-la-Tour 3 15 20, Faverges-de-la-Tour 3 19 22, Vézeronce-Curtin 4 18 22, Corbelin 4 21 23, La Bâtie-Montgascon 5 20 23, Saint-Didier-de-la-Tour 5 16 21, Saint-Jean-de-Soudain 6 12 19, Saint-Victor-de-Cessieu 10 10 18, Montagnieu 4 15 20~, Rochetoirin 4 15 20~",
	],
	"tignieu-jameyzieu": [
		"pont-de-cheruy 1, charvieu-chavagneux 3, cremieu 5, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz 2 21 23, Saint-Romain-de-Jalionas 2 19 22, Loyettes 3 22 24, Villemoirieu 5 15 20, Janneyrias 6 22 24, Chamagnieu 8 13 19, Saint-Maurice-de-Gourdans 8 27 26, Satolas-et-Bonce 8 16 21",
	],
	"pont-de-cheruy": [
		"tignieu-jameyzieu 1, charvieu-chavagneux 2, cremieu 7, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz 2 21 23, Saint-Romain-de-Jalionas 4 19 22, Loyettes 4 22 24, Janneyrias 5 22 24, Villemoirieu 6 15 20, Satolas-et-Bonce 7 16 21, Saint-Maurice-de-Gourdans 8 27 26, Chamagnieu 8 13 19",
	],
	"charvieu-chavagneux": [
		"pont-de-cheruy 2, tignieu-jameyzieu 3, cremieu 8, saint-quentin-fallavier 12, la-verpilliere 13",
		"Janneyrias 3 22 24, Chavanoz 4 21 23, Saint-Romain-de-Jalionas 5 19 22, Loyettes 5 22 24, Satolas-et-Bonce 6 16 21, Pusignan 6 25 25, Villemoirieu 7 15 20, Chamagnieu 8 13 19",
	],
	"saint-andre-le-gaz": [
		"les-abrets-en-dauphine 4, saint-clair-de-la-tour 5, la-tour-du-pin 7, dolomieu 7, les-avenieres-veyrins-thuellin 10",
		"La Bâtie-Montgascon 4 20 23, Saint-Didier-de-la-Tour 4 16 21, Faverges-de-la-Tour 5 19 22, Chimilin 6 25 25, La Chapelle-de-la-Tour 7 15 20, Corbelin 7 21 23, Val-de-Virieu 8 19 22, Aoste 8 26 26, Charancieu 4 24 25~, Granieu 4 24 25~",
	],
	"les-avenieres-veyrins-thuellin": [
		"dolomieu 7, morestel 9, saint-clair-de-la-tour 10, les-abrets-en-dauphine 10, saint-andre-le-gaz 10",
		"Corbelin 4 21 23, Vézeronce-Curtin 6 18 22, Aoste 6 26 26, Faverges-de-la-Tour 6 19 22, La Bâtie-Montgascon 7 20 23, Saint-Genix-les-Villages 7 28 27, Chimilin 7 25 25",
	],
	"les-abrets-en-dauphine": [
		"saint-andre-le-gaz 4, le-pont-de-beauvoisin 7, saint-clair-de-la-tour 9, dolomieu 10, les-avenieres-veyrins-thuellin 10",
		"Chimilin 4 25 25, La Bâtie-Montgascon 5 20 23, Romagnieu 6 29 27, Aoste 6 26 26, Montferrat 7 27 26, Faverges-de-la-Tour 7 19 22, Le Pont-de-Beauvoisin (Savoie) 7 32 29, Saint-Genix-les-Villages 7 28 27, Corbelin 8 21 23, Saint-Didier-de-la-Tour 8 16 21",
	],
	"montalieu-vercieu": [
		"cremieu 15, morestel 16, tignieu-jameyzieu 18, pont-de-cheruy 19, saint-chef 20",
		"Bouvesse-Quirieu 2 26 26, Porcieu-Amblagnieu 2 29 27, Serrières-de-Briord 4 28 27, Villebois 5 32 29, Sault-Brénaz 5 32 29, Charette 0 27 26~, La Balme-les-Grottes 0 27 26~, Parmilieu 0 27 26~, Vertrieu 0 27 26~",
	],
	"le-pont-de-beauvoisin": [
		"les-abrets-en-dauphine 7, saint-andre-le-gaz 11, les-avenieres-veyrins-thuellin 14, saint-clair-de-la-tour 16, dolomieu 16",
		"Le Pont-de-Beauvoisin (Savoie) 0 32 29, Domessin 3 34 30, Romagnieu 4 29 27, La Bridoire 6 37 31, Saint-Béron 6 37 31, Chimilin 7 25 25, Saint-Genix-les-Villages 7 28 27, Pressins 2 30 28~, Saint-Albin-de-Vaulserre 2 30 28~, Saint-Jean-d’Avelanne 2 30 28~",
	],
	"vienne-nord": [
		"pont-eveque 3, chasse-sur-rhone 8, saint-georges-d-esperanche 16, saint-maurice-l-exil 16, roussillon 18",
		"Sainte-Colombe 1 32 29, Saint-Romain-en-Gal 1 33 29, Saint-Cyr-sur-le-Rhône 2 34 30, Jardin 4 30 28, Seyssuel 4 34 30, Serpaize 5 28 27, Loire-sur-Rhône 6 37 31, Ampuis 6 38 32, Chuzelles 7 31 28, Estrablin 7 26 26",
	],
	roussillon: [
		"le-peage-de-roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 4, chanas 6, vienne-nord 18",
		"Ville-sous-Anjou 3 41 34, Clonas-sur-Varèze 5 42 35, Auberives-sur-Varèze 5 40 33, Saint-Pierre-de-Bœuf 5 47 38, Sablons 7 49 39, Sonnay 7 38 32, Serrières 7 50 40, Vernioz 8 35 30, Agnin 3 41 34~, Anjou 3 41 34~",
	],
	"salaise-sur-sanne": [
		"roussillon 3, le-peage-de-roussillon 3, chanas 4, saint-maurice-l-exil 6, beaurepaire 19",
		"Ville-sous-Anjou 4 41 34, Sablons 4 49 39, Serrières 5 50 40, Saint-Pierre-de-Bœuf 6 47 38, Clonas-sur-Varèze 7 42 35, Sonnay 7 38 32, Félines 7 52 44, Auberives-sur-Varèze 8 40 33, Vernioz 10 35 30, Agnin 3 41 34~",
	],
	chanas: [
		"salaise-sur-sanne 4, roussillon 6, le-peage-de-roussillon 6, saint-maurice-l-exil 9, beaurepaire 18",
		"Sablons 3 49 39, Serrières 4 50 40, Ville-sous-Anjou 7 41 34, Félines 7 52 44, Anneyron 7 46 37, Andancette 8 52 44, Peaugres 8 54 47, Sonnay 8 38 32, Vernioz 13 35 30, Agnin 6 41 34~",
	],
	"pont-eveque": [
		"vienne-nord 3, chasse-sur-rhone 9, saint-georges-d-esperanche 13, diemoz 15, heyrieux 16",
		"Serpaize 3 28 27, Sainte-Colombe 3 32 29, Saint-Romain-en-Gal 4 33 29, Jardin 4 30 28, Estrablin 4 26 26, Saint-Cyr-sur-le-Rhône 5 34 30, Seyssuel 6 34 30, Chuzelles 6 31 28, Villette-de-Vienne 7 28 27, Luzinay 8 24 25",
	],
	"chasse-sur-rhone": [
		"vienne-nord 8, pont-eveque 9, heyrieux 21, saint-maurice-l-exil 21, saint-georges-d-esperanche 21",
		"Ternay 3 36 31, Loire-sur-Rhône 3 37 31, Seyssuel 3 34 30, Givors 3 39 33, Communay 3 34 30, Grigny-sur-Rhône 4 38 32, Chuzelles 5 31 28, Sérézin-du-Rhône 6 35 30, Millery 6 39 33, Saint-Romain-en-Gal 7 33 29",
	],
	"le-peage-de-roussillon": [
		"roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 3, chanas 6, vienne-nord 18",
		"Saint-Pierre-de-Bœuf 4 47 38, Ville-sous-Anjou 4 41 34, Clonas-sur-Varèze 4 42 35, Auberives-sur-Varèze 5 40 33, Sablons 6 49 39, Serrières 7 50 40, Chavanay 7 47 38, Saint-Clair-du-Rhône 8 42 35, Cheyssieu 1 44 36~",
	],
	"saint-maurice-l-exil": [
		"le-peage-de-roussillon 3, roussillon 4, salaise-sur-sanne 6, chanas 9, vienne-nord 16",
		"Clonas-sur-Varèze 2 42 35, Saint-Pierre-de-Bœuf 3 47 38, Auberives-sur-Varèze 4 40 33, Chavanay 5 47 38, Saint-Clair-du-Rhône 5 42 35, Ville-sous-Anjou 6 41 34, Les Roches-de-Condrieu 6 42 35, Condrieu 8 42 35, Pélussin 8 50 40, Sablons 8 49 39",
	],
	"la-cote-saint-andre": [
		"saint-etienne-de-saint-geoirs 9, le-grand-lemps 13, saint-jean-de-bournay 15, beaurepaire 18, nivolas-vermelle 19",
		"Gillonnay 3 22 24, Saint-Hilaire-de-la-Côte 4 22 24, Brézins 6 26 26, Saint-Siméon-de-Bressieux 6 28 27, Champier 7 15 20, Bossieu 3 20 23~, Faramans 3 20 23~, La Frette 3 20 23~, Marcilloles 3 20 23~, Mottier 3 20 23~",
	],
	beaurepaire: [
		"la-cote-saint-andre 18, chanas 18, salaise-sur-sanne 19, roussillon 19, saint-jean-de-bournay 20",
		"Beaufort 0 33 29~, Bellegarde-Poussieu 0 33 29~, Jarcieu 0 33 29~, Lentiol 0 33 29~, Marcollin 0 33 29~, Moissieu-sur-Dolon 0 33 29~, Pact 0 33 29~, Pisieu 0 33 29~, Primarette 0 33 29~, Revel-Tourdan 0 33 29~",
	],
	"le-grand-lemps": [
		"rives 8, saint-etienne-de-saint-geoirs 9, tullins 12, la-cote-saint-andre 13, moirans 13",
		"Colombe 3 25 25, Châbons 5 20 23, Apprieu 6 28 27, Sillans 6 29 27, Izeaux 7 30 28, Beaucroissant 7 31 28, Biol 11 14 20, Belmont 4 21 23~, Bévenais 4 21 23~, Bizonnes 4 21 23~",
	],
	"saint-etienne-de-saint-geoirs": [
		"le-grand-lemps 9, la-cote-saint-andre 9, tullins 12, rives 12, vinay 15",
		"Sillans 3 29 27, Brézins 4 26 26, Izeaux 6 30 28, Saint-Siméon-de-Bressieux 6 28 27, Saint-Hilaire-de-la-Côte 6 22 24, Gillonnay 7 22 24, Brion 1 27 26~, La Forteresse 1 27 26~, Plan 1 27 26~, Saint-Geoirs 1 27 26~",
	],
	grenoble: [
		"seyssinet-pariset 2, fontaine 3, seyssins 3, echirolles 4, saint-martin-d-heres 4",
		"Saint-Martin-le-Vinoux 3 55 49, Poisat 4 61 60, Corenc 6 56 51, Herbeys 7 64 66, Champagnier 8 64 66, Jarrie 8 64 66",
	],
	echirolles: [
		"eybens 3, seyssins 3, le-pont-de-claix 3, grenoble 4, seyssinet-pariset 4",
		"Poisat 4 61 60, Champagnier 4 64 66, Jarrie 5 64 66, Varces-Allières-et-Risset 6 63 64, Brié-et-Angonnes 6 65 67, Herbeys 6 64 66, Saint-Martin-le-Vinoux 6 55 49",
	],
	"saint-martin-d-heres": [
		"gieres 2, la-tronche 3, eybens 4, meylan 4, grenoble 4",
		"Poisat 2 61 60, Corenc 4 56 51, Saint-Martin-le-Vinoux 5 55 49, Herbeys 5 64 66, Montbonnot-Saint-Martin 6 58 55, Brié-et-Angonnes 6 65 67, Biviers 7 57 53, Jarrie 7 64 66, Vaulnaveys-le-Haut 7 67 71, Champagnier 8 64 66",
	],
	fontaine: [
		"seyssinet-pariset 2, grenoble 3, sassenage 3, seyssins 3, saint-egreve 5",
		"Saint-Martin-le-Vinoux 2 55 49, Corenc 7 56 51, Poisat 7 61 60, Fontanil-Cornillon 7 48 39, Noyarey 7 47 38",
	],
	sassenage: [
		"saint-egreve 3, fontaine 3, seyssinet-pariset 5, grenoble 6, seyssins 6",
		"Noyarey 4 47 38, Saint-Martin-le-Vinoux 4 55 49, Fontanil-Cornillon 4 48 39, Veurey-Voroize 8 44 36, Engins 2 49 39~",
	],
	meylan: [
		"la-tronche 3, gieres 3, saint-martin-d-heres 4, domene 4, grenoble 6",
		"Corenc 1 56 51, Montbonnot-Saint-Martin 3 58 55, Biviers 3 57 53, Saint-Martin-le-Vinoux 5 55 49, Le Sappey-en-Chartreuse 6 53 45, Poisat 6 61 60, Saint-Ismier 6 57 53, Le Versoud 7 62 62, Saint-Nazaire-les-Eymes 7 59 56, Herbeys 8 64 66",
	],
	"saint-egreve": [
		"sassenage 3, fontaine 5, la-tronche 6, seyssinet-pariset 6, grenoble 7",
		"Fontanil-Cornillon 3 48 39, Noyarey 4 47 38, Saint-Martin-le-Vinoux 4 55 49, Corenc 7 56 51, Veurey-Voroize 7 44 36, Le Sappey-en-Chartreuse 8 53 45, Mont-Saint-Martin 1 49 39~, Proveysieux 1 49 39~",
	],
	claix: [
		"le-pont-de-claix 2, echirolles 4, seyssins 5, seyssinet-pariset 7, eybens 7",
		"Varces-Allières-et-Risset 2 63 64, Champagnier 4 64 66, Saint-Paul-de-Varces 6 64 66, Jarrie 7 64 66, Lans-en-Vercors 7 56 51, Vif 7 67 71, Champ-sur-Drac 7 68 73",
	],
	gieres: [
		"saint-martin-d-heres 2, meylan 3, domene 4, la-tronche 4, eybens 5",
		"Poisat 3 61 60, Herbeys 4 64 66, Corenc 5 56 51, Montbonnot-Saint-Martin 5 58 55, Biviers 6 57 53, Brié-et-Angonnes 6 65 67, Saint-Martin-le-Vinoux 6 55 49, Vaulnaveys-le-Haut 6 67 71, Revel 7 65 67, Jarrie 7 64 66",
	],
	domene: [
		"gieres 4, meylan 4, saint-martin-d-heres 6, la-tronche 7, eybens 9",
		"Le Versoud 3 62 62, Montbonnot-Saint-Martin 4 58 55, Revel 4 65 67, Biviers 4 57 53, Villard-Bonnot 5 62 62, Saint-Nazaire-les-Eymes 5 59 56, Saint-Ismier 5 57 53, Corenc 6 56 51, Poisat 8 61 60, Bernin 8 58 55",
	],
	"seyssinet-pariset": [
		"grenoble 2, seyssins 2, fontaine 2, echirolles 4, sassenage 5",
		"Saint-Martin-le-Vinoux 3 55 49, Poisat 6 61 60, Corenc 7 56 51, Champagnier 8 64 66",
	],
	seyssins: [
		"seyssinet-pariset 2, echirolles 3, grenoble 3, fontaine 3, le-pont-de-claix 4",
		"Saint-Martin-le-Vinoux 5 55 49, Poisat 6 61 60, Champagnier 6 64 66, Varces-Allières-et-Risset 7 63 64, Jarrie 8 64 66",
	],
	"la-tronche": [
		"meylan 3, saint-martin-d-heres 3, grenoble 4, gieres 4, fontaine 5",
		"Corenc 2 56 51, Saint-Martin-le-Vinoux 2 55 49, Montbonnot-Saint-Martin 5 58 55, Biviers 5 57 53, Poisat 5 61 60, Le Sappey-en-Chartreuse 7 53 45, Sarcenas 3 55 49~",
	],
	eybens: [
		"echirolles 3, saint-martin-d-heres 4, grenoble 4, gieres 5, le-pont-de-claix 5",
		"Poisat 1 61 60, Herbeys 3 64 66, Jarrie 3 64 66, Brié-et-Angonnes 4 65 67, Champagnier 4 64 66, Vaulnaveys-le-Haut 6 67 71, Saint-Martin-le-Vinoux 7 55 49, Varces-Allières-et-Risset 8 63 64, Vaulnaveys-le-Bas 8 69 75, Corenc 8 56 51",
	],
	"le-pont-de-claix": [
		"claix 2, echirolles 3, seyssins 4, eybens 5, seyssinet-pariset 6",
		"Champagnier 3 64 66, Varces-Allières-et-Risset 3 63 64, Jarrie 5 64 66, Poisat 6 61 60, Champ-sur-Drac 7 68 73, Brié-et-Angonnes 7 65 67, Saint-Paul-de-Varces 7 64 66, Vif 8 67 71, Herbeys 8 64 66",
	],
	crolles: [
		"domene 9, meylan 11, gieres 13, la-tronche 13, saint-martin-d-heres 14",
		"Bernin 2 58 55, Plateau-des-Petites-Roches 3 57 53, Froges 3 61 60, Saint-Nazaire-les-Eymes 4 59 56, Lumbin 5 59 56, Saint-Ismier 5 57 53, Villard-Bonnot 5 62 62, Le Champ-près-Froges 5 62 62, Laval-en-Belledonne 5 63 64, La Terrasse 6 59 56",
	],
	vizille: [
		"le-pont-de-claix 8, eybens 8, echirolles 9, claix 9, saint-martin-d-heres 11",
		"Notre-Dame-de-Mésage 2 69 75, Champ-sur-Drac 3 68 73, Jarrie 4 64 66, Vaulnaveys-le-Bas 5 69 75, Champagnier 5 64 66, Brié-et-Angonnes 5 65 67, Saint-Georges-de-Commiers 6 69 75, Vaulnaveys-le-Haut 6 67 71, Herbeys 7 64 66, Varces-Allières-et-Risset 8 63 64",
	],
	"la-motte-d-aveillans": [
		"vizille 13, le-pont-de-claix 18, claix 19, echirolles 21, eybens 21",
		"La Motte-Saint-Martin 2 79 93, Pierre-Châtel 2 80 95, La Mure 7 86 106, Monteynard 1 79 93~",
	],
	voreppe: [
		"coublevie 7, moirans 7, saint-egreve 8, voiron 9, sassenage 9",
		"Veurey-Voroize 3 44 36, Fontanil-Cornillon 5 48 39, Noyarey 6 47 38, La Buisse 6 38 32, Saint-Jean-de-Moirans 7 36 31, Saint-Quentin-sur-Isère 7 40 33, La Sure en Chartreuse 5 41 34~",
	],
	moirans: [
		"voiron 4, rives 5, coublevie 5, tullins 6, voreppe 7",
		"Charnècles 2 33 29, Saint-Jean-de-Moirans 3 36 31, Saint-Cassien 3 33 29, Vourey 3 35 30, La Buisse 5 38 32, Renage 5 33 29, La Murette 5 31 28, Saint-Quentin-sur-Isère 6 40 33, Beaucroissant 7 31 28",
	],
	tullins: [
		"rives 6, moirans 6, voiron 10, voreppe 11, coublevie 11",
		"Vourey 3 35 30, Renage 3 33 29, Beaucroissant 5 31 28, Saint-Quentin-sur-Isère 5 40 33, Charnècles 5 33 29, Izeaux 6 30 28, Saint-Cassien 8 33 29, Cras 2 37 31~, La Rivière 2 37 31~, Montaud 2 37 31~",
	],
	rives: [
		"moirans 5, tullins 6, voiron 7, le-grand-lemps 8, coublevie 9",
		"Charnècles 2 33 29, Renage 2 33 29, Beaucroissant 3 31 28, Saint-Cassien 4 33 29, Vourey 4 35 30, La Murette 4 31 28, Apprieu 5 28 27, Izeaux 6 30 28, Colombe 6 25 25, Saint-Jean-de-Moirans 7 36 31",
	],
	coublevie: [
		"voiron 2, moirans 5, voreppe 7, rives 9, saint-laurent-du-pont 10",
		"La Buisse 1 38 32, Saint-Jean-de-Moirans 3 36 31, Saint-Étienne-de-Crossey 3 37 31, Saint-Cassien 5 33 29, La Murette 6 31 28, Saint-Aupre 7 37 31, Charnècles 7 33 29, Saint-Joseph-de-Rivière 7 40 33, Chirens 7 29 27, Saint-Nicolas-de-Macherin 2 35 30~",
	],
	"saint-laurent-du-pont": [
		"coublevie 10, voiron 12, voreppe 13, moirans 16, le-pont-de-beauvoisin 17",
		"Saint-Joseph-de-Rivière 3 40 33, Entre-deux-Guiers 4 41 34, Miribel-les-Échelles 5 38 32, Saint-Aupre 5 37 31, Les Échelles 5 40 33, Saint-Étienne-de-Crossey 7 37 31, Saint-Christophe-sur-Guiers 3 40 33~, Saint-Pierre-d’Entremont 3 40 33~, Saint-Pierre-de-Chartreuse 3 40 33~",
	],
	vinay: [
		"saint-marcellin 10, tullins 12, saint-etienne-de-saint-geoirs 15, rives 18, moirans 18",
		"Saint-Vérand 7 46 37, Saint-Sauveur 7 49 39, Beaulieu 0 43 35~, Chantesse 0 43 35~, Chasselay 0 43 35~, Cognin-les-Gorges 0 43 35~, L’Albenc 0 43 35~, Malleval-en-Vercors 0 43 35~, Notre-Dame-de-l’Osier 0 43 35~, Quincieu 0 43 35~",
	],
	"saint-marcellin": [
		"vinay 10, saint-etienne-de-saint-geoirs 21, tullins 22, rives 27, moirans 28",
		"Chatte 3 49 39, Saint-Sauveur 3 49 39, Saint-Vérand 3 46 37, Saint-Romans 4 53 45, Saint-Hilaire-du-Rosier 8 54 47, Saint Antoine l’Abbaye 8 47 38, Beauvoir-en-Royans 1 49 39~, Bessins 1 49 39~, Chevrières 1 49 39~, Izeron 1 49 39~",
	],
} as const satisfies Record<TownSlug, TownSurroundingsRow>;
