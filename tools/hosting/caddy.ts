import { business } from "#content/business.ts";
import { CACHE, HASHED_FOLDER } from "#relay/http/cache-control.ts";
import { FILE_POLICY, filePolicy, WORKER_FILE } from "#relay/http/content-policy.ts";
import { REFUSED_METHOD } from "#relay/http/handler.ts";
import { MOVED } from "#relay/redirects.ts";
import { BY_EXTENSION } from "#relay/site/content-types.ts";
import { ALL_TOWNS } from "#relay/site/travel.ts";
import { FIXED_HEADERS, type HostedSite, type Place, refusedPaths, SLASHED, WITH_RELAY } from "./hosted-site.ts";

/** Configuration of Caddy 2.6 or newer: the whole site, answered as the relay does. */
export function caddyRecipe(site: HostedSite, place: Place, tls?: Place["certificate"]): string {
	return `# Caddy : tout le site, avec les mêmes réponses que le relais. Écrit par « npm run build », à chaque construction :
# les politiques ci-dessous sont celles de ces pages-là. Recopier ce fichier et les pages ensemble, puis recharger.
#
#   install -m 644 build/hosting/Caddyfile /etc/caddy/Caddyfile && systemctl reload caddy
#
# Relais sur la même machine : sed -i 's/# avec relais : //' /etc/caddy/Caddyfile

(site_headers) {
	header {
${lines(
	FIXED_HEADERS.map(([name, value]) => `${name} ${quoted(value)}`),
	2,
)}
		-server
	}
}

https://${place.host} {
	# TLS : Caddy demande et renouvelle lui-même le certificat d’un nom public, et mène de http à https.
	${tls ? `tls ${tls.chain} ${tls.key}` : "# tls /chemin/certificat.pem /chemin/cle.pem"}
	root * ${place.root}

	map {http.request.orig_uri.path} {site_page} {site_policy} {
${lines(
	site.pages.map(({ path, file, policy }) => `${path} ${file} ${quoted(policy)}`),
	2,
)}
		/${WORKER_FILE} "" ${quoted(filePolicy(WORKER_FILE))}
		default "" ${quoted(FILE_POLICY)}
	}
	map {http.request.orig_uri.path} {site_type} {
${lines(
	Object.entries(BY_EXTENSION).map(([extension, type]) => `~\\.${extension}$ ${quoted(type)}`),
	2,
)}
		default application/octet-stream
	}
	map {http.request.orig_uri.path} {site_cache} {
		~^/${HASHED_FOLDER} ${quoted(CACHE.hashed)}
		~(\\.data|^/${WORKER_FILE})$ ${quoted(CACHE.page)}
		default ${quoted(CACHE.file)}
	}

	route {
${lines(relayLines(place.relay), 2)}
		import site_headers
		header content-security-policy ${quoted(FILE_POLICY)}

		@refused not method GET HEAD
		handle @refused {
			header allow "GET, HEAD"
			header content-type "text/plain; charset=utf-8"
			header cache-control ${CACHE.passing}
			respond "${REFUSED_METHOD}
" 405
		}

		# Adresses qui ont changé ; la question, s’il y en a une, suit. La barre du début compte : Caddy 2.6 essaie aussi
		# le motif sur « <nil> », et retiendrait cet essai-là.
		@question vars_regexp question {uri} ^/[^?]*(\\?.+)?\\??$
${lines(moved(), 2)}

		# La question du temps de trajet, sans script : seul le relais sait y répondre (il a déjà répondu, s’il est là).
		@travel path /trajet
		header @travel cache-control ${CACHE.passing}
		redir @travel ${ALL_TOWNS} 303

		# Une barre de trop à la fin : la même adresse sans elle, telle qu’elle a été écrite.
		@slashed vars_regexp slashed {uri} \`${SLASHED}\`
		handle @slashed {
			header cache-control "${CACHE.moved}"
			redir * /{re.slashed.1}{re.slashed.2} 308
		}

		# Ce qui n’a pas d’adresse : fichiers cachés, copies compressées, _headers, index.html.
		@nothing vars_regexp {http.request.orig_uri.path} \`${refusedPaths()}|./$\`
		error @nothing 404

		header content-security-policy {site_policy}
		header content-type {site_type}
		header cache-control {site_cache}
		@page not vars {site_page} ""
		header @page content-type "text/html; charset=utf-8"
		header @page cache-control ${CACHE.page}
		rewrite @page {site_page}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}

	handle_errors {
		import site_headers
		@missing expression {err.status_code} == 404
		handle @missing {
			header content-security-policy ${quoted(site.notFoundPolicy)}
			header content-type "text/html; charset=utf-8"
			header cache-control ${CACHE.page}
			rewrite * /404.html
			file_server {
				disable_canonical_uris
				precompressed br gzip
			}
		}
		handle {
			header content-security-policy ${quoted(FILE_POLICY)}
			header content-type "text/plain; charset=utf-8"
			header cache-control ${CACHE.passing}
			respond "Le site ne répond pas. Appelez le ${business.phoneNational}.
" {err.status_code}
		}
	}
}
`;
}

function moved(): string[] {
	return [...MOVED].flatMap(([from, to], index) => [
		`@moved${index} path_regexp "^${from}/?$"`,
		`handle @moved${index} {`,
		`	header cache-control "${CACHE.moved}"`,
		`	redir @question ${to}{re.question.1} 308`,
		"}",
	]);
}

function relayLines(relay: string): string[] {
	return [
		`${WITH_RELAY}@relay path /api/devis /api/appels /trajet /healthz`,
		`${WITH_RELAY}reverse_proxy @relay ${relay}`,
	];
}

const quoted = (value: string) => `"${value}"`;
const lines = (entries: string[], depth: number) => entries.map((entry) => "\t".repeat(depth) + entry).join("\n");
