import { fileURLToPath } from "node:url";
import { buildWeb } from "../../../apps/local/src/build-web.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds the web app once for all servers. */
export default async function buildApp(): Promise<void> {
  await buildWeb(root, new AbortController().signal, console.log);
}
