import { business } from "#content/business.ts";
import { CACHE, HASHED_FOLDER } from "#relay/http/cache-control.ts";
import { FILE_POLICY, filePolicy, WORKER_FILE } from "#relay/http/content-policy.ts";
import { REFUSED_METHOD } from "#relay/http/handler.ts";
import { MOVED } from "#relay/redirects.ts";
import { BY_EXTENSION } from "#relay/site/content-types.ts";
import { ALL_TOWNS } from "#relay/site/travel.ts";
import {
	FIXED_HEADERS,
	type HostedSite,
	type Place,
	refusedPaths,
	SLASHED,
	WITH_RELAY,
	WITHOUT_RELAY,
} from "./hosted-site.ts";

/** Configuration of nginx 1.18 or newer, for its http context: the whole site, answered as the relay does. */
export function nginxRecipe(site: HostedSite, place: Place): string {
	return `# nginx : tout le site, avec les mêmes réponses que le relais. Écrit par « npm run build », à chaque construction :
# les politiques ci-dessous sont celles de ces pages-là. Recopier ce fichier et les pages ensemble, puis recharger.
#
#   install -m 644 build/hosting/nginx.conf /etc/nginx/conf.d/site.conf && nginx -t && systemctl reload nginx
#
# Brotli (Debian : libnginx-mod-http-brotli-static) : enlever « # » devant « brotli_static ».
# Relais sur la même machine : sed -i -e '/# sans relais$/d' -e 's/# avec relais : //' /etc/nginx/conf.d/site.conf

map_hash_bucket_size 128;
map_hash_max_size 4096;

# « volatile » : relu quand la réponse part, une fois connus le fichier montré et le statut.
map $uri $site_policy {
	volatile;
	default ${quoted(FILE_POLICY)};
	/${WORKER_FILE} ${quoted(filePolicy(WORKER_FILE))};
	/404.html ${quoted(site.notFoundPolicy)};
${lines(site.pages.map(({ file, policy }) => `${file} ${quoted(policy)};`))}
}
map "$status $uri" $site_cache {
	volatile;
	default ${quoted(CACHE.passing)};
	"~^308 " ${quoted(CACHE.moved)};
	"~^(200|206|304) /${HASHED_FOLDER}" ${quoted(CACHE.hashed)};
	"~^(200|206|304|404) (.*\\.(html|data)|/${WORKER_FILE})$" ${quoted(CACHE.page)};
	"~^(200|206|304) " ${quoted(CACHE.file)};
}
map $status $site_allow {
	volatile;
	default "";
	405 "GET, HEAD";
}
map "$request_method $uri" $site_refused {
	default 1;
	"~^(GET|HEAD) " 0;
	${WITH_RELAY}"~ /api/(devis|appels)$" 0;
}

server {
${lines(place.listen.http.map((address) => `listen ${address};`))}
	server_name ${hostname(place)};
	server_tokens off;
	return 308 https://${place.host}$request_uri;
}

server {
${lines(place.listen.https.map((address) => `listen ${address} ssl http2;`))}
	server_name ${hostname(place)};
	server_tokens off;

	# TLS : le certificat du site et sa clé (certbot les écrit ici).
	ssl_certificate ${place.certificate.chain};
	ssl_certificate_key ${place.certificate.key};
	ssl_protocols TLSv1.2 TLSv1.3;

	root ${place.root};
	charset off;
	gzip off;
	gzip_static on;
	gzip_vary on;
	# brotli_static on;
	absolute_redirect off;
	merge_slashes off;

	# Tous les en-têtes sont ici : un seul « add_header » dans une « location » effacerait ceux-ci.
${lines(FIXED_HEADERS.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`))}
	add_header content-security-policy $site_policy always;
	add_header cache-control $site_cache always;
	add_header allow $site_allow always;

	types {
${lines(types(), 2)}
	}
	default_type application/octet-stream;

	error_page 404 /404.html;
	location = /404.html {
		internal;
	}
	if ($site_refused) {
		return 405;
	}
	error_page 405 @refused;
	location @refused {
		types {}
		default_type "text/plain; charset=utf-8";
		return 405 "${REFUSED_METHOD}\\n";
	}

	# Adresses qui ont changé.
${lines([...MOVED].flatMap(([from, to]) => [from, `${from}/`].map((path) => `location = ${quoted(path)} { return 308 ${to}$is_args$args; }`)))}

	# La question du temps de trajet, sans script : seul le relais sait y répondre.
	location = /trajet { return 303 ${quoted(ALL_TOWNS)}; }${WITHOUT_RELAY}
${lines(relayLocations(place.relay).map((line) => WITH_RELAY + line))}

	location = / {
		try_files /index.html =404;
	}
	# Une barre de trop à la fin : la même adresse sans elle, telle qu’elle a été écrite.
	location ~ /$ {
		if ($request_uri ~ ${regex(SLASHED)}) {
			return 308 /$1$is_args$args;
		}
		return 404;
	}
	# Ce qui n’a pas d’adresse : fichiers cachés, copies compressées, _headers, index.html.
	location ~ ${regex(refusedPaths())} {
		return 404;
	}
	location / {
		try_files $uri/index.html $uri =404;
	}
}
`;
}

function relayLocations(relay: string): string[] {
	return [
		"location ~ ^/(api/devis|api/appels|trajet|healthz)$ {",
		"	# Le relais envoie ses propres en-têtes ; cette ligne, qui n’en envoie aucun, écarte ceux d’ici.",
		'	add_header x-relais "" always;',
		`	proxy_pass http://${relay};`,
		"	proxy_set_header host $host;",
		"	proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;",
		"	proxy_set_header x-forwarded-proto $scheme;",
		"	error_page 502 504 @relay_down;",
		"}",
		"location @relay_down {",
		"	types {}",
		'	default_type "text/plain; charset=utf-8";',
		`	return 503 "Le formulaire ne répond pas. Appelez le ${business.phoneNational}.\\n";`,
		"}",
	];
}

/** By extension, the extensions of one type together, as nginx wants them. */
function types(): string[] {
	const byType = Map.groupBy(Object.entries(BY_EXTENSION), ([, type]) => type);
	return [...byType].map(([type, entries]) => `${quoted(type)} ${entries.map(([extension]) => extension).join(" ")};`);
}

const hostname = ({ host }: Place) => host.replace(/:\d+$/, "");
const quoted = (value: string) => `"${value}"`;
/** Within quotes nginx reads two backslashes as one. */
const regex = (source: string) => quoted(source.replaceAll("\\\\", "\\\\\\\\"));
const lines = (entries: string[], depth = 1) => entries.map((entry) => "\t".repeat(depth) + entry).join("\n");
