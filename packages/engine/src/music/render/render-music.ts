import { addStereo, createStereo, SAMPLE_RATE, type Stereo } from "../../studio/sound/stereo.ts";
import type { Score, ScorePart } from "../compose/score.ts";
import type { PartName } from "../genre/genre.ts";
import { GENRES } from "../genre/genres.ts";
import type { MusicSpec } from "../music-spec.ts";
import { balance, balancedParts, roomGain } from "./balance.ts";
import { masterMusic } from "./master-music.ts";
import { playScore } from "./play-score.ts";
import { fadeEnds, TAIL, wrapTail } from "./shape-ends.ts";

export interface RenderedMusic {
  readonly mix: Stereo;
  /** Mastered like the mix: their sum is the mix. `room` is the echo of all of them. */
  readonly stems: readonly { readonly name: PartName | "room"; readonly sound: Stereo }[];
  /** The parts with the levels of the mix. */
  readonly parts: readonly ScorePart[];
}

/**
 * Plays, balances and masters a piece: exactly the asked seconds, 48 kHz, -14 LUFS, under -1 dBTP. One
 * that ends dies away to silence on its last sample; a loop's echo goes on in its beginning.
 */
export async function renderMusic(
  spec: MusicSpec,
  score: Score,
  onProgress: (share: number) => void = () => {},
): Promise<RenderedMusic> {
  const length = Math.round(spec.duration * SAMPLE_RATE);
  const stems = await playScore(score, spec.duration + (spec.loop ? TAIL : 0), onProgress);
  const levels = balance(stems, GENRES[spec.genre]);
  const shaped = [
    ...stems.parts.map(({ name, sound }) => ({ name, sound, level: levels.get(name) ?? 1 })),
    { name: "room" as const, sound: stems.room, level: roomGain(levels, score.parts) },
  ].map(({ name, sound, level }) => ({
    name,
    level,
    sound: spec.loop ? wrapTail(sound, length) : fadeEnds(sound),
  }));
  const sum = createStereo(spec.duration);
  for (const { sound, level } of shaped) addStereo(sum, sound, level);
  const { mix, gain } = masterMusic(sum, spec.loop);
  for (const { sound, level } of shaped) amplify(sound, gain, level);
  return {
    mix,
    stems: shaped.map(({ name, sound }) => ({ name, sound })),
    parts: balancedParts(score.parts, levels),
  };
}

/** In place: the stems of three minutes are half a gigabyte. */
function amplify({ left, right }: Stereo, gain: Float32Array, level: number): void {
  for (let index = 0; index < left.length; index += 1) {
    const factor = (gain[index] ?? 1) * level;
    left[index] = (left[index] ?? 0) * factor;
    right[index] = (right[index] ?? 0) * factor;
  }
}
