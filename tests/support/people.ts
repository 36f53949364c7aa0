/** People who ask for a quote in the tests, as their form sends them. */
export interface Person {
	name: string;
	email: string;
	phone: string;
	city: string;
	service: string;
	message: string;
	urgent: "Oui" | "Non";
}

/** A form that nobody has filled. */
export const EMPTY: Person = { name: "", email: "", phone: "", city: "", service: "", message: "", urgent: "Non" };

/** Mme Lefèvre, porte claquée : she is on the landing, with her phone. */
export const mmeLefevre: Person = {
	name: "Mme Lefèvre",
	email: "anne.lefevre@exemple.fr",
	phone: "06 39 98 12 34",
	city: "Bourgoin-Jallieu",
	service: "Dépannage d'urgence",
	message: "Ma porte a claqué, les clés sont restées dedans.\nJe suis sur le palier.",
	urgent: "Oui",
};

/** M. Da Silva, who compares prices for an armoured door. */
export const mDaSilva: Person = {
	name: "M. Da Silva",
	email: "paulo.dasilva@exemple.fr",
	phone: "+33 6 39 98 56 78",
	city: "L’Isle-d’Abeau",
	service: "Installation porte blindée",
	message: "Bonjour, je voudrais un devis pour une porte blindée A2P BP2.",
	urgent: "Non",
};
