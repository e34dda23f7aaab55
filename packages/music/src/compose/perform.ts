import { createRandom } from "@kinora/studio/scene/random";
import type { Genre, PartName } from "../genre/genre.ts";
import type { MusicSpec } from "../music-spec.ts";
import type { DraftNote } from "./draft-note.ts";
import type { ScoreNote } from "./score.ts";
import { secondsAt, stepsPerBar } from "./time.ts";

/** Velocity of a full stroke by part, with the melody in front. */
const FULL: Readonly<Record<PartName, number>> = {
  lead: 104,
  chords: 84,
  figure: 80,
  pad: 74,
  bass: 96,
  drums: 106,
};

/** Timing deviation by part: the rhythm section keeps time, the others are looser. */
const LOOSENESS: Readonly<Record<PartName, number>> = {
  lead: 1,
  chords: 0.8,
  figure: 0.6,
  pad: 0.5,
  bass: 0.4,
  drums: 0.25,
};

/** Share of its written length for which a note sounds. */
const LEGATO: Readonly<Record<PartName, number>> = {
  lead: 0.96,
  chords: 0.92,
  figure: 1,
  pad: 1.02,
  bass: 0.94,
  drums: 1,
};

/** Returns the loudness of a phrase from its energy, swelling towards its third bar. */
function dynamicsAt(spec: MusicSpec, step: number): number {
  const bar = step / stepsPerBar(spec);
  const phrase = spec.phrases.find(
    ({ firstBar, bars }) => bar >= firstBar && bar < firstBar + bars,
  );
  if (phrase === undefined) return 0.9;
  const share = (bar - phrase.firstBar) / phrase.bars;
  return 0.74 + 0.26 * phrase.energy + 0.06 * Math.sin(share * Math.PI * 1.3);
}

/**
 * Performs the draft: converts steps to seconds and strengths to velocities, with small human
 * deviations.
 */
export function perform(spec: MusicSpec, genre: Genre, draft: readonly DraftNote[]): ScoreNote[] {
  const random = createRandom(spec.seed, "hands");
  return draft.map(({ part, key, step, length, strength, why }) => {
    const start = secondsAt(spec, step, genre.swing);
    const end = secondsAt(spec, step + length, genre.swing);
    const sway = (genre.loose / 1000) * LOOSENESS[part] * random.between(-1, 1);
    const force = FULL[part] * (0.55 + 0.45 * strength) * dynamicsAt(spec, step);
    const velocity = Math.round(force + (genre.loose > 0 ? random.between(-4, 4) : 0));
    const from = Math.max(0, start + sway);
    return {
      part,
      key,
      velocity: Math.min(127, Math.max(12, velocity)),
      start: from,
      end: Math.max(from + 0.03, start + (end - start) * LEGATO[part]),
      ...(why === undefined ? {} : { why }),
    };
  });
}
