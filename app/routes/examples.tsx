import { Examples } from "#app/ui/examples.tsx";

/** For development only: app/routes.ts has it under `npm run dev` and in no build. */
export const meta = () => [{ title: "Exemples" }, { name: "robots", content: "noindex" }];

export default Examples;
