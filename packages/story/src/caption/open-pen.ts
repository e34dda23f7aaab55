import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { fontsFor } from "./caption-fonts.ts";
import type { StyleSheet } from "./caption-style.ts";
import { EMOJI, emojiPicture } from "./emoji-picture.ts";

/** Width of an emoji relative to the font size, and how far it extends below the baseline. */
const EMOJI_WIDTH = 1.16;
const EMOJI_DROP = 0.2;

interface Part {
  readonly text: string;
  /** Undefined for letters; null for an emoji without a picture. */
  readonly picture?: Image | null;
}

/** Writes words in a caption style, with emoji as pictures. */
export interface CaptionPen {
  readonly size: number;
  readonly measure: (text: string) => number;
  /** Writes with the left end of the text at `x` and the baseline at `y`. */
  readonly write: (
    context: SKRSContext2D,
    text: string,
    place: {
      readonly x: number;
      readonly y: number;
      readonly colour: string;
      readonly fromRight: boolean;
    },
  ) => void;
}

/**
 * Opens a pen for a text. `ruler` is any context that can measure text; characters that no font has
 * are left out.
 */
export async function openPen(
  text: string,
  style: StyleSheet,
  size: number,
  ruler: SKRSContext2D,
): Promise<CaptionPen & { readonly missing: readonly string[] }> {
  const { families, missing } = fontsFor(text, style.typeface);
  const font = `${style.weight} ${size}px ${families}`;
  const absent = new Set(missing);
  const pictures = new Map<string, Image | null>();
  for (const [emoji] of text.matchAll(EMOJI)) pictures.set(emoji, await emojiPicture(emoji));

  const partsOf = (word: string): Part[] => {
    const parts: Part[] = [];
    let at = 0;
    for (const match of word.matchAll(EMOJI)) {
      if (match.index > at) parts.push({ text: word.slice(at, match.index) });
      parts.push({ text: match[0], picture: pictures.get(match[0]) ?? null });
      at = match.index + match[0].length;
    }
    if (at < word.length) parts.push({ text: word.slice(at) });
    return parts.map((part) =>
      part.picture === undefined
        ? { text: [...part.text].filter((sign) => !absent.has(sign)).join("") }
        : part,
    );
  };
  const widthOf = (context: SKRSContext2D, part: Part) => {
    if (part.picture === null) return 0;
    return part.picture === undefined ? context.measureText(part.text).width : size * EMOJI_WIDTH;
  };

  return {
    size,
    missing: [...missing, ...[...pictures].flatMap(([emoji, it]) => (it === null ? [emoji] : []))],
    measure(word) {
      ruler.font = font;
      return partsOf(word).reduce((sum, part) => sum + widthOf(ruler, part), 0);
    },
    write(context, word, { x, y, colour, fromRight }) {
      context.font = font;
      context.textBaseline = "alphabetic";
      context.textAlign = "left";
      context.direction = fromRight ? "rtl" : "ltr";
      const parts = partsOf(word);
      let left = x;
      for (const part of fromRight ? parts.reverse() : parts) {
        const width = widthOf(context, part);
        if (part.picture) {
          const high = size * EMOJI_WIDTH;
          context.drawImage(part.picture, left, y - high + size * EMOJI_DROP, width, high);
        } else if (part.text !== "" && part.picture === undefined) {
          ink(context, part.text, left, y, style, size, colour);
        }
        left += width;
      }
    },
  };
}

function ink(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  { outline, shadow }: StyleSheet,
  size: number,
  colour: string,
): void {
  if (outline !== null) {
    context.save();
    if (shadow !== null) {
      context.shadowColor = shadow.colour;
      context.shadowBlur = shadow.blur * size;
    }
    context.lineJoin = "round";
    context.lineWidth = outline.width * size;
    context.strokeStyle = outline.colour;
    context.strokeText(text, x, y);
    context.restore();
  }
  context.fillStyle = colour;
  context.fillText(text, x, y);
}
