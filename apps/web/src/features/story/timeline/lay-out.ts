import type { SceneView, TimedWord } from "@kinora/contracts/story/story";

/** A word with its position on the time line, px. */
export interface PlacedWord extends Pick<TimedWord, "text"> {
  readonly x: number;
  readonly width: number;
}

/** Approximate width of a character at the size of the words, px. */
const LETTER_PX = 6.4;
/** Minimum gap between two words, px. */
const GAP_PX = 7;
/** Minimum number of characters worth showing. */
const LEAST_LETTERS = 3;
/** Distance between the bars of the waveform, px. */
const BAR_PX = 3;

/**
 * Positions the narration of a scene: each word where it is spoken if all fit, otherwise its
 * beginning, as much as the scene's width allows.
 */
export function placeWords(view: SceneView, pxPerSecond: number): readonly PlacedWord[] {
  const { narration, start, seconds } = view;
  if (!narration) return [];
  const from = start + narration.offset;
  const end = (start + seconds) * pxPerSecond;
  const placed = narration.words.map((word) => ({
    text: word.text,
    x: (from + word.start) * pxPerSecond,
    width: word.text.length * LETTER_PX + GAP_PX,
  }));
  const fits = placed.every(({ x, width }, index) => x + width <= (placed[index + 1]?.x ?? end));
  const [first] = placed;
  if (fits || !first) return placed;
  const text = narration.words.map((word) => word.text).join(" ");
  const letters = Math.floor((end - first.x - GAP_PX) / LETTER_PX) - 1;
  if (letters < LEAST_LETTERS) return [];
  const shown = text.length <= letters ? text : `${text.slice(0, letters).trimEnd()}…`;
  return [{ text: shown, x: first.x, width: shown.length * LETTER_PX }];
}

/**
 * Returns an SVG path in px that draws the peak of each segment as a bar around the middle.
 * `length`: seconds of the voice.
 */
export function wavePath(
  peaks: readonly number[],
  { from, to, length, pxPerSecond, tall }: Stretch,
): string {
  const bars = Math.max(1, Math.floor((length * pxPerSecond) / BAR_PX));
  const room = Math.floor(((to - from) * pxPerSecond) / BAR_PX);
  const x = from * pxPerSecond;
  return Array.from({ length: Math.min(bars, room) }, (_, bar) => {
    const first = Math.floor((bar * peaks.length) / bars);
    const last = Math.max(first + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    const level = Math.max(0, ...peaks.slice(first, last)) / 255;
    const height = Math.max(1.5, tall * level);
    return `M${(x + bar * BAR_PX + 1).toFixed(1)} ${((tall - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
  }).join("");
}

interface Stretch {
  /** Second of the film at which the voice begins. */
  readonly from: number;
  /** Second of the film at which its scene ends; a stale voice may be longer. */
  readonly to: number;
  readonly length: number;
  readonly pxPerSecond: number;
  readonly tall: number;
}

/**
 * Returns a scene's length in whole seconds, measured between its rounded start and end, so that
 * the displayed lengths add up to the displayed total.
 */
export function wholeSeconds({ start, seconds }: Pick<SceneView, "start" | "seconds">): number {
  return Math.round(start + seconds) - Math.round(start);
}

/** Returns the scene at a moment; the last one after the end. */
export function sceneAt(views: readonly SceneView[], seconds: number): SceneView | null {
  return views.findLast(({ start }) => start <= seconds) ?? views[0] ?? null;
}
