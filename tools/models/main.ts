// `npm run models`: writes docs/models.md; `npm run check` fails when the file is out of date.
import { writeFileSync } from "node:fs";
import { printModels } from "./print-models.ts";

writeFileSync(new URL("../../docs/models.md", import.meta.url), await printModels());
