import { expect, test } from "vitest";
import { fakeServer, PowerCut } from "#tests/support/fake-server.ts";
import { installing, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/machine.ts";

/** When something is written last does not matter, and « copied » files carry the moment of their copy. */
const withoutDrafts = (picture: Record<string, string>) =>
	Object.fromEntries(Object.entries(picture).filter(([path]) => !path.endsWith(".nouveau")));

test("le courant coupé à n’importe quel moment : relancé, l’installateur arrive au même serveur", async () => {
	const source = smallSource();
	const whole = fakeServer();
	await installing(whole, { source });
	const places = whole.changes.length;
	expect(places).toBeGreaterThan(30);
	for (let place = 1; place <= places; place++) {
		const server = fakeServer();
		server.cutAt(place);
		await expect(installing(server, { source })).rejects.toThrow(PowerCut);
		await installing(server, { source });
		expect(withoutDrafts(server.picture()), `coupé à ${whole.changes[place - 1]}`).toEqual(whole.picture());
	}
});

test("coupé entre l’écriture du service et son redémarrage : la relance le redémarre, car il n’a pas lu le nouveau", async () => {
	const source = smallSource();
	const server = fakeServer();
	await installing(server, { source });
	server.remove(PLACES.unit);
	const [mark, unit] = [1, 1];
	server.cutAt(mark + unit);
	await expect(installing(server, { source, answers: {} })).rejects.toThrow(`écrire ${PLACES.unit}`);
	const before = server.changes.length;
	await installing(server, { source, answers: {} });
	expect(server.changes.slice(before).join()).toContain("systemctl start site.socket site.service");
});

test("une commande échoue : sa phrase, ce qu’elle a dit, et la relance finit le travail", async () => {
	const source = smallSource();
	const server = fakeServer();
	server.state.failing = { "npm ci": "ENOSPC: no space left" };
	await expect(installing(server, { source })).rejects.toThrow(/paquets du site n’ont pas pu.*\n.*ENOSPC/);
	server.state.failing = {};
	await installing(server, { source });
	expect(server.readLink("/srv/site")).toContain(source.name);
});

test("le site ne répond pas : la phrase dit où regarder, et rien de ce qui est fait n’est défait", async () => {
	const server = fakeServer();
	server.state.answers = { "https://": undefined };
	await expect(installing(server)).rejects.toThrow(/le certificat n’est pas encore là, ou le port 443 est fermé/);
	server.state.answers = { http: undefined };
	await expect(installing(server)).rejects.toThrow("Le site ne démarre pas");
});
