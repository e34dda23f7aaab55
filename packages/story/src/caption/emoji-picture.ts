import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Image, loadImage } from "@napi-rs/canvas";
import { Resvg } from "@resvg/resvg-js";
import { openPack } from "./open-pack.ts";

const require = createRequire(import.meta.url);

/** Matches one emoji with its skin tone and joined parts. */
export const EMOJI =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u20E3|\u200D\p{Extended_Pictographic})*)/gu;

const SIZE = 128;

const bare = (emoji: string) => emoji.replace(/\p{Emoji_Modifier}|\uFE0F/gu, "");

let names: ReadonlyMap<string, string> | undefined;
let pack: ((name: string) => string | undefined) | undefined;

/** Looks up the official name, which is the first entry of emojilib's keyword list. */
function nameOf(emoji: string): string | undefined {
  if (names === undefined) {
    const parsed: Record<string, readonly string[]> = JSON.parse(
      readFileSync(require.resolve("emojilib"), "utf8"),
    );
    names = new Map(
      Object.entries(parsed).map(([sign, [name = ""]]) => [bare(sign), name.replaceAll("_", "-")]),
    );
  }
  return names.get(bare(emoji)) ?? names.get(bare([...emoji][0] ?? ""));
}

const drawn = new Map<string, Promise<Image | null>>();

async function draw(emoji: string): Promise<Image | null> {
  const name = nameOf(emoji);
  pack ??= openPack(new URL("../../assets/emoji.pack", import.meta.url));
  const body = name === undefined ? undefined : pack(name);
  if (body === undefined) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  const fitTo = { mode: "width" as const, value: SIZE };
  // The SVG contains no text; with system fonts enabled, resvg would read every installed font for
  // each picture.
  const picture = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } });
  return loadImage(picture.render().asPng());
}

/**
 * Returns the cached picture of an emoji (Fluent Emoji, MIT), or null when the set does not include
 * it.
 */
export function emojiPicture(emoji: string): Promise<Image | null> {
  const picture = drawn.get(emoji) ?? draw(emoji);
  drawn.set(emoji, picture);
  return picture;
}
