/**
 * Packs the icons that the casting catalogue uses into `fluent/icons.json`, one Brotli-compressed SVG
 * body an icon, so that a render reads only what it draws (the whole set is 14 MB of JSON).
 * Run after changing the catalogue: `node packages/engine/assets/pack-icons.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { CATALOGUE } from "../src/studio/cast/catalogue/catalogue.ts";

const require = createRequire(import.meta.url);
const source: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(require.resolve("@iconify-json/fluent-emoji/icons.json"), "utf8"),
);
const keywords: Record<string, string[]> = JSON.parse(
  readFileSync(require.resolve("emojilib"), "utf8"),
);
const emojiOf = new Map(
  Object.entries(keywords).map(([emoji, [name = ""]]) => [name.replaceAll("_", "-"), emoji]),
);

const own = new URL("./own/", import.meta.url);
const bodies = new Map<string, string>();
for (const file of readdirSync(own)) {
  const svg = readFileSync(new URL(file, own), "utf8");
  bodies.set(`kinora:${file.replace(".svg", "")}`, svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""));
}
for (const { icon } of CATALOGUE) {
  const body = bodies.get(icon) ?? source.icons[icon]?.body;
  if (body === undefined) throw new RangeError(`no picture for ${icon}`);
  bodies.set(icon, body);
}

const packed = [...bodies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([icon, body]) => {
  const entry = { emoji: emojiOf.get(icon) ?? "", body: brotliCompressSync(body).toString("base64") };
  return `${JSON.stringify(icon)}: ${JSON.stringify(entry)}`;
});
writeFileSync(new URL("./fluent/icons.json", import.meta.url), `{\n${packed.join(",\n")}\n}\n`);
process.stdout.write(`${packed.length} icons\n`);
