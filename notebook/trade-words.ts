/** What a locksmith is called for: « serrure de portail grippée » is work, « M. Bayard » is none. */
export const OF_THE_WORK =
	/porte|serrure|cl[ée]s?(?!\p{L})|cylindre|barillet|canon|volet|garage|verrou|poign[ée]|effraction|gond|g[âa]che|judas|coffre|boîte/iu;
