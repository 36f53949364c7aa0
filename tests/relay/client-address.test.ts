import { expect, test } from "vitest";
import { clientAddress, visitorKey } from "#relay/http/client-address.ts";

test("sans proxy de confiance, l’en-tête n’est pas cru", () => {
	expect(clientAddress("192.0.2.1", "203.0.113.5", 0)).toBe("192.0.2.1");
});

test("les proxys de confiance se comptent depuis la droite", () => {
	const header = "6.6.6.6, 203.0.113.5, 10.0.0.2";
	expect(clientAddress("10.0.0.1", header, 1)).toBe("10.0.0.2");
	expect(clientAddress("10.0.0.1", header, 2)).toBe("203.0.113.5");
});

test("une entrée absente ou illisible laisse l’adresse de la connexion", () => {
	expect(clientAddress("192.0.2.1", undefined, 1)).toBe("192.0.2.1");
	expect(clientAddress("192.0.2.1", "unknown", 1)).toBe("192.0.2.1");
});

test("un port ou une forme IPv6 d’une adresse IPv4 n’en fait pas un autre visiteur", () => {
	expect(clientAddress("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
	expect(clientAddress("10.0.0.1", "203.0.113.5:4711", 1)).toBe("203.0.113.5");
	expect(clientAddress("10.0.0.1", "[2001:db8::1]:443", 1)).toBe("2001:db8::1");
});

test("une adresse IPv6 s’écrit de plusieurs façons, son réseau d’une seule", () => {
	const network = "2001:db8:0:1::/64";
	for (const address of [
		"2001:db8:0:1::9",
		"2001:DB8:0:1:a:b:c:d",
		"2001:0db8:0000:0001:0:0:0:1",
		"2001:db8:0:1::1.2.3.4",
	]) {
		expect(visitorKey(address)).toBe(network);
	}
	expect(visitorKey("::1")).toBe("0:0:0:0::/64");
	expect(visitorKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
	expect(visitorKey("192.0.2.1")).toBe("192.0.2.1");
});
