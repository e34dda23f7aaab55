/**
 * Packs the icons that the casting catalogue uses into `fluent/icons.txt`, a line an icon: name, painted box,
 * Brotli-compressed SVG body a render then reads only what it draws (the whole set is 14 MB of JSON).
 * Run after changing the catalogue: `node packages/engine/assets/pack-icons.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { CATALOGUE } from "../src/studio/cast/catalogue/catalogue.ts";
import { EMOTE_ICONS } from "../src/studio/cast/rig/emote.ts";
import { TOOL_ICONS } from "../src/studio/cast/rig/tools.ts";

const require = createRequire(import.meta.url);
const source: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(require.resolve("@iconify-json/fluent-emoji/icons.json"), "utf8"),
);

/** Boats are drawn on a strip of water of their own: units from the top at which they are cut. */
const CUTS: Record<string, number> = {
  sailboat: 23.4,
  canoe: 21,
  ferry: 26.6,
  "motor-boat": 22.4,
  "passenger-ship": 26.8,
  speedboat: 22.4,
  ship: 26.8,
  "person-rowing-boat": 22.6,
  "person-swimming": 21,
};

/** The painted box of a picture in its 32 units: left, top, width, height. */
function measure(body: string, cut: number): number[] {
  const size = 256;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`;
  const { pixels } = new Resvg(svg).render();
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = 0; y < (size * cut) / 32; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if ((pixels[(y * size + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return [left, top, right - left, bottom - top].map((length) => (length * 32) / size);
}

const own = new URL("./own/", import.meta.url);
const bodies = new Map<string, string>();
for (const file of readdirSync(own)) {
  const svg = readFileSync(new URL(file, own), "utf8");
  bodies.set(`kinora:${file.replace(".svg", "")}`, svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""));
}
for (const icon of [...CATALOGUE.map((subject) => subject.icon), ...TOOL_ICONS, ...EMOTE_ICONS]) {
  const body = bodies.get(icon) ?? source.icons[icon]?.body;
  if (body === undefined) throw new RangeError(`no picture for ${icon}`);
  bodies.set(icon, body);
}

const lines = [...bodies]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([icon, body]) => {
    const box = measure(body, CUTS[icon] ?? 32);
    return [icon, ...box, brotliCompressSync(body).toString("base64")].join(" ");
  });
writeFileSync(new URL("./fluent/icons.txt", import.meta.url), `${lines.join("\n")}\n`);
process.stdout.write(`${lines.length} icons\n`);
