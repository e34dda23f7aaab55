import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import type { PartName } from "../genre/genre.ts";

/** Width of each part: power of the side signal relative to the mid signal. */
const WIDTHS: Readonly<Record<PartName, number>> = {
  lead: 0.02,
  chords: 0.16,
  figure: 0.12,
  pad: 0.4,
  bass: 0,
  drums: 0,
};
/** Delay of the second voice in seconds. */
const LATE = 0.013;
/**
 * Frequency in Hertz below which everything stays in the middle, where one loudspeaker must carry
 * it.
 */
const LOW = 260;

function widthOf({ left, right }: Stereo): number {
  let middle = 0;
  let side = 0;
  for (let index = 0; index < left.length; index += 1) {
    middle += ((left[index] ?? 0) + (right[index] ?? 0)) ** 2;
    side += ((left[index] ?? 0) - (right[index] ?? 0)) ** 2;
  }
  return middle === 0 ? 1 : side / middle;
}

/**
 * Widens a part that is mono in the bank, in place: a delayed, thin copy of its mid signal is added
 * to one channel and subtracted from the other (Lauridsen, 1954). The mono sum is unchanged, so
 * nothing is lost on a single loudspeaker. A part that is wide already is left unchanged.
 */
export function widen(sound: Stereo, part: PartName): void {
  const missing = WIDTHS[part] - widthOf(sound);
  if (missing <= 0) return;
  const gain = Math.sqrt(missing);
  const pull = 1 - Math.exp((-2 * Math.PI * LOW) / SAMPLE_RATE);
  const delay = new Float32Array(Math.round(LATE * SAMPLE_RATE));
  let low = 0;
  for (let index = 0; index < sound.left.length; index += 1) {
    const [left, right] = [sound.left[index] ?? 0, sound.right[index] ?? 0];
    const at = index % delay.length;
    const late = delay[at] ?? 0;
    delay[at] = (left + right) / 2;
    low += (late - low) * pull;
    const side = gain * (late - low);
    sound.left[index] = left + side;
    sound.right[index] = right - side;
  }
}
