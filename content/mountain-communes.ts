import type { Commune } from "./communes.ts";

/**
 * Communes to which the road turns around a massif, or follows a river to its next bridge: their distance as the crow flies says
 * nothing of the time, so no time is said of them. The massifs' members are those of the communities of communes (INSEE,
 * « Intercommunalité », 2026), with the villages that are up there under another; the bank of the Rhône opposite, and what lies behind
 * the Épine and the Bugey, by the map of IGN.
 */
const NAMES: Readonly<Record<string, string>> = {
	"38": [
		// Vercors and its foot, across the Isère or over a pass.
		"Autrans-Méaudre en Vercors|Corrençon-en-Vercors|Engins|Lans-en-Vercors|Saint-Nizier-du-Moucherotte|Villard-de-Lans",
		"Auberives-en-Royans|Beauvoir-en-Royans|Châtelus|Choranche|Cognin-les-Gorges|Izeron|La Rivière|Malleval-en-Vercors",
		"Montaud|Pont-en-Royans|Presles|Rencurel|Rovon|Saint-André-en-Royans|Saint-Gervais|Saint-Just-de-Claix",
		"Saint-Pierre-de-Chérennes|Saint-Romans|Château-Bernard|Gresse-en-Vercors|Le Gua|Miribel-Lanchâtre|Saint-Andéol",
		"Saint-Guillaume|Saint-Paul-de-Varces",
		// Chartreuse.
		"Entre-deux-Guiers|La Sure en Chartreuse|Le Sappey-en-Chartreuse|Miribel-les-Échelles|Mont-Saint-Martin",
		"Plateau-des-Petites-Roches|Proveysieux|Quaix-en-Chartreuse|Saint-Christophe-sur-Guiers|Saint-Joseph-de-Rivière",
		"Saint-Pierre-de-Chartreuse|Saint-Pierre-d’Entremont|Sainte-Marie-du-Mont|Sarcenas",
		// Oisans.
		"Allemond|Auris|Besse|Clavans-en-Haut-Oisans|Huez|La Garde|Le Bourg-d’Oisans|Le Freney-d’Oisans|Les Deux Alpes",
		"Livet-et-Gavet|Mizoën|Ornon|Oulles|Oz|Saint-Christophe-en-Oisans|Vaujany|Villard-Notre-Dame|Villard-Reculas",
		"Villard-Reymond",
		// Matheysine.
		"Ambel|Beaufin|Chantepérier|Cholonge|Cognet|Corps|Entraigues|La Morte|La Motte-Saint-Martin|La Mure",
		"La Salette-Fallavaux|La Salle-en-Beaumont|La Valette|Laffrey|Lavaldens|Les Côtes-de-Corps|Marcieu|Mayres-Savel",
		"Monestier-d’Ambel|Monteynard|Nantes-en-Ratier|Notre-Dame-de-Vaulx|Oris-en-Rattier|Pellafol|Pierre-Châtel|Ponsonnas",
		"Prunières|Quet-en-Beaumont|Saint-Arey|Saint-Honoré|Saint-Jean-de-Vaulx|Saint-Laurent-en-Beaumont",
		"Saint-Michel-en-Beaumont|Saint-Pierre-de-Méaroz|Saint-Théoffrey|Sainte-Luce|Siévoz|Sousville|Susville|Valbonnais",
		"Valjouffrey|Villard-Saint-Christophe",
		// Trièves.
		"Avignonet|Châtel-en-Trièves|Chichilianne|Clelles|Cornillon-en-Trièves|Lalley|Lavars|Le Percy|Mens",
		"Monestier-de-Clermont|Monestier-du-Percy|Prébois|Roissard|Saint-Baudille-et-Pipet|Saint-Jean-d’Hérans",
		"Saint-Martin-de-Clelles|Saint-Martin-de-la-Cluze|Saint-Maurice-en-Trièves|Saint-Michel-les-Portes",
		"Saint-Paul-lès-Monestier|Sinard|Treffort|Tréminis",
		// Belledonne.
		"Allevard|Chamrousse|Crêts en Belledonne|Hurtières|La Chapelle-du-Bard|La Combe-de-Lancey|Laval-en-Belledonne",
		"Le Haut-Bréda|Le Moutaret|Les Adrets|Revel|Saint-Barthélemy-de-Séchilienne|Saint-Jean-le-Vieux",
		"Saint-Martin-d’Uriage|Saint-Mury-Monteymond|Sainte-Agnès|Séchilienne|Theys|Venon",
	].join("|"),
	"01": [
		"Ambléon|Arandas|Aranc|Argis|Armix|Arvière-en-Valromey|Bénonces|Briord|Champagne-en-Valromey|Champdor-Corcelles",
		"Cheignieu-la-Balme|Chaley|Cleyzieu|Colomieu|Conand|Contrevoz|Conzieu|Corlier|Évosges|Groslée-Saint-Benoit|Innimond",
		"Izenave|Izieu|La Burbanche|Lantenay|Lhuis|Lompnas|Marchamp|Montagnieu|Nivollet-Montgriffon|Oncieu|Ordonnaz|Outriaz",
		"Plateau d’Hauteville|Prémeyzel|Prémillieu|Rossillon|Saint-Germain-les-Paroisses|Saint-Rambert-en-Bugey|Sault-Brénaz",
		"Seillonnaz|Serrières-de-Briord|Souclin|Tenay|Torcieu|Valromey-sur-Séran|Vieu-d’Izenave|Villebois",
	].join("|"),
	"73": [
		"Aiguebelette-le-Lac|Attignat-Oncin|Ayn|Corbel|Dullin|Entremont-le-Vieux|Gerbaix|La Bauche|La Chapelle-du-Mont-du-Chat",
		"La Chapelle-Saint-Martin|Lépin-le-Lac|Les Déserts|Loisieux|Marcieux|Meyrieux-Trouet|Montagnole|Nances|Novalaise|Ontex",
		"Puygros|Saint-Alban-de-Montbel|Saint-Cassin|Saint-Christophe|Saint-Franc|Saint-Jean-d’Arvey|Saint-Jean-de-Chevelu",
		"Saint-Jean-de-Couz|Saint-Paul-sur-Yenne|Saint-Pierre-d’Alvey|Saint-Pierre-d’Entremont|Saint-Pierre-de-Genebroz",
		"Saint-Sulpice|Saint-Thibaud-de-Couz|Traize|Trévignin|Verthemex|Vimines",
	].join("|"),
};

export const mountainCommunes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	Object.entries(NAMES).map(([department, names]) => [department, names.split("|")]),
);

/** Whether no time is said of a commune that has no page. */
export const isBehindMountains = ({ name, department }: Pick<Commune, "name" | "department">): boolean =>
	mountainCommunes[department]?.includes(name) ?? false;
