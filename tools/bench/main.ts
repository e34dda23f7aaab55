// `npm run bench [-- name …]`: runs all benchmarks in bench/, or the named ones; each prints a
// table.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const wanted = process.argv.slice(2);
const scripts = readdirSync(`${root}/bench`)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort();

for (const script of scripts) {
  console.log(`\n## ${script.replace(/\.ts$/, "")}\n`);
  const { status } = spawnSync(process.execPath, [`bench/${script}`], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exitCode = 1;
}
