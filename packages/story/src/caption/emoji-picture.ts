import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Image, loadImage } from "@napi-rs/canvas";
import { Resvg } from "@resvg/resvg-js";

const require = createRequire(import.meta.url);

/** One emoji, with its skin tone and joined parts. */
export const EMOJI =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u20E3|\u200D\p{Extended_Pictographic})*)/gu;

const SIZE = 128;

const bare = (emoji: string) => emoji.replace(/\p{Emoji_Modifier}|\uFE0F/gu, "");

let names: ReadonlyMap<string, string> | undefined;
let bodies: Readonly<Record<string, { readonly body: string }>> | undefined;

/** Keyword lists of emojilib begin with the official name. */
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
  bodies ??= JSON.parse(
    readFileSync(require.resolve("@iconify-json/fluent-emoji/icons.json"), "utf8"),
  ).icons;
  const body = name === undefined ? undefined : bodies?.[name]?.body;
  if (body === undefined) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  return loadImage(new Resvg(svg, { fitTo: { mode: "width", value: SIZE } }).render().asPng());
}

/** The picture of an emoji (Fluent Emoji, MIT), drawn once; null for one that is not among them. */
export function emojiPicture(emoji: string): Promise<Image | null> {
  const picture = drawn.get(emoji) ?? draw(emoji);
  drawn.set(emoji, picture);
  return picture;
}
