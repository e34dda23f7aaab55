import { setImmediate } from "node:timers/promises";
import { sweepMemory } from "@kinora/studio/draw/sweep-memory";
import { forgetSoundBanks } from "@kinora/studio/sound/sound-bank";
import { addStereo, SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import type { Score, ScorePart } from "../compose/score.ts";
import type { PartName } from "../genre/genre.ts";
import { GENRES } from "../genre/genres.ts";
import type { MusicSpec } from "../music-spec.ts";
import { balance, balancedParts, roomGain } from "./balance.ts";
import { masterMusic } from "./master-music.ts";
import { playScore } from "./play-score.ts";
import { fadeEnds, TAIL, wrapTail } from "./shape-ends.ts";
import { widen } from "./widen.ts";

export interface Stem {
  readonly name: PartName | "room";
  readonly sound: Stereo;
}

export interface RenderedMusic {
  readonly mix: Stereo;
  /**
   * Each part, mastered like the mix; the difference to the mix is the shared reverb, see
   * `leaveRoom`.
   */
  readonly stems: Stem[];
  /** The parts with the levels of the mix. */
  readonly parts: readonly ScorePart[];
}

/** Progress after playing, balancing, summing and mastering. */
const PLAYED = 0.85;
const BALANCED = 0.9;
const SUMMED = 0.92;
const MASTERED = 0.98;

/**
 * Plays, balances and masters a piece: exactly the requested seconds, 48 kHz, -14 LUFS, below -1
 * dBTP. A piece fades to silence on its last sample; a loop's reverb continues at its beginning.
 */
export async function renderMusic(
  spec: MusicSpec,
  score: Score,
  onProgress: (share: number) => void = () => {},
): Promise<RenderedMusic> {
  const length = Math.round(spec.duration * SAMPLE_RATE);
  // Each step takes seconds on a busy machine, so progress is reported in between.
  const reach = async (share: number) => {
    onProgress(share);
    await setImmediate();
  };
  const stems = await playScore(score, spec.duration + (spec.loop ? TAIL : 0), (share) =>
    onProgress(share * PLAYED),
  );
  // The sound banks are no longer needed; they take as much memory as a minute of all parts.
  forgetSoundBanks();
  await sweepMemory();
  for (const { name, sound } of stems.parts) {
    widen(sound, name);
    await reach(PLAYED);
  }
  const levels = balance(stems, GENRES[spec.genre]);
  const shape = (sound: Stereo) => (spec.loop ? wrapTail(sound, length) : fadeEnds(sound));
  const shaped = stems.parts.map(({ name, sound }) => ({
    name,
    level: levels.get(name) ?? 1,
    sound: shape(sound),
  }));
  await reach(BALANCED);
  // The mix is summed into the reverb's buffer; a separate one would take a tenth of the memory.
  const sum = shape(stems.room);
  amplify(sum, roomGain(levels, score.parts));
  for (const { sound, level } of shaped) addStereo(sum, sound, level);
  await reach(SUMMED);
  const { mix, gain } = masterMusic(sum, spec.loop);
  await reach(MASTERED);
  for (const { sound, level } of shaped) amplify(sound, level, gain);
  return {
    mix,
    stems: shaped.map(({ name, sound }) => ({ name, sound })),
    parts: balancedParts(score.parts, levels),
  };
}

/**
 * Subtracts the parts from the mix, which leaves their shared reverb. In place: the mix is
 * overwritten.
 */
export function leaveRoom({ mix, stems }: Pick<RenderedMusic, "mix" | "stems">): Stem {
  for (const { sound } of stems) addStereo(mix, sound, -1);
  return { name: "room", sound: mix };
}

/** In place, because the parts of three minutes take half a gigabyte. */
function amplify({ left, right }: Stereo, level: number, gain?: Float32Array): void {
  for (let index = 0; index < left.length; index += 1) {
    const factor = (gain?.[index] ?? 1) * level;
    left[index] = (left[index] ?? 0) * factor;
    right[index] = (right[index] ?? 0) * factor;
  }
}
