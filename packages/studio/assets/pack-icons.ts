/**
 * Packs the icons of the casting catalogue into `fluent/icons.txt`, one line per icon: name,
 * painted box, Brotli-compressed SVG body, and for people the same picture in each skin, compressed
 * together. A render then reads only what it draws (the whole set is 14 MB of JSON). Run after
 * changing the catalogue: `node packages/studio/assets/pack-icons.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { sourceFile } from "../../../tools/sources/source-file.ts";
import { CATALOGUE } from "../src/cast/catalogue/catalogue.ts";
import { SKIN_NAMES, SKINLESS } from "../src/cast/paint/skin.ts";
import { EMOTE_ICONS } from "../src/cast/rig/emote.ts";
import { TOOL_ICONS } from "../src/cast/rig/tools.ts";

const source: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(sourceFile("@iconify-json/fluent-emoji/icons.json"), "utf8"),
);

/** Boats come with their own strip of water: units from the top at which they are cut off. */
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

/** Tail feathers for the parrot, whose picture has only the stub of a tail. */
const PARROT_TAIL =
  '<path fill="#d81f5c" d="M17.8 20.6c4.400.6 9.300 3.400 12.900 7.300 1.100 1.200.7 2-.8 1.900-4.600-.3-9-1.600-12.600-3.200z"/>' +
  '<path fill="#f9c440" d="M17.600 22.800c3.800.5 7.600 2.600 10.300 5.400.9 1 .5 1.700-.7 1.600-3.600-.3-7-1.400-9.900-3.200z"/>' +
  '<path fill="#3994fb" d="M17.400 24.800c2.900.3 5.400 1.500 7.300 3.200.9.900.6 1.600-.6 1.600-2.500-.1-5-.9-6.900-2.600z"/>';

/**
 * Amends a picture before it is packed; for example, a teacher's board would float behind the coat.
 */
function amend(icon: string, body: string): string {
  if (/^(?:wo)?(?:man-)?teacher/.test(icon))
    return body.replace(/^(<g fill="none">).*l-\.92-\.68[^>]*>(?:<\/g>)?/s, "$1");
  if (icon !== "parrot") return body;
  let tails = 0;
  return body
    .replace(/<path[^>]*d="m20\.505 22\.3[^>]*>/g, "")
    .replace(/<path[^>]*d="m27\.27 21\.056[^>]*>/g, () => {
      tails += 1;
      return tails === 1 ? PARROT_TAIL : "";
    });
}

/** Returns the painted box of a picture in its 32 units: left, top, width, height. */
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
  bodies.set(icon, amend(icon, body));
}

/** Skin colours of our own pictures, as painted and in each of the skins: light, middle, shade. */
const OWN_SKIN = ["ffd84a", "fbb92f", "f08a3c", "f4a437", "fbbd3a"];
const OWN_SKINS = [
  ["f7dccb", "efc9b4", "d69a86", "e2b29c", "efc9b4"],
  ["f5c7a2", "e8b18a", "cf8a6a", "dba07a", "e8b18a"],
  ["b98b6d", "a27657", "7d4d44", "93684c", "a27657"],
  ["8f604d", "7a4b3c", "5a302f", "6d4235", "7a4b3c"],
  ["5f4540", "4b3431", "33201f", "432d2a", "4b3431"],
];

/** Returns the picture of a person in each skin; undefined when it has only one. */
function inSkins(icon: string, body: string): string[] | undefined {
  if (icon === "kinora:pirate")
    return OWN_SKINS.map((skin) =>
      OWN_SKIN.reduce((svg, own, at) => svg.replaceAll(`#${own}`, `#${skin[at]}`), body),
    );
  const skins = SKIN_NAMES.map((skin) => {
    const painted = source.icons[`${icon}-${skin}`]?.body;
    return painted === undefined ? undefined : amend(icon, painted);
  });
  return skins.every((skin) => skin !== undefined) && !SKINLESS.has(icon) ? skins : undefined;
}

/**
 * Shortens ids in order of appearance, because ids that differ from skin to skin do not compress.
 */
function nameParts(body: string): string {
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
  const names = new Map([...new Set(ids)].map((id, at) => [id, `p${at}`]));
  return body
    .replaceAll(/ id="([^"]+)"/g, (_, id) => ` id="${names.get(id)}"`)
    .replaceAll(/#([\w-]+)(?=["')])/g, (whole, id) =>
      names.has(id) ? `#${names.get(id)}` : whole,
    );
}

const pack = (bodies: readonly string[]) =>
  brotliCompressSync(bodies.map(nameParts).join("\0")).toString("base64");

const lines = [...bodies]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([icon, body]) => {
    const box = measure(body, CUTS[icon] ?? 32);
    const skins = inSkins(icon, body);
    return [icon, ...box, pack([body, ...(skins ?? [])]), ...(skins ? ["skins"] : [])].join(" ");
  });
writeFileSync(new URL("./fluent/icons.txt", import.meta.url), `${lines.join("\n")}\n`);
process.stdout.write(`${lines.length} icons\n`);
