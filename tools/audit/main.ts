/**
 * `npm run audit`: runs Lighthouse on home, create and an item, as a phone and as a desktop, five
 * times each; the medians must be 95 or more in all four categories. Starts its own server with
 * demo content, or audits the one at AUDIT_URL. With CHROME_PATH it uses that browser; otherwise it
 * uses the browser from npm behind a relay, which drops the headers that this browser cannot
 * handle. Needs a quiet machine and about half an hour.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { auditPages } from "./audit-pages.ts";
import { openRelay } from "./relay.ts";
import { startProduct } from "./start-product.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
if (!existsSync(`${folder}node_modules/lighthouse`)) {
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
}
const given = process.env.AUDIT_URL;
const product = given
  ? { url: given, stop: async () => {} }
  : await startProduct((line) => console.log(line));
const relay = process.env.CHROME_PATH
  ? { url: product.url, stop: () => {} }
  : await openRelay(product.url);
try {
  const passed = await auditPages(relay.url, Number(process.env.RUNS ?? 5));
  process.exitCode = passed ? 0 : 1;
} finally {
  relay.stop();
  await product.stop();
}
