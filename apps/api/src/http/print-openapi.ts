// `npm run openapi`: writes docs/api.openapi.json. `npm run check` fails when that file is out of
// date.
import { mkdir, writeFile } from "node:fs/promises";
import { openApiDocument } from "./openapi.ts";
import { VERSION } from "./version.ts";

const file = new URL("../../../../docs/api.openapi.json", import.meta.url);
await mkdir(new URL(".", file), { recursive: true });
await writeFile(file, `${JSON.stringify(openApiDocument(VERSION), null, 2)}\n`);
