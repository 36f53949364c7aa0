/** Made by `npm run pictures`: a print of each master in art/masters. */
export const picturePrints = {
	blindage: "7b05b7f4",
	"cle-cassee": "b42a1a74",
	cornieres: "f074f4c3",
	"cylindre-use": "dc5e284a",
	cylindre: "c0c8ec29",
	effraction: "fe6de98c",
	etabli: "fc847f5f",
	gond: "fa71ee2e",
	judas: "706d6532",
	multipoint: "b35860a8",
	palier: "dab0d380",
	"plaque-rue": "3740404c",
	"porte-blindee": "f105f25b",
	"porte-claquee": "191bd094",
} as const;
