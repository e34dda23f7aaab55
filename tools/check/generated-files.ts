import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runScript } from "./run-program.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const generators = [
  {
    file: "packages/database/src/schema.gen.ts",
    script: "tools/database-types/main.ts",
    command: "db:types",
  },
  {
    file: "docs/api.openapi.json",
    script: "apps/api/src/http/print-openapi.ts",
    command: "openapi",
  },
  {
    file: "packages/text/src/catalogues.gen.ts",
    script: "tools/text/main.ts",
    command: "text",
  },
  { file: "apps/web/src/text", script: "tools/text/main.ts", command: "text" },
  {
    file: "apps/api/src/site/pages.gen.ts",
    script: "tools/pages/main.ts",
    command: "pages",
  },
  { file: "docs/models.md", script: "tools/models/main.ts", command: "models" },
  { file: "THIRD_PARTY_NOTICES.md", script: "tools/notices/main.ts", command: "notices" },
];

/** Regenerates every generated file and reports those that were out of date. */
export async function findStaleFiles(): Promise<string> {
  const complaints: string[] = [];
  for (const { file, script, command } of generators) {
    const before = read(file);
    const failure = await runScript(script);
    if (failure) complaints.push(failure);
    else if (read(file) !== before) {
      complaints.push(`${file} was out of date: commit the output of npm run ${command}.`);
    }
  }
  return complaints.join("\n");
}

/** Returns the content of a file, or of all files in a folder. */
function read(file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) return "";
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  const inside = readdirSync(path).toSorted();
  return inside.map((name) => `${name}\n${read(join(file, name))}`).join("\n");
}
