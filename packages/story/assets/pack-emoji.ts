/**
 * Packs the emoji available to captions into `emoji.pack`: one line of JSON with the offset and
 * length of each entry, followed by the SVG bodies, each compressed with Brotli. Skin-tone variants
 * are left out. The source set is 99 MB of JSON. Rerun after updating it: `node
 * packages/story/assets/pack-emoji.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { sourceFile } from "../../../tools/sources/source-file.ts";

const require = createRequire(import.meta.url);
const source: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(sourceFile("@iconify-json/fluent-emoji/icons.json"), "utf8"),
);
const words: Record<string, readonly string[]> = JSON.parse(
  readFileSync(require.resolve("emojilib"), "utf8"),
);

const places: Record<string, readonly [number, number]> = {};
const bodies: Buffer[] = [];
let at = 0;
const names = new Set(Object.values(words).map(([name = ""]) => name.replaceAll("_", "-")));
for (const name of [...names].sort()) {
  const body = source.icons[name]?.body;
  if (body === undefined) continue;
  const packed = brotliCompressSync(body);
  places[name] = [at, packed.length];
  bodies.push(packed);
  at += packed.length;
}
const head = Buffer.from(`${JSON.stringify(places)}\n`);
writeFileSync(new URL("./emoji.pack", import.meta.url), Buffer.concat([head, ...bodies]));
process.stdout.write(`${bodies.length} emoji\n`);
