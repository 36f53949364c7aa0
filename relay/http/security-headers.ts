import { FILE_POLICY } from "./content-policy.ts";

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
