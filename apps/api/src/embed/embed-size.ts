import type { Creation } from "@kinora/contracts/creation/creation";

/** Height of the line below an embedded work, in CSS pixels. */
export const LINE_HEIGHT = 44;
const WIDTH = 640;
/** A player for music is a strip. */
const MUSIC_HEIGHT = 176;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a work in a frame, as large as fits, with its line. */
export function embedSize(
  { kind, width, height }: Pick<Creation, "kind" | "width" | "height">,
  {
    maxwidth = WIDTH,
    maxheight = Number.POSITIVE_INFINITY,
  }: { maxwidth?: number; maxheight?: number },
): Size {
  if (kind === "music")
    return { width: Math.min(maxwidth, WIDTH), height: Math.min(maxheight, MUSIC_HEIGHT) };
  const wide = Math.min(maxwidth, WIDTH);
  const tall = Math.round((wide * height) / width) + LINE_HEIGHT;
  if (tall <= maxheight) return { width: wide, height: tall };
  const room = Math.max(1, maxheight - LINE_HEIGHT);
  return { width: Math.max(1, Math.round((room * width) / height)), height: maxheight };
}
