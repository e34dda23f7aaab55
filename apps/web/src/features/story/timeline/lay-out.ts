import type { SceneView, TimedWord } from "@kinora/contracts/story/story";

/** A word with its place on the time line, px. */
export interface PlacedWord extends Pick<TimedWord, "text"> {
  readonly x: number;
  readonly width: number;
}

/** Px a letter needs at the size words are written in. */
const LETTER_PX = 6.4;
/** Between two words at least, px. */
const GAP_PX = 7;
/** Fewer letters than this say nothing. */
const LEAST_LETTERS = 3;
/** Bars of the waveform lie this far apart, px. */
const BAR_PX = 3;

/**
 * What is said in a scene: each word where it is spoken, when all have room; else how it begins, as far as
 * the scene is wide.
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

/** The loudest of each stretch as bars around the middle: an SVG path, px. `length`: seconds of the voice. */
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
  /** Second of the film the voice begins at. */
  readonly from: number;
  /** Second of the film its scene ends at: a voice that is stale may be longer. */
  readonly to: number;
  readonly length: number;
  readonly pxPerSecond: number;
  readonly tall: number;
}

/**
 * A scene's length in whole seconds, between the rounded moments it begins and ends at: so the lengths
 * shown add up to the length shown of the whole.
 */
export function wholeSeconds({ start, seconds }: Pick<SceneView, "start" | "seconds">): number {
  return Math.round(start + seconds) - Math.round(start);
}

/** The scene at a moment; the last one after the end. */
export function sceneAt(views: readonly SceneView[], seconds: number): SceneView | null {
  return views.findLast(({ start }) => start <= seconds) ?? views[0] ?? null;
}
