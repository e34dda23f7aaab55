import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import type { PartName } from "../genre/genre.ts";

/** How wide each part is: power of what differs between the ears against what does not. */
const WIDTHS: Readonly<Record<PartName, number>> = {
  lead: 0.02,
  chords: 0.16,
  figure: 0.12,
  pad: 0.4,
  bass: 0,
  drums: 0,
};
/** Seconds by which the second voice comes late. */
const LATE = 0.013;
/** Hertz under which everything stays in the middle, where a loudspeaker can carry it. */
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
 * Spreads a part that the bank has in mono, in place: a late, thin copy of its middle goes to one ear and
 * is taken from the other (Lauridsen, 1954). Both ears together hear exactly what they heard before, so
 * nothing is lost where there is one loudspeaker. A part that is wide already stays as it is.
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
