const BROWSERS = [
	["Edg", "Edge"],
	["SamsungBrowser", "Samsung Internet"],
	["Firefox", "Firefox"],
	["FxiOS", "Firefox"],
	["CriOS", "Chrome"],
	["Chrome", "Chrome"],
	["Safari", "Safari"],
] as const;
const SYSTEMS = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["Windows", "Windows"],
	["Mac OS", "Mac"],
	["Linux", "Linux"],
] as const;

/** A device as its owner would name it: « Firefox sur Android ». Only words of ours, whatever the header holds. */
export function deviceLabel(userAgent: string): string {
	const named = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => userAgent.includes(mark))?.[1];
	const browser = named(BROWSERS) ?? "Un navigateur";
	const system = named(SYSTEMS);
	return system === undefined ? browser : `${browser} sur ${system}`;
}
