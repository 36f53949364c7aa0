import { Examples } from "#app/ui/examples.tsx";

/** For development only: app/routes.tsx has it under `npm run dev` and in no build. */
export const head = () => ({ title: "Exemples", description: "", keywords: "", robots: "noindex" as const });

export default Examples;
