import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import { safeMargins } from "@kinora/contracts/story/safe-areas";
import type { CaptionOrder } from "@kinora/domain/story/story-engine";
import { createCanvas } from "@napi-rs/canvas";
import { STYLE_SHEETS } from "./caption-style.ts";
import { readTokens } from "./caption-tokens.ts";
import { blockHeight, drawPage, spokenAt } from "./draw-page.ts";
import type { HeadBox } from "./find-heads.ts";
import { openPen } from "./open-pen.ts";
import { readsFromRight } from "./order-bidi.ts";
import { placeCaption } from "./place-caption.ts";
import { type Page, splitPages } from "./split-pages.ts";

type Caption = NonNullable<CaptionOrder["caption"]>;

/**
 * Font size as a fraction of the frame's shorter side; larger in portrait, which is mostly watched
 * on phones.
 */
const LETTERS: Readonly<Record<AspectRatio, number>> = {
  "16:9": 0.062,
  "1:1": 0.062,
  "9:16": 0.073,
};
/** Fade-in of a page in seconds. */
const APPEAR = 0.1;

/** A band of the frame that holds a scene's captions: transparent, premultiplied RGBA. */
export interface CaptionBand {
  readonly width: number;
  readonly height: number;
  /** Top edge in the frame in pixels; always even. */
  readonly top: number;
  readonly pages: readonly Page[];
  /** Characters that no available font has; they are left out. */
  readonly missing: readonly string[];
  /** Returns the pixels at a moment in seconds; valid until the next call. */
  readonly drawAt: (seconds: number) => Buffer;
}

/**
 * Sets the captions of a scene that lasts `seconds`; null when there is nothing to show. `kept`
 * holds the areas to avoid where possible.
 */
export async function openCaptions(
  caption: Caption,
  seconds: number,
  frame: { readonly width: number; readonly height: number },
  ratio: AspectRatio,
  kept: readonly (readonly HeadBox[])[],
): Promise<CaptionBand | null> {
  const { position } = caption;
  if (position === "no-caption" || caption.text.trim() === "") return null;
  const style = STYLE_SHEETS[caption.style];
  const raise = (text: string) => (style.upperCase ? text.toLocaleUpperCase() : text);
  const size = Math.round(Math.min(frame.width, frame.height) * LETTERS[ratio] * style.size);
  const ruler = createCanvas(8, 8).getContext("2d");
  const pen = await openPen(raise(caption.text), style, size, ruler);
  const margins = safeMargins(caption.safeArea, ratio);
  const free = (1 - margins.left - margins.right) * frame.width;
  const rules = { width: free * style.width, lines: style.lines, measure: pen.measure };
  const tokens = readTokens(caption.text, caption.words, seconds)
    .map((token) => ({ ...token, text: raise(token.text) }))
    .filter(({ text }) => pen.measure(text) > 0);
  const pages = splitPages(tokens, rules);
  if (pages.length === 0) return null;

  const rows = Math.max(...pages.map(({ lines }) => lines.length));
  const height = 2 * Math.ceil(blockHeight(rows, size) / 2);
  const widest = Math.max(
    ...pages.flatMap(({ lines }) =>
      lines.map((line) => pen.measure(line.map(({ text }) => text).join(" "))),
    ),
  );
  const block = { width: widest, height };
  const top = 2 * Math.round(placeCaption(block, position, margins, frame, kept) / 2);
  const canvas = createCanvas(frame.width, height);
  const context = canvas.getContext("2d");
  const look = {
    pen,
    style,
    karaoke: style.karaoke || caption.karaoke,
    fromRight: readsFromRight(caption.text),
  };
  const centre = ((margins.left + 1 - margins.right) / 2) * frame.width;
  let shown = "nothing yet";
  return {
    width: frame.width,
    height,
    top: Math.max(0, Math.min(top, frame.height - height)),
    pages,
    missing: pen.missing,
    drawAt(now) {
      const index = pages.findIndex((page) => now >= page.start && now < page.end);
      const page = pages[index];
      const spoken = page === undefined ? -1 : spokenAt(page, now);
      const ease = page === undefined ? 0 : Math.min(1, (now - page.start + 0.02) / APPEAR);
      const state = `${index} ${spoken} ${ease.toFixed(2)}`;
      if (state === shown) return canvas.data();
      shown = state;
      context.clearRect(0, 0, canvas.width, canvas.height);
      if (page === undefined) return canvas.data();
      context.save();
      context.globalAlpha = ease;
      // A page with fewer lines than the tallest one is aligned with the nearer edge of the frame.
      const slack = height - blockHeight(page.lines.length, size);
      const middle = (top + height / 2) / frame.height;
      const share = position === "center-caption" ? 0.5 : middle < 0.5 ? 0 : 1;
      context.translate(0, slack * share);
      drawPage(context, page, spoken, centre, look);
      context.restore();
      return canvas.data();
    },
  };
}
