import { FILE_POLICY, HSTS } from "./content-policy.ts";

/** Headers that every answer carries, whatever its status. Pages have a policy of their own (content-policy.ts). */
export const SECURITY_HEADERS = {
	"content-security-policy": FILE_POLICY,
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
} as const;

/** An answer's own headers, with those that every answer carries. @param https whether the visitor came by it */
export function everyHeader(own: Record<string, string>, https: boolean): Map<string, string> {
	const secured = https ? { "strict-transport-security": HSTS } : {};
	return new Map(Object.entries({ ...SECURITY_HEADERS, ...secured, ...own }));
}
