import type { Plugin } from "vite";
import { inOwnerFolder, OWNER_FOLDER } from "#relay/owner-folder.ts";

/** The pages' build reads the owner's facts where OWNER_DIR says, as everything else does (relay/env-file.ts). */
export function ownerFacts(): Plugin {
	return {
		name: "owner-facts",
		enforce: "pre",
		config: ({ root = process.cwd() }) => ({ server: { fs: { allow: [root, OWNER_FOLDER] } } }),
		resolveId: {
			filter: { id: /^#owner\// },
			async handler(source, importer, options) {
				const found = await this.resolve(source, importer, { ...options, skipSelf: true });
				return found && inOwnerFolder(found.id);
			},
		},
	};
}
