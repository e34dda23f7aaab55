// `npm run audit:documents [-- address]`: checks the API's document against Redocly's recommended
// rules, and the pages of a running server (home, an item, an unknown address) against the HTML
// standard. Needs `npm ci` in tools/audit.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const address = process.argv[2] ?? "http://localhost:4310";
const folder = mkdtempSync(join(tmpdir(), "kinora-audit-"));

function run(program, ...parameters) {
  const command = join(here, "node_modules/.bin", program);
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

try {
  run("redocly", "lint", "--extends=recommended", "docs/api.openapi.json");
  const feed = await fetch(`${address}/api/feed?kind=recent&limit=1`);
  const [newest] = (await feed.json()).items;
  const pages = {
    home: "/",
    unknown: "/no-such-page",
    ...(newest && { item: `/item/${newest.id}` }),
  };
  for (const [name, path] of Object.entries(pages)) {
    const answer = await fetch(`${address}${path}`);
    writeFileSync(join(folder, `${name}.html`), await answer.text());
  }
  run("html-validate", "--preset", "standard", join(folder, "*.html"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
