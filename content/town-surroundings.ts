import type { TownSurroundingsRow } from "./town-places.ts";
import type { TownSlug } from "./town-rows.ts";

/**
 * Made by `npm run donnees`: not to be edited. Communes: INSEE, through Etalab, Licence Ouverte.
 * Positions: GeoNames, CC BY 4.0.
 * The five towns nearest as the crow flies, with kilometres. Then the others around: those known to be near,
 * nearest first, and those that share the postal code: kilometres from the town, kilometres and minutes from the base,
 * a tilde where the position is only known roughly.
 */
export const townSurroundings = {
	"bourgoin-jallieu": [
		"domarin 2, maubec 2, ruy-montceau 4, saint-alban-de-roche 4, nivolas-vermelle 4",
		"L’Isle-d’Abeau 5 5 15, Saint-Savin 5 5 15, Vaulx-Milieu 8 8 17, Cessieu 8 8 17, Roche 9 9 17, Frontonas 9 9 17, Saint-Chef 9 9 17, Villefontaine 10 10 18, Artas 10 10 18, Saint-Victor-de-Cessieu 10 10 18, La Verpillière 11 11 18, Salagnon 12 12 19, Bonnefamille 12 12 19, Trept 12 12 19, Châtonnay 12 12 19, Saint-Jean-de-Soudain 12 12 19, Chamagnieu 13 13 19, La Tour-du-Pin 14 14 20, Biol 14 14 20, Charantonnay 14 14 20, Saint-Quentin-Fallavier 14 14 20, Saint-Jean-de-Bournay 14 14 20, Sermérieu 14 14 20, Diémoz 14 14 20, Champier 15 15 20, La Chapelle-de-la-Tour 15 15 20, Villemoirieu 15 15 20, Saint-Georges-d’Espéranche 16 16 21",
	],
	"lisle-abeau": [
		"saint-alban-de-roche 3, vaulx-milieu 3, domarin 4, bourgoin-jallieu 5, villefontaine 6",
		"Frontonas 4 9 17, Roche 6 9 17, La Verpillière 6 11 18, Maubec 7 2 10, Saint-Savin 7 5 15, Bonnefamille 8 12 19, Chamagnieu 8 13 19, Ruy-Montceau 8 4 10, Saint-Quentin-Fallavier 9 14 20, Nivolas-Vermelle 9 4 10, Artas 10 10 18, Trept 10 12 19, Satolas-et-Bonce 11 16 21, Diémoz 11 14 20, Saint-Chef 11 9 17, Villemoirieu 11 15 20, Crémieu 12 16 21, Salagnon 12 12 19, Grenay 12 17 21, Heyrieux 13 17 21, Charantonnay 13 14 20, Cessieu 13 8 17, Saint-Georges-d’Espéranche 13 16 21, Châtonnay 15 12 19, Saint-Jean-de-Bournay 15 14 20, Tignieu-Jameyzieu 15 20 23, Valencin 15 19 22, Saint-Romain-de-Jalionas 15 19 22",
	],
	"la-tour-du-pin": [
		"saint-clair-de-la-tour 3, cessieu 5, dolomieu 5, saint-andre-le-gaz 7, ruy-montceau 10",
		"Saint-Jean-de-Soudain 1 12 19, La Chapelle-de-la-Tour 3 15 20, Saint-Didier-de-la-Tour 3 16 21, Saint-Victor-de-Cessieu 5 10 18, Faverges-de-la-Tour 7 19 22, La Bâtie-Montgascon 7 20 23, Corbelin 9 21 23, Vézeronce-Curtin 9 18 22, Val-de-Virieu 9 19 22, Biol 9 14 20, Saint-Chef 10 9 17, Les Abrets en Dauphiné 11 24 25, Nivolas-Vermelle 11 4 10, Chimilin 12 25 25, Sermérieu 12 14 20, Les Avenières Veyrins-Thuellin 12 23 24, Saint-Savin 13 5 15, Morestel 13 18 22, Aoste 13 26 26, Salagnon 13 12 19, Villages du Lac de Paladru 13 23 24, Bourgoin-Jallieu 14 0 10, Châbons 14 20 23, Maubec 14 2 10, Montferrat 14 27 26, Bilieu 15 26 26, Romagnieu 15 29 27, Saint-Genix-les-Villages (Savoie) 15 28 27",
	],
	voiron: [
		"coublevie 2, moirans 4, rives 7, voreppe 9, tullins 10",
		"Saint-Jean-de-Moirans 2 36 31, La Buisse 3 38 32, Saint-Cassien 3 33 29, La Murette 4 31 28, Saint-Étienne-de-Crossey 5 37 31, Charnècles 5 33 29, Chirens 6 29 27, Vourey 7 35 30, Apprieu 8 28 27, Saint-Aupre 8 37 31, Renage 8 33 29, Saint-Joseph-de-Rivière 9 40 33, Charavines 9 26 26, Beaucroissant 9 31 28, Bilieu 10 26 26, Saint-Quentin-sur-Isère 10 40 33, Veurey-Voroize 10 44 36, Saint-Geoire-en-Valdaine 11 32 29, Colombe 11 25 25, Saint-Laurent-du-Pont 12 42 35, Villages du Lac de Paladru 12 23 24, Miribel-les-Échelles 12 38 32, Izeaux 13 30 28, Montferrat 13 27 26, Le Grand-Lemps 13 24 25, Fontanil-Cornillon 14 48 39, Noyarey 14 47 38, Entre-deux-Guiers 15 41 34",
	],
	villefontaine: [
		"la-verpilliere 2, vaulx-milieu 3, saint-quentin-fallavier 4, diemoz 5, lisle-abeau 6",
		"Bonnefamille 2 12 19, Roche 3 9 17, Frontonas 5 9 17, Saint-Alban-de-Roche 6 4 10, Heyrieux 7 17 21, Grenay 8 17 21, Chamagnieu 8 13 19, Domarin 8 2 10, Saint-Georges-d’Espéranche 8 16 21, Artas 8 10 18, Charantonnay 9 14 20, Satolas-et-Bonce 9 16 21, Valencin 9 19 22, Bourgoin-Jallieu 10 0 10, Maubec 10 2 10, Oytier-Saint-Oblas 11 19 22, Saint-Pierre-de-Chandieu (Rhône) 11 21 23, Saint-Laurent-de-Mure (Rhône) 12 21 23, Beauvoir-de-Marc 12 17 21, Saint-Just-Chaleyssin 12 21 23, Saint-Savin 12 5 15, Saint-Jean-de-Bournay 12 14 20, Saint-Bonnet-de-Mure (Rhône) 13 22 24, Septème 13 21 23, Villemoirieu 13 15 20, Nivolas-Vermelle 13 4 10, Ruy-Montceau 14 4 10, Toussieu (Rhône) 14 24 25",
	],
	cremieu: [
		"tignieu-jameyzieu 5, pont-de-cheruy 7, charvieu-chavagneux 8, saint-savin 12, lisle-abeau 12",
		"Villemoirieu 2 15 20, Saint-Romain-de-Jalionas 4 19 22, Loyettes (Ain) 7 22 24, Chavanoz 7 21 23, Trept 7 12 19, Chamagnieu 8 13 19, Hières-sur-Amby 9 23 24, Frontonas 10 9 17, Satolas-et-Bonce 10 16 21, Salagnon 11 12 19, Janneyrias 11 22 24, Saint-Maurice-de-Gourdans (Ain) 12 27 26, Saint-Jean-de-Niost (Ain) 12 28 27, La Verpillière 13 11 18, Saint-Chef 13 9 17, Vaulx-Milieu 13 8 17, Saint-Quentin-Fallavier 14 14 20, Sermérieu 14 14 20, Pusignan (Rhône) 15 25 25, Saint-Alban-de-Roche 15 4 10, Villefontaine 15 10 18, Grenay 15 17 21, Bouvesse-Quirieu 15 26 26, Montalieu-Vercieu 15 27 26, Domarin 15 2 10, Bourgoin-Jallieu 16 0 10, Jons (Rhône) 16 29 27, Ruy-Montceau 16 4 10",
	],
	morestel: [
		"dolomieu 8, les-avenieres-veyrins-thuellin 9, saint-chef 9, saint-clair-de-la-tour 12, la-tour-du-pin 13",
		"Sermérieu 4 14 20, Vézeronce-Curtin 4 18 22, Creys-Mépieu 6 23 24, Salagnon 8 12 19, Corbelin 10 21 23, La Chapelle-de-la-Tour 10 15 20, Faverges-de-la-Tour 11 19 22, Trept 11 12 19, La Bâtie-Montgascon 12 20 23, Saint-Jean-de-Soudain 13 12 19, Bouvesse-Quirieu 13 26 26, Saint-Savin 13 5 15, Saint-Didier-de-la-Tour 14 16 21, Serrières-de-Briord (Ain) 14 28 27, Aoste 15 26 26, Cessieu 15 8 17, Ruy-Montceau 15 4 10, Chimilin 15 25 25, Montalieu-Vercieu 16 27 26, Saint-André-le-Gaz 16 20 23, Saint-Genix-les-Villages (Savoie) 16 28 27, Saint-Victor-de-Cessieu 16 10 18, Les Abrets en Dauphiné 17 24 25, Crémieu 18 16 21, Porcieu-Amblagnieu 18 29 27, Bourgoin-Jallieu 18 0 10, Nivolas-Vermelle 18 4 10, Romagnieu 18 29 27",
	],
	"la-verpilliere": [
		"villefontaine 2, saint-quentin-fallavier 3, vaulx-milieu 4, lisle-abeau 6, heyrieux 6",
		"Frontonas 4 9 17, Bonnefamille 4 12 19, Roche 5 9 17, Chamagnieu 6 13 19, Grenay 6 17 21, Diémoz 7 14 20, Satolas-et-Bonce 7 16 21, Saint-Alban-de-Roche 8 4 10, Valencin 9 19 22, Domarin 9 2 10, Saint-Laurent-de-Mure (Rhône) 10 21 23, Saint-Georges-d’Espéranche 10 16 21, Saint-Pierre-de-Chandieu (Rhône) 10 21 23, Artas 11 10 18, Saint-Bonnet-de-Mure (Rhône) 11 22 24, Charantonnay 11 14 20, Villemoirieu 11 15 20, Bourgoin-Jallieu 11 0 10, Maubec 12 2 10, Saint-Just-Chaleyssin 12 21 23, Oytier-Saint-Oblas 12 19 22, Toussieu (Rhône) 13 24 25, Saint-Savin 13 5 15, Charvieu-Chavagneux 13 21 23, Crémieu 13 16 21, Janneyrias 13 22 24, Pont-de-Chéruy 13 20 23, Tignieu-Jameyzieu 13 20 23",
	],
	"saint-jean-de-bournay": [
		"saint-georges-d-esperanche 8, diemoz 11, maubec 12, villefontaine 12, saint-alban-de-roche 13",
		"Artas 4 10 18, Charantonnay 5 14 20, Beauvoir-de-Marc 5 17 21, Châtonnay 6 12 19, Roche 10 9 17, Moidieu-Détourbe 10 22 24, Oytier-Saint-Oblas 10 19 22, Bonnefamille 11 12 19, Eyzin-Pinet 11 25 25, Septème 12 21 23, Domarin 13 2 10, Vaulx-Milieu 13 8 17, Champier 13 15 20, Estrablin 14 26 26, Bourgoin-Jallieu 14 0 10, Nivolas-Vermelle 15 4 10, L’Isle-d’Abeau 15 5 15, La Verpillière 15 11 18, Valencin 15 19 22, Saint-Just-Chaleyssin 15 21 23, La Côte-Saint-André 15 21 23, Heyrieux 16 17 21, Saint-Quentin-Fallavier 16 14 20, Frontonas 17 9 17, Luzinay 17 24 25, Gillonnay 17 22 24, Ruy-Montceau 17 4 10, Jardin 18 30 28",
	],
	"ruy-montceau": [
		"nivolas-vermelle 3, bourgoin-jallieu 4, saint-savin 5, cessieu 5, maubec 5",
		"Domarin 6 2 10, Saint-Chef 6 9 17, Saint-Victor-de-Cessieu 7 10 18, Saint-Alban-de-Roche 7 4 10, L’Isle-d’Abeau 8 5 15, Saint-Jean-de-Soudain 9 12 19, Salagnon 10 12 19, La Tour-du-Pin 10 14 20, La Chapelle-de-la-Tour 11 15 20, Vaulx-Milieu 11 8 17, Trept 11 12 19, Sermérieu 12 14 20, Frontonas 12 9 17, Biol 12 14 20, Saint-Clair-de-la-Tour 12 16 21, Roche 12 9 17, Saint-Didier-de-la-Tour 13 16 21, Dolomieu 13 17 21, Artas 13 10 18, Villefontaine 14 10 18, Châtonnay 14 12 19, Vézeronce-Curtin 15 18 22, La Verpillière 15 11 18, Champier 15 15 20, Morestel 15 18 22, Bonnefamille 15 12 19, Faverges-de-la-Tour 16 19 22, Chamagnieu 16 13 19",
	],
	"saint-alban-de-roche": [
		"domarin 2, lisle-abeau 3, bourgoin-jallieu 4, vaulx-milieu 4, maubec 4",
		"Roche 5 9 17, Frontonas 6 9 17, Villefontaine 6 10 18, Saint-Savin 7 5 15, Nivolas-Vermelle 7 4 10, Ruy-Montceau 7 4 10, La Verpillière 8 11 18, Bonnefamille 8 12 19, Artas 8 10 18, Saint-Quentin-Fallavier 10 14 20, Chamagnieu 11 13 19, Diémoz 11 14 20, Charantonnay 11 14 20, Saint-Chef 12 9 17, Châtonnay 12 12 19, Cessieu 12 8 17, Saint-Georges-d’Espéranche 12 16 21, Saint-Jean-de-Bournay 13 14 20, Trept 13 12 19, Satolas-et-Bonce 13 16 21, Heyrieux 13 17 21, Salagnon 13 12 19, Grenay 14 17 21, Villemoirieu 14 15 20, Saint-Victor-de-Cessieu 14 10 18, Beauvoir-de-Marc 14 17 21, Crémieu 15 16 21, Valencin 15 19 22",
	],
	"nivolas-vermelle": [
		"ruy-montceau 3, maubec 3, bourgoin-jallieu 4, cessieu 5, domarin 6",
		"Saint-Victor-de-Cessieu 7 10 18, Saint-Alban-de-Roche 7 4 10, Saint-Savin 8 5 15, L’Isle-d’Abeau 9 5 15, Saint-Jean-de-Soudain 10 12 19, Saint-Chef 10 9 17, Biol 10 14 20, Châtonnay 11 12 19, La Tour-du-Pin 11 14 20, Vaulx-Milieu 11 8 17, Artas 11 10 18, Champier 12 15 20, Roche 12 9 17, La Chapelle-de-la-Tour 13 15 20, Frontonas 13 9 17, Salagnon 13 12 19, Saint-Clair-de-la-Tour 13 16 21, Villefontaine 13 10 18, Saint-Didier-de-la-Tour 14 16 21, Trept 14 12 19, Saint-Jean-de-Bournay 15 14 20, Bonnefamille 15 12 19, Sermérieu 15 14 20, Dolomieu 15 17 21, La Verpillière 15 11 18, Charantonnay 15 14 20, Val-de-Virieu 16 19 22, Châbons 16 20 23",
	],
	maubec: [
		"bourgoin-jallieu 2, domarin 3, nivolas-vermelle 3, saint-alban-de-roche 4, ruy-montceau 5",
		"L’Isle-d’Abeau 7 5 15, Saint-Savin 8 5 15, Vaulx-Milieu 8 8 17, Roche 8 9 17, Artas 8 10 18, Cessieu 9 8 17, Châtonnay 10 12 19, Frontonas 10 9 17, Villefontaine 10 10 18, Saint-Victor-de-Cessieu 10 10 18, Saint-Chef 11 9 17, Bonnefamille 11 12 19, La Verpillière 12 11 18, Saint-Jean-de-Bournay 12 14 20, Charantonnay 12 14 20, Champier 13 15 20, Biol 13 14 20, Saint-Jean-de-Soudain 13 12 19, Salagnon 14 12 19, Diémoz 14 14 20, Trept 14 12 19, La Tour-du-Pin 14 14 20, Saint-Georges-d’Espéranche 14 16 21, Saint-Quentin-Fallavier 14 14 20, Chamagnieu 15 13 19, Beauvoir-de-Marc 15 17 21, La Chapelle-de-la-Tour 16 15 20, Sermérieu 16 14 20",
	],
	domarin: [
		"saint-alban-de-roche 2, bourgoin-jallieu 2, maubec 3, lisle-abeau 4, nivolas-vermelle 6",
		"Vaulx-Milieu 6 8 17, Ruy-Montceau 6 4 10, Roche 7 9 17, Saint-Savin 7 5 15, Frontonas 8 9 17, Villefontaine 8 10 18, Artas 8 10 18, La Verpillière 9 11 18, Bonnefamille 10 12 19, Cessieu 10 8 17, Saint-Chef 11 9 17, Châtonnay 11 12 19, Charantonnay 12 14 20, Saint-Quentin-Fallavier 12 14 20, Chamagnieu 12 13 19, Diémoz 12 14 20, Saint-Victor-de-Cessieu 12 10 18, Trept 13 12 19, Saint-Jean-de-Bournay 13 14 20, Salagnon 13 12 19, Saint-Georges-d’Espéranche 13 16 21, Saint-Jean-de-Soudain 14 12 19, Villemoirieu 15 15 20, Satolas-et-Bonce 15 16 21, Beauvoir-de-Marc 15 17 21, Champier 15 15 20, Heyrieux 15 17 21, Biol 15 14 20",
	],
	"saint-savin": [
		"saint-chef 4, ruy-montceau 5, bourgoin-jallieu 5, lisle-abeau 7, domarin 7",
		"Salagnon 6 12 19, Trept 7 12 19, Saint-Alban-de-Roche 7 4 10, Maubec 8 2 10, Nivolas-Vermelle 8 4 10, Cessieu 9 8 17, Frontonas 9 9 17, Sermérieu 9 14 20, Vaulx-Milieu 10 8 17, Saint-Jean-de-Soudain 11 12 19, Saint-Victor-de-Cessieu 12 10 18, Crémieu 12 16 21, Villemoirieu 12 15 20, Roche 12 9 17, Villefontaine 12 10 18, Chamagnieu 12 13 19, La Tour-du-Pin 13 14 20, La Verpillière 13 11 18, La Chapelle-de-la-Tour 13 15 20, Morestel 13 18 22, Dolomieu 14 17 21, Vézeronce-Curtin 14 18 22, Saint-Clair-de-la-Tour 14 16 21, Bonnefamille 15 12 19, Artas 15 10 18, Saint-Quentin-Fallavier 15 14 20, Saint-Didier-de-la-Tour 15 16 21, Satolas-et-Bonce 16 16 21",
	],
	"vaulx-milieu": [
		"villefontaine 3, lisle-abeau 3, la-verpilliere 4, saint-alban-de-roche 4, domarin 6",
		"Roche 3 9 17, Frontonas 4 9 17, Bonnefamille 5 12 19, Saint-Quentin-Fallavier 6 14 20, Bourgoin-Jallieu 8 0 10, Chamagnieu 8 13 19, Diémoz 8 14 20, Maubec 8 2 10, Artas 9 10 18, Heyrieux 10 17 21, Grenay 10 17 21, Saint-Savin 10 5 15, Satolas-et-Bonce 10 16 21, Charantonnay 10 14 20, Saint-Georges-d’Espéranche 10 16 21, Ruy-Montceau 11 4 10, Nivolas-Vermelle 11 4 10, Valencin 12 19 22, Villemoirieu 12 15 20, Saint-Jean-de-Bournay 13 14 20, Beauvoir-de-Marc 13 17 21, Trept 13 12 19, Oytier-Saint-Oblas 13 19 22, Saint-Laurent-de-Mure (Rhône) 13 21 23, Crémieu 13 16 21, Saint-Pierre-de-Chandieu (Rhône) 14 21 23, Châtonnay 14 12 19, Saint-Chef 14 9 17",
	],
	cessieu: [
		"ruy-montceau 5, la-tour-du-pin 5, nivolas-vermelle 5, saint-clair-de-la-tour 8, saint-chef 8",
		"Saint-Victor-de-Cessieu 3 10 18, Saint-Jean-de-Soudain 4 12 19, La Chapelle-de-la-Tour 7 15 20, Biol 8 14 20, Saint-Didier-de-la-Tour 8 16 21, Bourgoin-Jallieu 8 0 10, Maubec 9 2 10, Saint-Savin 9 5 15, Dolomieu 10 17 21, Domarin 10 2 10, Faverges-de-la-Tour 12 19 22, Salagnon 12 12 19, Val-de-Virieu 12 19 22, La Bâtie-Montgascon 12 20 23, Saint-André-le-Gaz 12 20 23, Sermérieu 12 14 20, Saint-Alban-de-Roche 12 4 10, Vézeronce-Curtin 13 18 22, L’Isle-d’Abeau 13 5 15, Champier 14 15 20, Corbelin 14 21 23, Châbons 14 20 23, Trept 14 12 19, Morestel 15 18 22, Châtonnay 15 12 19, Villages du Lac de Paladru 16 23 24, Vaulx-Milieu 16 8 17, Les Abrets en Dauphiné 16 24 25",
	],
	"saint-chef": [
		"saint-savin 4, ruy-montceau 6, cessieu 8, bourgoin-jallieu 9, morestel 9",
		"Salagnon 4 12 19, Sermérieu 5 14 20, Trept 7 12 19, Saint-Jean-de-Soudain 9 12 19, La Chapelle-de-la-Tour 10 15 20, Nivolas-Vermelle 10 4 10, Vézeronce-Curtin 10 18 22, La Tour-du-Pin 10 14 20, Dolomieu 10 17 21, Saint-Victor-de-Cessieu 11 10 18, Domarin 11 2 10, Maubec 11 2 10, L’Isle-d’Abeau 11 5 15, Saint-Clair-de-la-Tour 11 16 21, Saint-Alban-de-Roche 12 4 10, Saint-Didier-de-la-Tour 13 16 21, Frontonas 13 9 17, Faverges-de-la-Tour 13 19 22, Crémieu 13 16 21, Villemoirieu 14 15 20, Corbelin 14 21 23, Creys-Mépieu 14 23 24, Vaulx-Milieu 14 8 17, La Bâtie-Montgascon 14 20 23, Les Avenières Veyrins-Thuellin 15 23 24, Chamagnieu 16 13 19, Biol 16 14 20, Saint-André-le-Gaz 16 20 23",
	],
	"saint-quentin-fallavier": [
		"la-verpilliere 3, heyrieux 4, villefontaine 4, diemoz 6, vaulx-milieu 6",
		"Grenay 3 17 21, Bonnefamille 5 12 19, Satolas-et-Bonce 6 16 21, Chamagnieu 6 13 19, Frontonas 7 9 17, Saint-Laurent-de-Mure (Rhône) 7 21 23, Roche 7 9 17, Valencin 7 19 22, Saint-Pierre-de-Chandieu (Rhône) 8 21 23, Saint-Bonnet-de-Mure (Rhône) 8 22 24, L’Isle-d’Abeau 9 5 15, Toussieu (Rhône) 10 24 25, Saint-Georges-d’Espéranche 10 16 21, Saint-Alban-de-Roche 10 4 10, Saint-Just-Chaleyssin 10 21 23, Oytier-Saint-Oblas 11 19 22, Charantonnay 12 14 20, Janneyrias 12 22 24, Domarin 12 2 10, Villemoirieu 12 15 20, Charvieu-Chavagneux 12 21 23, Artas 12 10 18, Mions (Rhône) 13 26 26, Pusignan (Rhône) 13 25 25, Genas (Rhône) 13 27 26, Septème 13 21 23, Pont-de-Chéruy 13 20 23, Luzinay 13 24 25",
	],
	diemoz: [
		"saint-georges-d-esperanche 4, heyrieux 5, villefontaine 5, saint-quentin-fallavier 6, la-verpilliere 7",
		"Bonnefamille 3 12 19, Valencin 5 19 22, Roche 6 9 17, Oytier-Saint-Oblas 6 19 22, Charantonnay 6 14 20, Saint-Just-Chaleyssin 7 21 23, Septème 8 21 23, Vaulx-Milieu 8 8 17, Beauvoir-de-Marc 8 17 21, Grenay 8 17 21, Artas 8 10 18, Saint-Pierre-de-Chandieu (Rhône) 8 21 23, Luzinay 10 24 25, Frontonas 10 9 17, Moidieu-Détourbe 10 22 24, Saint-Alban-de-Roche 11 4 10, Toussieu (Rhône) 11 24 25, Saint-Jean-de-Bournay 11 14 20, L’Isle-d’Abeau 11 5 15, Saint-Laurent-de-Mure (Rhône) 11 21 23, Satolas-et-Bonce 12 16 21, Chamagnieu 12 13 19, Saint-Bonnet-de-Mure (Rhône) 12 22 24, Domarin 12 2 10, Chaponnay (Rhône) 13 27 26, Estrablin 13 26 26, Mions (Rhône) 13 26 26, Villette-de-Vienne 14 28 27",
	],
	"saint-georges-d-esperanche": [
		"diemoz 4, saint-jean-de-bournay 8, villefontaine 8, heyrieux 9, saint-quentin-fallavier 10",
		"Charantonnay 3 14 20, Oytier-Saint-Oblas 4 19 22, Beauvoir-de-Marc 4 17 21, Septème 6 21 23, Bonnefamille 6 12 19, Artas 7 10 18, Moidieu-Détourbe 7 22 24, Valencin 7 19 22, Roche 7 9 17, Saint-Just-Chaleyssin 8 21 23, Luzinay 10 24 25, La Verpillière 10 11 18, Estrablin 10 26 26, Vaulx-Milieu 10 8 17, Eyzin-Pinet 11 25 25, Saint-Pierre-de-Chandieu (Rhône) 11 21 23, Grenay 12 17 21, Saint-Alban-de-Roche 12 4 10, Serpaize 13 28 27, Châtonnay 13 12 19, Toussieu (Rhône) 13 24 25, Villette-de-Vienne 13 28 27, L’Isle-d’Abeau 13 5 15, Domarin 13 2 10, Pont-Évêque 13 29 27, Frontonas 13 9 17, Chaponnay (Rhône) 14 27 26, Maubec 14 2 10",
	],
	heyrieux: [
		"saint-quentin-fallavier 4, diemoz 5, la-verpilliere 6, villefontaine 7, saint-georges-d-esperanche 9",
		"Valencin 3 19 22, Grenay 4 17 21, Saint-Pierre-de-Chandieu (Rhône) 4 21 23, Bonnefamille 6 12 19, Saint-Laurent-de-Mure (Rhône) 6 21 23, Saint-Just-Chaleyssin 7 21 23, Toussieu (Rhône) 7 24 25, Saint-Bonnet-de-Mure (Rhône) 7 22 24, Oytier-Saint-Oblas 9 19 22, Satolas-et-Bonce 9 16 21, Roche 9 9 17, Mions (Rhône) 9 26 26, Luzinay 9 24 25, Vaulx-Milieu 10 8 17, Septème 10 21 23, Chaponnay (Rhône) 10 27 26, Chamagnieu 10 13 19, Frontonas 11 9 17, Charantonnay 11 14 20, Saint-Priest (Rhône) 12 28 27, Marennes (Rhône) 12 28 27, Genas (Rhône) 12 27 26, Villette-de-Vienne 12 28 27, Beauvoir-de-Marc 12 17 21, L’Isle-d’Abeau 13 5 15, Artas 13 10 18, Corbas (Rhône) 13 30 28, Saint-Alban-de-Roche 13 4 10",
	],
	"saint-clair-de-la-tour": [
		"la-tour-du-pin 3, dolomieu 4, saint-andre-le-gaz 5, cessieu 8, les-abrets-en-dauphine 9",
		"La Chapelle-de-la-Tour 2 15 20, Saint-Didier-de-la-Tour 2 16 21, Saint-Jean-de-Soudain 4 12 19, Faverges-de-la-Tour 4 19 22, La Bâtie-Montgascon 4 20 23, Corbelin 6 21 23, Saint-Victor-de-Cessieu 8 10 18, Vézeronce-Curtin 8 18 22, Chimilin 9 25 25, Les Avenières Veyrins-Thuellin 10 23 24, Val-de-Virieu 10 19 22, Aoste 10 26 26, Saint-Chef 11 9 17, Biol 12 14 20, Morestel 12 18 22, Sermérieu 12 14 20, Ruy-Montceau 12 4 10, Saint-Genix-les-Villages (Savoie) 13 28 27, Romagnieu 13 29 27, Montferrat 13 27 26, Villages du Lac de Paladru 13 23 24, Nivolas-Vermelle 13 4 10, Salagnon 14 12 19, Saint-Savin 14 5 15, Bilieu 15 26 26, Châbons 15 20 23, Le Pont-de-Beauvoisin 16 31 28, Le Pont-de-Beauvoisin (Savoie) 16 32 29",
	],
	dolomieu: [
		"saint-clair-de-la-tour 4, la-tour-du-pin 5, les-avenieres-veyrins-thuellin 7, saint-andre-le-gaz 7, morestel 8",
		"La Chapelle-de-la-Tour 3 15 20, Faverges-de-la-Tour 3 19 22, Vézeronce-Curtin 4 18 22, Corbelin 4 21 23, La Bâtie-Montgascon 5 20 23, Saint-Didier-de-la-Tour 5 16 21, Saint-Jean-de-Soudain 6 12 19, Chimilin 9 25 25, Sermérieu 9 14 20, Aoste 10 26 26, Cessieu 10 8 17, Les Abrets en Dauphiné 10 24 25, Saint-Chef 10 9 17, Saint-Victor-de-Cessieu 10 10 18, Saint-Genix-les-Villages (Savoie) 12 28 27, Salagnon 12 12 19, Romagnieu 13 29 27, Ruy-Montceau 13 4 10, Val-de-Virieu 14 19 22, Saint-Savin 14 5 15, Creys-Mépieu 14 23 24, Biol 15 14 20, Nivolas-Vermelle 15 4 10, Montferrat 16 27 26, Trept 16 12 19, Le Pont-de-Beauvoisin 16 31 28, Le Pont-de-Beauvoisin (Savoie) 16 32 29, Bourgoin-Jallieu 17 0 10",
	],
	"tignieu-jameyzieu": [
		"pont-de-cheruy 1, charvieu-chavagneux 3, cremieu 5, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz 2 21 23, Saint-Romain-de-Jalionas 2 19 22, Loyettes (Ain) 3 22 24, Villemoirieu 5 15 20, Janneyrias 6 22 24, Chamagnieu 8 13 19, Saint-Maurice-de-Gourdans (Ain) 8 27 26, Satolas-et-Bonce 8 16 21, Saint-Jean-de-Niost (Ain) 9 28 27, Pusignan (Rhône) 9 25 25, Hières-sur-Amby 10 23 24, Jons (Rhône) 11 29 27, Balan (Ain) 12 31 28, Frontonas 12 9 17, Jonage (Rhône) 12 29 27, Trept 12 12 19, Niévroz (Ain) 13 31 28, Grenay 13 17 21, Saint-Laurent-de-Mure (Rhône) 13 21 23, Béligneux (Ain) 14 33 29, Dagneux (Ain) 14 33 29, Saint-Bonnet-de-Mure (Rhône) 14 22 24, Meyzieu (Rhône) 15 29 27, Thil (Ain) 15 32 29, Genas (Rhône) 15 27 26, L’Isle-d’Abeau 15 5 15, Montluel (Ain) 15 34 30, Vaulx-Milieu 15 8 17",
	],
	"pont-de-cheruy": [
		"tignieu-jameyzieu 1, charvieu-chavagneux 2, cremieu 7, saint-quentin-fallavier 13, la-verpilliere 13",
		"Chavanoz 2 21 23, Saint-Romain-de-Jalionas 4 19 22, Loyettes (Ain) 4 22 24, Janneyrias 5 22 24, Villemoirieu 6 15 20, Satolas-et-Bonce 7 16 21, Saint-Maurice-de-Gourdans (Ain) 8 27 26, Chamagnieu 8 13 19, Pusignan (Rhône) 8 25 25, Jons (Rhône) 9 29 27, Saint-Jean-de-Niost (Ain) 10 28 27, Hières-sur-Amby 11 23 24, Balan (Ain) 11 31 28, Jonage (Rhône) 11 29 27, Niévroz (Ain) 12 31 28, Frontonas 12 9 17, Grenay 12 17 21, Saint-Laurent-de-Mure (Rhône) 12 21 23, Dagneux (Ain) 13 33 29, Saint-Bonnet-de-Mure (Rhône) 13 22 24, Béligneux (Ain) 13 33 29, Meyzieu (Rhône) 13 29 27, Thil (Ain) 13 32 29, Genas (Rhône) 13 27 26, Trept 14 12 19, Montluel (Ain) 14 34 30, La Boisse (Ain) 14 34 30, L’Isle-d’Abeau 15 5 15",
	],
	"charvieu-chavagneux": [
		"pont-de-cheruy 2, tignieu-jameyzieu 3, cremieu 8, saint-quentin-fallavier 12, la-verpilliere 13",
		"Janneyrias 3 22 24, Chavanoz 4 21 23, Saint-Romain-de-Jalionas 5 19 22, Loyettes (Ain) 5 22 24, Satolas-et-Bonce 6 16 21, Pusignan (Rhône) 6 25 25, Villemoirieu 7 15 20, Chamagnieu 8 13 19, Jons (Rhône) 8 29 27, Saint-Maurice-de-Gourdans (Ain) 9 27 26, Jonage (Rhône) 10 29 27, Balan (Ain) 10 31 28, Saint-Jean-de-Niost (Ain) 11 28 27, Saint-Laurent-de-Mure (Rhône) 11 21 23, Niévroz (Ain) 11 31 28, Grenay 11 17 21, Saint-Bonnet-de-Mure (Rhône) 11 22 24, Meyzieu (Rhône) 12 29 27, Genas (Rhône) 12 27 26, Thil (Ain) 12 32 29, Frontonas 12 9 17, Hières-sur-Amby 12 23 24, Dagneux (Ain) 13 33 29, Béligneux (Ain) 13 33 29, Montluel (Ain) 13 34 30, La Boisse (Ain) 14 34 30, Chassieu (Rhône) 14 29 27, Heyrieux 15 17 21",
	],
	"saint-andre-le-gaz": [
		"les-abrets-en-dauphine 4, saint-clair-de-la-tour 5, la-tour-du-pin 7, dolomieu 7, les-avenieres-veyrins-thuellin 10",
		"La Bâtie-Montgascon 4 20 23, Saint-Didier-de-la-Tour 4 16 21, Faverges-de-la-Tour 5 19 22, Chimilin 6 25 25, La Chapelle-de-la-Tour 7 15 20, Corbelin 7 21 23, Val-de-Virieu 8 19 22, Aoste 8 26 26, Saint-Jean-de-Soudain 8 12 19, Montferrat 8 27 26, Romagnieu 9 29 27, Villages du Lac de Paladru 10 23 24, Saint-Genix-les-Villages (Savoie) 10 28 27, Saint-Victor-de-Cessieu 11 10 18, Bilieu 11 26 26, Le Pont-de-Beauvoisin 11 31 28, Le Pont-de-Beauvoisin (Savoie) 11 32 29, Vézeronce-Curtin 11 18 22, Cessieu 12 8 17, Biol 13 14 20, Saint-Geoire-en-Valdaine 13 32 29, Charavines 13 26 26, Domessin (Savoie) 14 34 30, Châbons 14 20 23, Chirens 15 29 27, Morestel 16 18 22, Saint-Béron (Savoie) 16 37 31, Saint-Chef 16 9 17",
	],
	"les-avenieres-veyrins-thuellin": [
		"dolomieu 7, morestel 9, saint-clair-de-la-tour 10, les-abrets-en-dauphine 10, saint-andre-le-gaz 10",
		"Corbelin 4 21 23, Vézeronce-Curtin 6 18 22, Aoste 6 26 26, Faverges-de-la-Tour 6 19 22, La Bâtie-Montgascon 7 20 23, Saint-Genix-les-Villages (Savoie) 7 28 27, Chimilin 7 25 25, La Chapelle-de-la-Tour 10 15 20, Romagnieu 10 29 27, Saint-Didier-de-la-Tour 11 16 21, La Tour-du-Pin 12 14 20, Sermérieu 12 14 20, Creys-Mépieu 12 23 24, Saint-Jean-de-Soudain 13 12 19, Le Pont-de-Beauvoisin 14 31 28, Le Pont-de-Beauvoisin (Savoie) 14 32 29, Domessin (Savoie) 15 34 30, Saint-Chef 15 9 17, Salagnon 16 12 19, Cessieu 17 8 17, Belley (Ain) 17 38 32, Saint-Victor-de-Cessieu 17 10 18, Montferrat 17 27 26, Yenne (Savoie) 17 40 33, Novalaise (Savoie) 17 39 33, Val-de-Virieu 18 19 22, La Bridoire (Savoie) 19 37 31, Ruy-Montceau 19 4 10",
	],
	"les-abrets-en-dauphine": [
		"saint-andre-le-gaz 4, le-pont-de-beauvoisin 7, saint-clair-de-la-tour 9, dolomieu 10, les-avenieres-veyrins-thuellin 10",
		"Chimilin 4 25 25, La Bâtie-Montgascon 5 20 23, Romagnieu 6 29 27, Aoste 6 26 26, Montferrat 7 27 26, Faverges-de-la-Tour 7 19 22, Le Pont-de-Beauvoisin (Savoie) 7 32 29, Saint-Genix-les-Villages (Savoie) 7 28 27, Corbelin 8 21 23, Saint-Didier-de-la-Tour 8 16 21, Domessin (Savoie) 10 34 30, La Chapelle-de-la-Tour 10 15 20, Val-de-Virieu 11 19 22, Saint-Geoire-en-Valdaine 11 32 29, La Tour-du-Pin 11 14 20, Bilieu 11 26 26, Villages du Lac de Paladru 11 23 24, Saint-Jean-de-Soudain 12 12 19, Saint-Béron (Savoie) 12 37 31, La Bridoire (Savoie) 13 37 31, Vézeronce-Curtin 13 18 22, Charavines 14 26 26, Saint-Victor-de-Cessieu 15 10 18, Chirens 15 29 27, Cessieu 16 8 17, Miribel-les-Échelles 16 38 32, Biol 16 14 20, Novalaise (Savoie) 16 39 33",
	],
	"montalieu-vercieu": [
		"cremieu 15, morestel 16, tignieu-jameyzieu 18, pont-de-cheruy 19, saint-chef 20",
		"Bouvesse-Quirieu 2 26 26, Porcieu-Amblagnieu 2 29 27, Serrières-de-Briord (Ain) 4 28 27, Villebois (Ain) 5 32 29, Sault-Brénaz (Ain) 5 32 29, Saint-Sorlin-en-Bugey (Ain) 9 34 30, Hières-sur-Amby 9 23 24, Creys-Mépieu 11 23 24, Lagnieu (Ain) 11 36 31, Vaux-en-Bugey (Ain) 13 38 32, Tenay (Ain) 14 41 34, Saint-Jean-de-Niost (Ain) 15 28 27, Chazey-sur-Ain (Ain) 15 34 30, Leyment (Ain) 15 38 32, Saint-Rambert-en-Bugey (Ain) 15 42 35, Trept 15 12 19, Saint-Romain-de-Jalionas 16 19 22, Loyettes (Ain) 16 22 24, Sermérieu 16 14 20, Saint-Maurice-de-Gourdans (Ain) 16 27 26, Salagnon 16 12 19, Saint-Denis-en-Bugey (Ain) 16 41 34, Ambérieu-en-Bugey (Ain) 17 42 35, Villemoirieu 17 15 20, Chavanoz 17 21 23, Meximieux (Ain) 19 36 31, Château-Gaillard (Ain) 19 43 35, Virieu-le-Grand (Ain) 20 41 34",
	],
	"le-pont-de-beauvoisin": [
		"les-abrets-en-dauphine 7, saint-andre-le-gaz 11, les-avenieres-veyrins-thuellin 14, saint-clair-de-la-tour 16, dolomieu 16",
		"Le Pont-de-Beauvoisin (Savoie) 0 32 29, Domessin (Savoie) 3 34 30, Romagnieu 4 29 27, La Bridoire (Savoie) 6 37 31, Saint-Béron (Savoie) 6 37 31, Chimilin 7 25 25, Saint-Genix-les-Villages (Savoie) 7 28 27, Aoste 8 26 26, Montferrat 8 27 26, Saint-Geoire-en-Valdaine 9 32 29, Novalaise (Savoie) 11 39 33, La Bâtie-Montgascon 12 20 23, Miribel-les-Échelles 12 38 32, Les Échelles (Savoie) 12 40 33, Corbelin 13 21 23, Faverges-de-la-Tour 13 19 22, Entre-deux-Guiers 13 41 34, Bilieu 14 26 26, Saint-Aupre 15 37 31, Saint-Didier-de-la-Tour 15 16 21, Vimines (Savoie) 15 46 37, Villages du Lac de Paladru 16 23 24, Val-de-Virieu 16 19 22, Chirens 17 29 27, Saint-Laurent-du-Pont 17 42 35, La Motte-Servolex (Savoie) 17 46 37, La Chapelle-de-la-Tour 17 15 20, Charavines 17 26 26",
	],
	"vienne-nord": [
		"pont-eveque 3, chasse-sur-rhone 8, saint-georges-d-esperanche 16, saint-maurice-l-exil 16, roussillon 18",
		"Sainte-Colombe (Rhône) 1 32 29, Saint-Romain-en-Gal (Rhône) 1 33 29, Saint-Cyr-sur-le-Rhône (Rhône) 2 34 30, Jardin 4 30 28, Seyssuel 4 34 30, Serpaize 5 28 27, Loire-sur-Rhône (Rhône) 6 37 31, Ampuis (Rhône) 6 38 32, Chuzelles 7 31 28, Estrablin 7 26 26, Reventin-Vaugris 7 36 31, Les Côtes-d’Arey 8 35 30, Villette-de-Vienne 8 28 27, Communay (Rhône) 9 34 30, Luzinay 10 24 25, Ternay (Rhône) 10 36 31, Moidieu-Détourbe 10 22 24, Simandres (Rhône) 10 31 28, Septème 11 21 23, Condrieu (Rhône) 11 42 35, Givors (Rhône) 11 39 33, Marennes (Rhône) 11 28 27, Vernioz 11 35 30, Eyzin-Pinet 11 25 25, Grigny-sur-Rhône (Rhône) 11 38 32, Les Roches-de-Condrieu 12 42 35, Sérézin-du-Rhône (Rhône) 12 35 30, Saint-Just-Chaleyssin 12 21 23",
	],
	roussillon: [
		"le-peage-de-roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 4, chanas 6, vienne-nord 18",
		"Ville-sous-Anjou 3 41 34, Clonas-sur-Varèze 5 42 35, Auberives-sur-Varèze 5 40 33, Saint-Pierre-de-Bœuf (Loire) 5 47 38, Sablons 7 49 39, Sonnay 7 38 32, Serrières (Ardèche) 7 50 40, Vernioz 8 35 30, Saint-Clair-du-Rhône 8 42 35, Chavanay (Loire) 8 47 38, Félines (Ardèche) 9 52 44, Les Roches-de-Condrieu 10 42 35, Les Côtes-d’Arey 10 35 30, Maclas (Loire) 10 52 44, Reventin-Vaugris 11 36 31, Condrieu (Rhône) 11 42 35, Épinouze (Drôme) 11 41 34, Pélussin (Loire) 11 50 40, Peaugres (Ardèche) 12 54 47, Anneyron (Drôme) 13 46 37, Ampuis (Rhône) 13 38 32, Andancette (Drôme) 14 52 44, Saint-Sorlin-en-Valloire (Drôme) 14 42 35, Andance (Ardèche) 15 53 45, Saint-Cyr (Ardèche) 15 56 51, Jardin 15 30 28, Davézieux (Ardèche) 16 58 55, Saint-Cyr-sur-le-Rhône (Rhône) 16 34 30",
	],
	"salaise-sur-sanne": [
		"roussillon 3, le-peage-de-roussillon 3, chanas 4, saint-maurice-l-exil 6, beaurepaire 19",
		"Ville-sous-Anjou 4 41 34, Sablons 4 49 39, Serrières (Ardèche) 5 50 40, Saint-Pierre-de-Bœuf (Loire) 6 47 38, Clonas-sur-Varèze 7 42 35, Sonnay 7 38 32, Félines (Ardèche) 7 52 44, Auberives-sur-Varèze 8 40 33, Peaugres (Ardèche) 10 54 47, Chavanay (Loire) 10 47 38, Vernioz 10 35 30, Maclas (Loire) 10 52 44, Épinouze (Drôme) 10 41 34, Saint-Clair-du-Rhône 11 42 35, Anneyron (Drôme) 11 46 37, Andancette (Drôme) 11 52 44, Les Roches-de-Condrieu 12 42 35, Andance (Ardèche) 12 53 45, Les Côtes-d’Arey 12 35 30, Pélussin (Loire) 12 50 40, Saint-Cyr (Ardèche) 13 56 51, Condrieu (Rhône) 13 42 35, Saint-Sorlin-en-Valloire (Drôme) 13 42 35, Reventin-Vaugris 13 36 31, Davézieux (Ardèche) 13 58 55, Boulieu-lès-Annonay (Ardèche) 14 59 56, Beausemblant (Drôme) 15 54 47, Ampuis (Rhône) 15 38 32",
	],
	chanas: [
		"salaise-sur-sanne 4, roussillon 6, le-peage-de-roussillon 6, saint-maurice-l-exil 9, beaurepaire 18",
		"Sablons 3 49 39, Serrières (Ardèche) 4 50 40, Ville-sous-Anjou 7 41 34, Félines (Ardèche) 7 52 44, Anneyron (Drôme) 7 46 37, Andancette (Drôme) 8 52 44, Peaugres (Ardèche) 8 54 47, Sonnay 8 38 32, Épinouze (Drôme) 9 41 34, Andance (Ardèche) 9 53 45, Saint-Pierre-de-Bœuf (Loire) 9 47 38, Saint-Cyr (Ardèche) 10 56 51, Saint-Sorlin-en-Valloire (Drôme) 11 42 35, Clonas-sur-Varèze 11 42 35, Davézieux (Ardèche) 11 58 55, Auberives-sur-Varèze 11 40 33, Beausemblant (Drôme) 11 54 47, Maclas (Loire) 12 52 44, Vernioz 13 35 30, Chavanay (Loire) 13 47 38, Boulieu-lès-Annonay (Ardèche) 13 59 56, Saint-Clair-du-Rhône 14 42 35, Châteauneuf-de-Galaure (Drôme) 15 47 38, Sarras (Ardèche) 15 58 55, Saint-Uze (Drôme) 15 55 49, Pélussin (Loire) 15 50 40, Les Roches-de-Condrieu 15 42 35, Les Côtes-d’Arey 16 35 30",
	],
	"pont-eveque": [
		"vienne-nord 3, chasse-sur-rhone 9, saint-georges-d-esperanche 13, diemoz 15, heyrieux 16",
		"Serpaize 3 28 27, Sainte-Colombe (Rhône) 3 32 29, Saint-Romain-en-Gal (Rhône) 4 33 29, Jardin 4 30 28, Estrablin 4 26 26, Saint-Cyr-sur-le-Rhône (Rhône) 5 34 30, Seyssuel 6 34 30, Chuzelles 6 31 28, Villette-de-Vienne 7 28 27, Luzinay 8 24 25, Moidieu-Détourbe 8 22 24, Septème 8 21 23, Loire-sur-Rhône (Rhône) 9 37 31, Reventin-Vaugris 9 36 31, Les Côtes-d’Arey 9 35 30, Ampuis (Rhône) 9 38 32, Eyzin-Pinet 10 25 25, Saint-Just-Chaleyssin 10 21 23, Marennes (Rhône) 10 28 27, Oytier-Saint-Oblas 10 19 22, Communay (Rhône) 10 34 30, Simandres (Rhône) 10 31 28, Chaponnay (Rhône) 11 27 26, Ternay (Rhône) 11 36 31, Vernioz 12 35 30, Grigny-sur-Rhône (Rhône) 13 38 32, Sérézin-du-Rhône (Rhône) 13 35 30, Givors (Rhône) 13 39 33",
	],
	"chasse-sur-rhone": [
		"vienne-nord 8, pont-eveque 9, heyrieux 21, saint-maurice-l-exil 21, saint-georges-d-esperanche 21",
		"Ternay (Rhône) 3 36 31, Loire-sur-Rhône (Rhône) 3 37 31, Seyssuel 3 34 30, Givors (Rhône) 3 39 33, Communay (Rhône) 3 34 30, Grigny-sur-Rhône (Rhône) 4 38 32, Chuzelles 5 31 28, Sérézin-du-Rhône (Rhône) 6 35 30, Millery (Rhône) 6 39 33, Saint-Romain-en-Gal (Rhône) 7 33 29, Simandres (Rhône) 7 31 28, Solaize (Rhône) 7 34 30, Montagny (Rhône) 7 41 34, Sainte-Colombe (Rhône) 7 32 29, Vernaison (Rhône) 8 37 31, Saint-Cyr-sur-le-Rhône (Rhône) 8 34 30, Charly (Rhône) 8 38 32, Échalas (Rhône) 8 44 36, Villette-de-Vienne 8 28 27, Serpaize 9 28 27, Beauvallon (Rhône) 9 45 37, Marennes (Rhône) 9 28 27, Vourles (Rhône) 9 40 33, Taluyers (Rhône) 10 43 35, Ampuis (Rhône) 10 38 32, Irigny (Rhône) 11 36 31, Feyzin (Rhône) 11 34 30, Chaponnay (Rhône) 11 27 26",
	],
	"le-peage-de-roussillon": [
		"roussillon 1, salaise-sur-sanne 3, saint-maurice-l-exil 3, chanas 6, vienne-nord 18",
		"Saint-Pierre-de-Bœuf (Loire) 4 47 38, Ville-sous-Anjou 4 41 34, Clonas-sur-Varèze 4 42 35, Auberives-sur-Varèze 5 40 33, Sablons 6 49 39, Serrières (Ardèche) 7 50 40, Chavanay (Loire) 7 47 38, Saint-Clair-du-Rhône 8 42 35, Félines (Ardèche) 8 52 44, Sonnay 9 38 32, Vernioz 9 35 30, Maclas (Loire) 9 52 44, Les Roches-de-Condrieu 9 42 35, Condrieu (Rhône) 10 42 35, Pélussin (Loire) 10 50 40, Les Côtes-d’Arey 11 35 30, Reventin-Vaugris 11 36 31, Peaugres (Ardèche) 11 54 47, Épinouze (Drôme) 13 41 34, Ampuis (Rhône) 13 38 32, Anneyron (Drôme) 13 46 37, Andancette (Drôme) 14 52 44, Saint-Cyr (Ardèche) 15 56 51, Andance (Ardèche) 15 53 45, Davézieux (Ardèche) 15 58 55, Saint-Sorlin-en-Valloire (Drôme) 15 42 35, Saint-Julien-Molin-Molette (Loire) 15 59 56, Boulieu-lès-Annonay (Ardèche) 15 59 56",
	],
	"saint-maurice-l-exil": [
		"le-peage-de-roussillon 3, roussillon 4, salaise-sur-sanne 6, chanas 9, vienne-nord 16",
		"Clonas-sur-Varèze 2 42 35, Saint-Pierre-de-Bœuf (Loire) 3 47 38, Auberives-sur-Varèze 4 40 33, Chavanay (Loire) 5 47 38, Saint-Clair-du-Rhône 5 42 35, Ville-sous-Anjou 6 41 34, Les Roches-de-Condrieu 6 42 35, Condrieu (Rhône) 8 42 35, Pélussin (Loire) 8 50 40, Maclas (Loire) 8 52 44, Sablons 8 49 39, Serrières (Ardèche) 9 50 40, Vernioz 9 35 30, Félines (Ardèche) 9 52 44, Reventin-Vaugris 9 36 31, Les Côtes-d’Arey 10 35 30, Ampuis (Rhône) 11 38 32, Sonnay 11 38 32, Peaugres (Ardèche) 13 54 47, Saint-Cyr-sur-le-Rhône (Rhône) 15 34 30, Saint-Julien-Molin-Molette (Loire) 15 59 56, Épinouze (Drôme) 15 41 34, Jardin 15 30 28, Sainte-Colombe (Rhône) 16 32 29, Anneyron (Drôme) 16 46 37, Boulieu-lès-Annonay (Ardèche) 16 59 56, Saint-Cyr (Ardèche) 16 56 51, Davézieux (Ardèche) 16 58 55",
	],
	"la-cote-saint-andre": [
		"saint-etienne-de-saint-geoirs 9, le-grand-lemps 13, saint-jean-de-bournay 15, beaurepaire 18, nivolas-vermelle 19",
		"Gillonnay 3 22 24, Saint-Hilaire-de-la-Côte 4 22 24, Brézins 6 26 26, Saint-Siméon-de-Bressieux 6 28 27, Champier 7 15 20, Viriville 10 31 28, Châtonnay 11 12 19, Sillans 12 29 27, Châbons 14 20 23, Izeaux 15 30 28, Biol 15 14 20, Roybon 15 36 31, Colombe 15 25 25, Beaucroissant 18 31 28, Artas 18 10 18, Apprieu 19 28 27, Renage 19 33 29, Maubec 19 2 10, Saint-Victor-de-Cessieu 19 10 18, Rives 19 31 28, Val-de-Virieu 20 19 22, Charantonnay 20 14 20, Beauvoir-de-Marc 20 17 21, Charavines 20 26 26, Villages du Lac de Paladru 20 23 24, Tullins 21 36 31, Cessieu 21 8 17, Bossieu 3 20 23~",
	],
	beaurepaire: [
		"la-cote-saint-andre 18, chanas 18, salaise-sur-sanne 19, roussillon 19, saint-jean-de-bournay 20",
		"Hauterives (Drôme) 9 42 35, Saint-Sorlin-en-Valloire (Drôme) 10 42 35, Épinouze (Drôme) 10 41 34, Sonnay 12 38 32, Viriville 12 31 28, Châteauneuf-de-Galaure (Drôme) 14 47 38, Anneyron (Drôme) 15 46 37, Eyzin-Pinet 16 25 25, Ville-sous-Anjou 16 41 34, Vernioz 16 35 30, Saint-Siméon-de-Bressieux 17 28 27, Roybon 18 36 31, Les Côtes-d’Arey 19 35 30, Le Péage-de-Roussillon 20 44 36, Brézins 20 26 26, Gillonnay 20 22 24, Auberives-sur-Varèze 20 40 33, Moidieu-Détourbe 20 22 24, Beauvoir-de-Marc 21 17 21, Jardin 21 30 28, Beaufort 0 33 29~, Bellegarde-Poussieu 0 33 29~, Jarcieu 0 33 29~, Lentiol 0 33 29~, Marcollin 0 33 29~, Moissieu-sur-Dolon 0 33 29~, Pact 0 33 29~, Pisieu 0 33 29~",
	],
	"le-grand-lemps": [
		"rives 8, saint-etienne-de-saint-geoirs 9, tullins 12, la-cote-saint-andre 13, moirans 13",
		"Colombe 3 25 25, Châbons 5 20 23, Apprieu 6 28 27, Sillans 6 29 27, Izeaux 7 30 28, Beaucroissant 7 31 28, Saint-Hilaire-de-la-Côte 8 22 24, Charavines 8 26 26, Renage 9 33 29, Villages du Lac de Paladru 9 23 24, La Murette 10 31 28, Gillonnay 10 22 24, Brézins 10 26 26, Charnècles 10 33 29, Val-de-Virieu 11 19 22, Chirens 11 29 27, Biol 11 14 20, Saint-Cassien 11 33 29, Bilieu 11 26 26, Vourey 11 35 30, Champier 12 15 20, Voiron 13 35 30, Saint-Siméon-de-Bressieux 14 28 27, Saint-Jean-de-Moirans 14 36 31, Coublevie 16 37 31, La Buisse 16 38 32, Saint-Victor-de-Cessieu 16 10 18, Saint-Quentin-sur-Isère 16 40 33",
	],
	"saint-etienne-de-saint-geoirs": [
		"le-grand-lemps 9, la-cote-saint-andre 9, tullins 12, rives 12, vinay 15",
		"Sillans 3 29 27, Brézins 4 26 26, Izeaux 6 30 28, Saint-Siméon-de-Bressieux 6 28 27, Saint-Hilaire-de-la-Côte 6 22 24, Gillonnay 7 22 24, Beaucroissant 10 31 28, Colombe 11 25 25, Renage 11 33 29, Viriville 11 31 28, Roybon 12 36 31, Châbons 13 20 23, Apprieu 14 28 27, Champier 14 15 20, Vourey 14 35 30, Charnècles 14 33 29, Saint-Cassien 16 33 29, La Murette 16 31 28, Moirans 16 36 31, Charavines 17 26 26, Saint-Quentin-sur-Isère 17 40 33, Biol 17 14 20, Villages du Lac de Paladru 18 23 24, Chirens 18 29 27, Saint-Vérand 18 46 37, Saint-Jean-de-Moirans 19 36 31, Voiron 19 35 30, Val-de-Virieu 19 19 22",
	],
	grenoble: [
		"seyssinet-pariset 2, fontaine 3, seyssins 3, echirolles 4, saint-martin-d-heres 4",
		"Saint-Martin-le-Vinoux 3 55 49, La Tronche 4 56 51, Poisat 4 61 60, Eybens 4 61 60, Sassenage 6 51 42, Gières 6 61 60, Corenc 6 56 51, Meylan 6 57 53, Le Pont-de-Claix 6 61 60, Saint-Égrève 7 51 42, Claix 7 61 60, Herbeys 7 64 66, Champagnier 8 64 66, Jarrie 8 64 66, Brié-et-Angonnes 8 65 67, Montbonnot-Saint-Martin 9 58 55, Biviers 9 57 53, Fontanil-Cornillon 9 48 39, Varces-Allières-et-Risset 9 63 64, Noyarey 10 47 38, Domène 10 61 60, Vaulnaveys-le-Haut 10 67 71, Le Sappey-en-Chartreuse 10 53 45, Lans-en-Vercors 12 56 51, Vizille 12 69 75, Champ-sur-Drac 12 68 73, Saint-Ismier 12 57 53, Vaulnaveys-le-Bas 12 69 75",
	],
	echirolles: [
		"eybens 3, seyssins 3, le-pont-de-claix 3, grenoble 4, seyssinet-pariset 4",
		"Poisat 4 61 60, Champagnier 4 64 66, Claix 4 61 60, Jarrie 5 64 66, Saint-Martin-d’Hères 5 59 56, Fontaine 6 54 47, Varces-Allières-et-Risset 6 63 64, Brié-et-Angonnes 6 65 67, Herbeys 6 64 66, Saint-Martin-le-Vinoux 6 55 49, Gières 7 61 60, La Tronche 7 56 51, Vaulnaveys-le-Haut 8 67 71, Sassenage 8 51 42, Champ-sur-Drac 9 68 73, Meylan 9 57 53, Vizille 9 69 75, Corenc 9 56 51, Notre-Dame-de-Mésage 10 69 75, Saint-Paul-de-Varces 10 64 66, Saint-Égrève 10 51 42, Vaulnaveys-le-Bas 10 69 75, Lans-en-Vercors 10 56 51, Vif 10 67 71, Montbonnot-Saint-Martin 11 58 55, Saint-Georges-de-Commiers 11 69 75, Domène 11 61 60, Biviers 12 57 53",
	],
	"saint-martin-d-heres": [
		"gieres 2, la-tronche 3, eybens 4, meylan 4, grenoble 4",
		"Poisat 2 61 60, Corenc 4 56 51, Saint-Martin-le-Vinoux 5 55 49, Herbeys 5 64 66, Échirolles 5 60 58, Seyssinet-Pariset 5 56 51, Montbonnot-Saint-Martin 6 58 55, Fontaine 6 54 47, Domène 6 61 60, Seyssins 6 57 53, Brié-et-Angonnes 6 65 67, Biviers 7 57 53, Jarrie 7 64 66, Vaulnaveys-le-Haut 7 67 71, Champagnier 8 64 66, Le Pont-de-Claix 8 61 60, Revel 9 65 67, Sassenage 9 51 42, Saint-Égrève 9 51 42, Le Versoud 9 62 62, Le Sappey-en-Chartreuse 9 53 45, Claix 10 61 60, Saint-Ismier 10 57 53, Vaulnaveys-le-Bas 10 69 75, Saint-Nazaire-les-Eymes 11 59 56, Varces-Allières-et-Risset 11 63 64, Vizille 11 69 75, Villard-Bonnot 11 62 62",
	],
	fontaine: [
		"seyssinet-pariset 2, grenoble 3, sassenage 3, seyssins 3, saint-egreve 5",
		"Saint-Martin-le-Vinoux 2 55 49, La Tronche 5 56 51, Échirolles 6 60 58, Saint-Martin-d’Hères 6 59 56, Corenc 7 56 51, Poisat 7 61 60, Fontanil-Cornillon 7 48 39, Eybens 7 61 60, Noyarey 7 47 38, Meylan 7 57 53, Le Pont-de-Claix 8 61 60, Gières 8 61 60, Claix 8 61 60, Champagnier 10 64 66, Montbonnot-Saint-Martin 10 58 55, Biviers 10 57 53, Herbeys 10 64 66, Jarrie 10 64 66, Le Sappey-en-Chartreuse 10 53 45, Varces-Allières-et-Risset 10 63 64, Veurey-Voroize 11 44 36, Brié-et-Angonnes 11 65 67, Lans-en-Vercors 11 56 51, Domène 11 61 60, Autrans-Méaudre en Vercors 12 50 40, Voreppe 12 43 35, Vaulnaveys-le-Haut 13 67 71, Saint-Ismier 13 57 53",
	],
	sassenage: [
		"saint-egreve 3, fontaine 3, seyssinet-pariset 5, grenoble 6, seyssins 6",
		"Noyarey 4 47 38, Saint-Martin-le-Vinoux 4 55 49, Fontanil-Cornillon 4 48 39, La Tronche 7 56 51, Veurey-Voroize 8 44 36, Corenc 8 56 51, Échirolles 8 60 58, Saint-Martin-d’Hères 9 59 56, Meylan 9 57 53, Voreppe 9 43 35, Poisat 10 61 60, Eybens 10 61 60, Autrans-Méaudre en Vercors 10 50 40, Le Pont-de-Claix 10 61 60, Claix 10 61 60, Le Sappey-en-Chartreuse 10 53 45, Gières 11 61 60, Montbonnot-Saint-Martin 11 58 55, Biviers 11 57 53, Lans-en-Vercors 11 56 51, Saint-Quentin-sur-Isère 12 40 33, Champagnier 12 64 66, Varces-Allières-et-Risset 13 63 64, Herbeys 13 64 66, Jarrie 13 64 66, Domène 13 61 60, Brié-et-Angonnes 14 65 67, Saint-Ismier 14 57 53",
	],
	meylan: [
		"la-tronche 3, gieres 3, saint-martin-d-heres 4, domene 4, grenoble 6",
		"Corenc 1 56 51, Montbonnot-Saint-Martin 3 58 55, Biviers 3 57 53, Saint-Martin-le-Vinoux 5 55 49, Le Sappey-en-Chartreuse 6 53 45, Poisat 6 61 60, Saint-Ismier 6 57 53, Le Versoud 7 62 62, Eybens 7 61 60, Fontaine 7 54 47, Saint-Nazaire-les-Eymes 7 59 56, Seyssinet-Pariset 8 56 51, Herbeys 8 64 66, Revel 8 65 67, Saint-Égrève 8 51 42, Échirolles 9 60 58, Villard-Bonnot 9 62 62, Seyssins 9 57 53, Sassenage 9 51 42, Bernin 9 58 55, Brié-et-Angonnes 10 65 67, Vaulnaveys-le-Haut 10 67 71, Fontanil-Cornillon 10 48 39, Jarrie 10 64 66, Crolles 11 58 55, Le Pont-de-Claix 11 61 60, Champagnier 12 64 66, Noyarey 12 47 38",
	],
	"saint-egreve": [
		"sassenage 3, fontaine 5, la-tronche 6, seyssinet-pariset 6, grenoble 7",
		"Fontanil-Cornillon 3 48 39, Noyarey 4 47 38, Saint-Martin-le-Vinoux 4 55 49, Corenc 7 56 51, Veurey-Voroize 7 44 36, Voreppe 8 43 35, Seyssins 8 57 53, Meylan 8 57 53, Le Sappey-en-Chartreuse 8 53 45, Saint-Martin-d’Hères 9 59 56, Biviers 9 57 53, Montbonnot-Saint-Martin 9 58 55, Échirolles 10 60 58, Gières 10 61 60, Poisat 10 61 60, Eybens 11 61 60, Saint-Quentin-sur-Isère 12 40 33, Saint-Ismier 12 57 53, Le Pont-de-Claix 12 61 60, Domène 12 61 60, Autrans-Méaudre en Vercors 13 50 40, Claix 13 61 60, Saint-Nazaire-les-Eymes 14 59 56, Herbeys 14 64 66, La Buisse 14 38 32, Lans-en-Vercors 14 56 51, Champagnier 14 64 66, Jarrie 14 64 66",
	],
	claix: [
		"le-pont-de-claix 2, echirolles 4, seyssins 5, seyssinet-pariset 7, eybens 7",
		"Varces-Allières-et-Risset 2 63 64, Champagnier 4 64 66, Saint-Paul-de-Varces 6 64 66, Jarrie 7 64 66, Lans-en-Vercors 7 56 51, Vif 7 67 71, Champ-sur-Drac 7 68 73, Grenoble 7 57 53, Poisat 8 61 60, Fontaine 8 54 47, Saint-Georges-de-Commiers 9 69 75, Brié-et-Angonnes 9 65 67, Vizille 9 69 75, Notre-Dame-de-Mésage 9 69 75, Saint-Martin-d’Hères 10 59 56, Herbeys 10 64 66, Saint-Martin-le-Vinoux 10 55 49, Sassenage 10 51 42, Villard-de-Lans 11 61 60, La Tronche 11 56 51, Gières 11 61 60, Vaulnaveys-le-Haut 11 67 71, Autrans-Méaudre en Vercors 12 50 40, Vaulnaveys-le-Bas 12 69 75, Le Gua 12 69 75, Saint-Égrève 13 51 42, Meylan 13 57 53, Corenc 13 56 51",
	],
	gieres: [
		"saint-martin-d-heres 2, meylan 3, domene 4, la-tronche 4, eybens 5",
		"Poisat 3 61 60, Herbeys 4 64 66, Corenc 5 56 51, Montbonnot-Saint-Martin 5 58 55, Grenoble 6 57 53, Biviers 6 57 53, Brié-et-Angonnes 6 65 67, Saint-Martin-le-Vinoux 6 55 49, Vaulnaveys-le-Haut 6 67 71, Revel 7 65 67, Échirolles 7 60 58, Jarrie 7 64 66, Le Versoud 7 62 62, Seyssinet-Pariset 7 56 51, Fontaine 8 54 47, Seyssins 8 57 53, Saint-Ismier 9 57 53, Champagnier 9 64 66, Saint-Nazaire-les-Eymes 9 59 56, Le Sappey-en-Chartreuse 9 53 45, Vaulnaveys-le-Bas 9 69 75, Villard-Bonnot 10 62 62, Le Pont-de-Claix 10 61 60, Saint-Égrève 10 51 42, Sassenage 11 51 42, Claix 11 61 60, Bernin 11 58 55, Vizille 11 69 75",
	],
	domene: [
		"gieres 4, meylan 4, saint-martin-d-heres 6, la-tronche 7, eybens 9",
		"Le Versoud 3 62 62, Montbonnot-Saint-Martin 4 58 55, Revel 4 65 67, Biviers 4 57 53, Villard-Bonnot 5 62 62, Saint-Nazaire-les-Eymes 5 59 56, Saint-Ismier 5 57 53, Corenc 6 56 51, Poisat 8 61 60, Bernin 8 58 55, Herbeys 8 64 66, Le Sappey-en-Chartreuse 8 53 45, Vaulnaveys-le-Haut 9 67 71, Crolles 9 58 55, Saint-Martin-le-Vinoux 9 55 49, Brié-et-Angonnes 10 65 67, Laval-en-Belledonne 10 63 64, Grenoble 10 57 53, Froges 10 61 60, Jarrie 11 64 66, Échirolles 11 60 58, Seyssinet-Pariset 11 56 51, Fontaine 11 54 47, Vaulnaveys-le-Bas 11 69 75, Plateau-des-Petites-Roches 11 57 53, Le Champ-près-Froges 12 62 62, Seyssins 12 57 53, Saint-Égrève 12 51 42",
	],
	"seyssinet-pariset": [
		"grenoble 2, seyssins 2, fontaine 2, echirolles 4, sassenage 5",
		"Saint-Martin-le-Vinoux 3 55 49, La Tronche 5 56 51, Saint-Martin-d’Hères 5 59 56, Eybens 5 61 60, Poisat 6 61 60, Le Pont-de-Claix 6 61 60, Saint-Égrève 6 51 42, Claix 7 61 60, Corenc 7 56 51, Gières 7 61 60, Meylan 8 57 53, Champagnier 8 64 66, Jarrie 8 64 66, Varces-Allières-et-Risset 9 63 64, Herbeys 9 64 66, Fontanil-Cornillon 9 48 39, Noyarey 9 47 38, Brié-et-Angonnes 9 65 67, Lans-en-Vercors 10 56 51, Montbonnot-Saint-Martin 10 58 55, Biviers 10 57 53, Vaulnaveys-le-Haut 11 67 71, Domène 11 61 60, Le Sappey-en-Chartreuse 11 53 45, Autrans-Méaudre en Vercors 12 50 40, Champ-sur-Drac 12 68 73, Saint-Paul-de-Varces 12 64 66, Veurey-Voroize 12 44 36",
	],
	seyssins: [
		"seyssinet-pariset 2, echirolles 3, grenoble 3, fontaine 3, le-pont-de-claix 4",
		"Claix 5 61 60, Saint-Martin-le-Vinoux 5 55 49, Eybens 5 61 60, Poisat 6 61 60, Sassenage 6 51 42, Saint-Martin-d’Hères 6 59 56, Champagnier 6 64 66, La Tronche 7 56 51, Varces-Allières-et-Risset 7 63 64, Jarrie 8 64 66, Saint-Égrève 8 51 42, Gières 8 61 60, Herbeys 9 64 66, Brié-et-Angonnes 9 65 67, Lans-en-Vercors 9 56 51, Corenc 9 56 51, Meylan 9 57 53, Noyarey 10 47 38, Fontanil-Cornillon 10 48 39, Saint-Paul-de-Varces 11 64 66, Champ-sur-Drac 11 68 73, Vaulnaveys-le-Haut 11 67 71, Autrans-Méaudre en Vercors 11 50 40, Montbonnot-Saint-Martin 11 58 55, Vizille 11 69 75, Vif 12 67 71, Biviers 12 57 53, Domène 12 61 60",
	],
	"la-tronche": [
		"meylan 3, saint-martin-d-heres 3, grenoble 4, gieres 4, fontaine 5",
		"Corenc 2 56 51, Saint-Martin-le-Vinoux 2 55 49, Montbonnot-Saint-Martin 5 58 55, Seyssinet-Pariset 5 56 51, Biviers 5 57 53, Poisat 5 61 60, Saint-Égrève 6 51 42, Eybens 6 61 60, Sassenage 7 51 42, Seyssins 7 57 53, Le Sappey-en-Chartreuse 7 53 45, Domène 7 61 60, Échirolles 7 60 58, Herbeys 8 64 66, Fontanil-Cornillon 8 48 39, Saint-Ismier 8 57 53, Le Versoud 9 62 62, Brié-et-Angonnes 9 65 67, Saint-Nazaire-les-Eymes 10 59 56, Jarrie 10 64 66, Noyarey 10 47 38, Le Pont-de-Claix 10 61 60, Revel 10 65 67, Vaulnaveys-le-Haut 10 67 71, Champagnier 11 64 66, Claix 11 61 60, Villard-Bonnot 11 62 62, Bernin 12 58 55",
	],
	eybens: [
		"echirolles 3, saint-martin-d-heres 4, grenoble 4, gieres 5, le-pont-de-claix 5",
		"Poisat 1 61 60, Herbeys 3 64 66, Jarrie 3 64 66, Brié-et-Angonnes 4 65 67, Champagnier 4 64 66, Seyssins 5 57 53, Seyssinet-Pariset 5 56 51, Vaulnaveys-le-Haut 6 67 71, La Tronche 6 56 51, Saint-Martin-le-Vinoux 7 55 49, Claix 7 61 60, Fontaine 7 54 47, Meylan 7 57 53, Varces-Allières-et-Risset 8 63 64, Vizille 8 69 75, Vaulnaveys-le-Bas 8 69 75, Corenc 8 56 51, Champ-sur-Drac 9 68 73, Domène 9 61 60, Notre-Dame-de-Mésage 10 69 75, Montbonnot-Saint-Martin 10 58 55, Sassenage 10 51 42, Biviers 10 57 53, Revel 10 65 67, Saint-Égrève 11 51 42, Vif 12 67 71, Saint-Georges-de-Commiers 12 69 75, Saint-Paul-de-Varces 12 64 66",
	],
	"le-pont-de-claix": [
		"claix 2, echirolles 3, seyssins 4, eybens 5, seyssinet-pariset 6",
		"Champagnier 3 64 66, Varces-Allières-et-Risset 3 63 64, Jarrie 5 64 66, Poisat 6 61 60, Grenoble 6 57 53, Champ-sur-Drac 7 68 73, Brié-et-Angonnes 7 65 67, Saint-Paul-de-Varces 7 64 66, Vizille 8 69 75, Vif 8 67 71, Herbeys 8 64 66, Fontaine 8 54 47, Saint-Martin-d’Hères 8 59 56, Notre-Dame-de-Mésage 8 69 75, Saint-Georges-de-Commiers 9 69 75, Lans-en-Vercors 9 56 51, Saint-Martin-le-Vinoux 9 55 49, Vaulnaveys-le-Haut 9 67 71, Gières 10 61 60, La Tronche 10 56 51, Sassenage 10 51 42, Vaulnaveys-le-Bas 10 69 75, Meylan 11 57 53, Corenc 12 56 51, Saint-Égrève 12 51 42, Villard-de-Lans 13 61 60, Le Gua 13 69 75, Autrans-Méaudre en Vercors 14 50 40",
	],
	crolles: [
		"domene 9, meylan 11, gieres 13, la-tronche 13, saint-martin-d-heres 14",
		"Bernin 2 58 55, Plateau-des-Petites-Roches 3 57 53, Froges 3 61 60, Saint-Nazaire-les-Eymes 4 59 56, Lumbin 5 59 56, Saint-Ismier 5 57 53, Villard-Bonnot 5 62 62, Le Champ-près-Froges 5 62 62, Laval-en-Belledonne 5 63 64, La Terrasse 6 59 56, Le Versoud 6 62 62, Tencin 7 61 60, Biviers 8 57 53, Le Sappey-en-Chartreuse 8 53 45, Montbonnot-Saint-Martin 8 58 55, Theys 10 65 67, Revel 10 65 67, Le Touvet 11 59 56, Goncelin 11 61 60, Corenc 11 56 51, Saint-Vincent-de-Mercuze 12 58 55, Le Cheylas 14 61 60, Saint-Martin-le-Vinoux 15 55 49, Poisat 16 61 60, Saint-Égrève 16 51 42, Herbeys 17 64 66, Grenoble 17 57 53, Fontanil-Cornillon 17 48 39",
	],
	vizille: [
		"le-pont-de-claix 8, eybens 8, echirolles 9, claix 9, saint-martin-d-heres 11",
		"Notre-Dame-de-Mésage 2 69 75, Champ-sur-Drac 3 68 73, Jarrie 4 64 66, Vaulnaveys-le-Bas 5 69 75, Champagnier 5 64 66, Brié-et-Angonnes 5 65 67, Saint-Georges-de-Commiers 6 69 75, Vaulnaveys-le-Haut 6 67 71, Herbeys 7 64 66, Varces-Allières-et-Risset 8 63 64, Vif 8 67 71, Poisat 9 61 60, Saint-Paul-de-Varces 10 64 66, Gières 11 61 60, Seyssins 11 57 53, Grenoble 12 57 53, Seyssinet-Pariset 13 56 51, Livet-et-Gavet 13 74 84, La Motte-d’Aveillans 13 79 93, Pierre-Châtel 13 80 95, Le Gua 14 69 75, La Tronche 14 56 51, Fontaine 14 54 47, Revel 14 65 67, Saint-Martin-le-Vinoux 15 55 49, Meylan 15 57 53, La Motte-Saint-Martin 15 79 93, Domène 15 61 60",
	],
	"la-motte-d-aveillans": [
		"vizille 13, le-pont-de-claix 18, claix 19, echirolles 21, eybens 21",
		"La Motte-Saint-Martin 2 79 93, Pierre-Châtel 2 80 95, La Mure 7 86 106, Saint-Georges-de-Commiers 10 69 75, Notre-Dame-de-Mésage 11 69 75, Le Gua 12 69 75, Vif 12 67 71, Champ-sur-Drac 12 68 73, Saint-Paul-de-Varces 15 64 66, Mens 16 94 120, Varces-Allières-et-Risset 16 63 64, Vaulnaveys-le-Bas 17 69 75, Champagnier 17 64 66, Jarrie 18 64 66, Brié-et-Angonnes 19 65 67, Vaulnaveys-le-Haut 19 67 71, Villard-de-Lans 19 61 60, Herbeys 20 64 66, Monteynard 1 79 93~",
	],
	voreppe: [
		"coublevie 7, moirans 7, saint-egreve 8, voiron 9, sassenage 9",
		"Veurey-Voroize 3 44 36, Fontanil-Cornillon 5 48 39, Noyarey 6 47 38, La Buisse 6 38 32, Saint-Jean-de-Moirans 7 36 31, Saint-Quentin-sur-Isère 7 40 33, Vourey 9 35 30, Saint-Cassien 10 33 29, Saint-Étienne-de-Crossey 10 37 31, Charnècles 10 33 29, Saint-Joseph-de-Rivière 10 40 33, Tullins 11 36 31, La Murette 12 31 28, Le Sappey-en-Chartreuse 12 53 45, Renage 12 33 29, Rives 12 31 28, Saint-Martin-le-Vinoux 12 55 49, Fontaine 12 54 47, Saint-Aupre 12 37 31, Corenc 13 56 51, La Tronche 13 56 51, Saint-Laurent-du-Pont 13 42 35, Beaucroissant 14 31 28, Seyssinet-Pariset 14 56 51, Chirens 14 29 27, Grenoble 14 57 53, Meylan 15 57 53, Biviers 15 57 53",
	],
	moirans: [
		"voiron 4, rives 5, coublevie 5, tullins 6, voreppe 7",
		"Charnècles 2 33 29, Saint-Jean-de-Moirans 3 36 31, Saint-Cassien 3 33 29, Vourey 3 35 30, La Buisse 5 38 32, Renage 5 33 29, La Murette 5 31 28, Saint-Quentin-sur-Isère 6 40 33, Beaucroissant 7 31 28, Veurey-Voroize 8 44 36, Apprieu 8 28 27, Chirens 9 29 27, Saint-Étienne-de-Crossey 9 37 31, Izeaux 10 30 28, Colombe 11 25 25, Charavines 11 26 26, Noyarey 12 47 38, Saint-Aupre 12 37 31, Saint-Joseph-de-Rivière 12 40 33, Fontanil-Cornillon 12 48 39, Le Grand-Lemps 13 24 25, Bilieu 13 26 26, Sillans 13 29 27, Villages du Lac de Paladru 14 23 24, Saint-Égrève 15 51 42, Saint-Geoire-en-Valdaine 15 32 29, Saint-Laurent-du-Pont 16 42 35, Sassenage 16 51 42",
	],
	tullins: [
		"rives 6, moirans 6, voiron 10, voreppe 11, coublevie 11",
		"Vourey 3 35 30, Renage 3 33 29, Beaucroissant 5 31 28, Saint-Quentin-sur-Isère 5 40 33, Charnècles 5 33 29, Izeaux 6 30 28, Saint-Cassien 8 33 29, Saint-Jean-de-Moirans 9 36 31, Sillans 9 29 27, La Murette 9 31 28, Veurey-Voroize 10 44 36, Apprieu 10 28 27, La Buisse 11 38 32, Colombe 11 25 25, Le Grand-Lemps 12 24 25, Saint-Étienne-de-Saint-Geoirs 12 28 27, Vinay 12 43 35, Noyarey 13 47 38, Chirens 13 29 27, Charavines 14 26 26, Fontanil-Cornillon 15 48 39, Autrans-Méaudre en Vercors 15 50 40, Saint-Étienne-de-Crossey 15 37 31, Brézins 16 26 26, Châbons 16 20 23, Bilieu 17 26 26, Sassenage 17 51 42, Saint-Égrève 17 51 42",
	],
	rives: [
		"moirans 5, tullins 6, voiron 7, le-grand-lemps 8, coublevie 9",
		"Charnècles 2 33 29, Renage 2 33 29, Beaucroissant 3 31 28, Saint-Cassien 4 33 29, Vourey 4 35 30, La Murette 4 31 28, Apprieu 5 28 27, Izeaux 6 30 28, Colombe 6 25 25, Saint-Jean-de-Moirans 7 36 31, Chirens 8 29 27, Charavines 8 26 26, Sillans 9 29 27, La Buisse 9 38 32, Saint-Quentin-sur-Isère 9 40 33, Bilieu 11 26 26, Villages du Lac de Paladru 11 23 24, Saint-Étienne-de-Crossey 12 37 31, Châbons 12 20 23, Voreppe 12 43 35, Saint-Étienne-de-Saint-Geoirs 12 28 27, Veurey-Voroize 13 44 36, Saint-Aupre 14 37 31, Val-de-Virieu 15 19 22, Saint-Hilaire-de-la-Côte 15 22 24, Brézins 15 26 26, Saint-Joseph-de-Rivière 15 40 33, Saint-Geoire-en-Valdaine 16 32 29",
	],
	coublevie: [
		"voiron 2, moirans 5, voreppe 7, rives 9, saint-laurent-du-pont 10",
		"La Buisse 1 38 32, Saint-Jean-de-Moirans 3 36 31, Saint-Étienne-de-Crossey 3 37 31, Saint-Cassien 5 33 29, La Murette 6 31 28, Saint-Aupre 7 37 31, Charnècles 7 33 29, Saint-Joseph-de-Rivière 7 40 33, Chirens 7 29 27, Vourey 8 35 30, Veurey-Voroize 10 44 36, Apprieu 10 28 27, Renage 10 33 29, Saint-Quentin-sur-Isère 10 40 33, Charavines 11 26 26, Saint-Geoire-en-Valdaine 11 32 29, Miribel-les-Échelles 11 38 32, Beaucroissant 11 31 28, Bilieu 11 26 26, Tullins 11 36 31, Fontanil-Cornillon 12 48 39, Noyarey 13 47 38, Colombe 13 25 25, Entre-deux-Guiers 14 41 34, Villages du Lac de Paladru 14 23 24, Les Échelles (Savoie) 14 40 33, Montferrat 14 27 26, Izeaux 15 30 28",
	],
	"saint-laurent-du-pont": [
		"coublevie 10, voiron 12, voreppe 13, moirans 16, le-pont-de-beauvoisin 17",
		"Saint-Joseph-de-Rivière 3 40 33, Entre-deux-Guiers 4 41 34, Miribel-les-Échelles 5 38 32, Saint-Aupre 5 37 31, Les Échelles (Savoie) 5 40 33, Saint-Étienne-de-Crossey 7 37 31, Saint-Geoire-en-Valdaine 10 32 29, La Buisse 11 38 32, Saint-Béron (Savoie) 12 37 31, Saint-Jean-de-Moirans 13 36 31, Chirens 14 29 27, La Bridoire (Savoie) 15 37 31, Le Sappey-en-Chartreuse 15 53 45, Saint-Cassien 15 33 29, La Murette 15 31 28, Montferrat 15 27 26, Plateau-des-Petites-Roches 16 57 53, Bilieu 16 26 26, Veurey-Voroize 16 44 36, Fontanil-Cornillon 16 48 39, Le Pont-de-Beauvoisin (Savoie) 17 32 29, Charnècles 17 33 29, Lumbin 17 59 56, Crolles 17 58 55, La Terrasse 17 59 56, Bernin 17 58 55, Saint-Ismier 17 57 53, Domessin (Savoie) 17 34 30",
	],
	vinay: [
		"saint-marcellin 10, tullins 12, saint-etienne-de-saint-geoirs 15, rives 18, moirans 18",
		"Saint-Vérand 7 46 37, Saint-Sauveur 7 49 39, Autrans-Méaudre en Vercors 11 50 40, Chatte 12 49 39, Saint-Romans 13 53 45, Saint-Quentin-sur-Isère 13 40 33, Roybon 14 36 31, Izeaux 14 30 28, Sillans 15 29 27, Renage 15 33 29, Vourey 15 35 30, Saint Antoine l’Abbaye 16 47 38, Beaucroissant 16 31 28, Lans-en-Vercors 17 56 51, Pont-en-Royans 17 58 55, Saint-Hilaire-du-Rosier 17 54 47, Saint-Just-de-Claix 18 57 53, Veurey-Voroize 18 44 36, Charnècles 18 33 29, Brézins 18 26 26, Saint-Siméon-de-Bressieux 18 28 27, Noyarey 18 47 38, Villard-de-Lans 19 61 60, Viriville 20 31 28, Saint-Cassien 20 33 29, Sassenage 20 51 42, Voreppe 20 43 35, Saint-Jean-de-Moirans 21 36 31",
	],
	"saint-marcellin": [
		"vinay 10, saint-etienne-de-saint-geoirs 21, tullins 22, rives 27, moirans 28",
		"Chatte 3 49 39, Saint-Sauveur 3 49 39, Saint-Vérand 3 46 37, Saint-Romans 4 53 45, Saint-Hilaire-du-Rosier 8 54 47, Saint Antoine l’Abbaye 8 47 38, Saint-Just-de-Claix 9 57 53, Pont-en-Royans 10 58 55, Saint-Lattier 11 56 51, Roybon 13 36 31, Saint-Paul-lès-Romans (Drôme) 17 59 56, Autrans-Méaudre en Vercors 18 50 40, Génissieux (Drôme) 20 58 55, Viriville 21 31 28, Villard-de-Lans 21 61 60, Beauvoir-en-Royans 1 49 39~, Bessins 1 49 39~, Chevrières 1 49 39~, Izeron 1 49 39~, Montagne 1 49 39~, Murinais 1 49 39~, Saint-Appolinard 1 49 39~, Saint-Pierre-de-Chérennes 1 49 39~",
	],
} as const satisfies Record<TownSlug, TownSurroundingsRow>;
