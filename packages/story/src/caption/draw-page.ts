import type { SKRSContext2D } from "@napi-rs/canvas";
import type { StyleSheet } from "./caption-style.ts";
import type { Token } from "./caption-tokens.ts";
import type { CaptionPen } from "./open-pen.ts";
import { orderBidi } from "./order-bidi.ts";
import { lineText, type Page } from "./split-pages.ts";

/** Lengths as fractions of the font size. */
const LINE = 1.3;
const PLATE = { aside: 0.42, above: 0.98, below: 0.36 } as const;
/** Margin around the lines for outlines, plates and shadows. */
export const ROOM = 0.55;

/** Height in pixels of a block of `lines` lines at font size `size`, including its margin. */
export const blockHeight = (lines: number, size: number) => (lines * LINE + 2 * ROOM) * size;

/** Index of the word being spoken, which lasts until the next one begins; -1 before the first. */
export function spokenAt(page: Page, seconds: number): number {
  return page.lines.flat().findLastIndex((token) => token.start <= seconds);
}

/** Returns the colour of a word, or null when it is not visible yet. */
function colourOf(
  index: number,
  spoken: number,
  style: StyleSheet,
  karaoke: boolean,
): string | null {
  if (!karaoke) return style.ink;
  if (index === spoken) return style.spoken;
  return index < spoken ? style.ink : style.waiting;
}

interface Look {
  readonly pen: CaptionPen;
  readonly style: StyleSheet;
  readonly karaoke: boolean;
  readonly fromRight: boolean;
}

/** Returns the horizontal extent of each token of a line, in visual order. */
function layOut(line: readonly Token[], left: number, { pen, fromRight }: Look) {
  const space = pen.measure(" ");
  const order = new Map(line.map((token, at) => [token, at]));
  let x = left;
  return orderBidi(line, fromRight).map(({ token, rightToLeft }, at, row) => {
    const before = row[at - 1];
    // The space belongs to whichever of the two neighbours comes later in the text.
    const neighbours = before === undefined ? [] : [before.token, token];
    const later = neighbours.toSorted((a, b) => (order.get(b) ?? 0) - (order.get(a) ?? 0))[0];
    if (later?.spaced) x += space;
    const from = x;
    x += pen.measure(token.text);
    return { token, at: order.get(token) ?? 0, from, to: x, rightToLeft };
  });
}

/**
 * Draws a page centred on `centre` with the top of its block at 0 and the word at index `spoken`
 * lit. A plate covers only the visible words.
 */
export function drawPage(
  context: SKRSContext2D,
  page: Page,
  spoken: number,
  centre: number,
  look: Look,
): void {
  const { pen, style, karaoke } = look;
  const { size } = pen;
  let index = 0;
  page.lines.forEach((line, row) => {
    const baseline = (ROOM + LINE * row + 1) * size;
    const first = index;
    const written = layOut(line, centre - pen.measure(lineText(line)) / 2, look).flatMap((word) => {
      const colour = colourOf(first + word.at, spoken, style, karaoke);
      return colour === null ? [] : [{ ...word, colour }];
    });
    index += line.length;
    if (written.length === 0) return;
    if (style.plate !== null) {
      const from = Math.min(...written.map((word) => word.from)) - PLATE.aside * size;
      const to = Math.max(...written.map((word) => word.to)) + PLATE.aside * size;
      context.fillStyle = style.plate.colour;
      context.beginPath();
      context.roundRect(
        from,
        baseline - PLATE.above * size,
        to - from,
        (PLATE.above + PLATE.below) * size,
        style.plate.radius * size,
      );
      context.fill();
    }
    for (const { token, from, rightToLeft, colour } of written) {
      pen.write(context, token.text, { x: from, y: baseline, colour, fromRight: rightToLeft });
    }
  });
}
