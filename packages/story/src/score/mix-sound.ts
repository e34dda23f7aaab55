import { masterMusic } from "@kinora/music/render/master-music";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { measureLoudness } from "@kinora/studio/sound/loudness";
import { makeAmbience } from "@kinora/studio/sound/make-ambience";
import { createStereo, SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import { duckingGain, type Speech } from "./duck.ts";

/** The sound of a scene. */
export interface SoundScene {
  readonly spec: SceneSpec;
  /** Seconds in the film. */
  readonly start: number;
  readonly seconds: number;
  /** The spoken line, and the offset in seconds of its first sample from the start of the scene. */
  readonly voice: { readonly sound: Stereo; readonly offset: number } | null;
}

/**
 * Loudness before mastering, in LUFS: every line equally loud, music below the voice, ambience
 * barely audible.
 */
const VOICE_LUFS = -17;
const MUSIC_LUFS = -21;
const AIR_LUFS = -38;
/** Maximum gain as a factor, so that a whisper is not amplified into noise. */
const MOST = 8;
/** Crossfade in seconds between the ambience of one scene and the next. */
const SEAM = 0.15;

function gainTo(sound: Stereo, lufs: number): number {
  const loudness = measureLoudness(sound);
  return Number.isFinite(loudness) ? Math.min(MOST, 10 ** ((lufs - loudness) / 20)) : 1;
}

function addAt(
  target: Stereo,
  source: Stereo,
  seconds: number,
  gain: (index: number) => number,
): void {
  const from = Math.round(seconds * SAMPLE_RATE);
  const count = Math.min(source.left.length, target.left.length - from);
  for (let index = Math.max(0, -from); index < count; index += 1) {
    const factor = gain(index);
    const at = from + index;
    target.left[at] = (target.left[at] ?? 0) + (source.left[index] ?? 0) * factor;
    target.right[at] = (target.right[at] ?? 0) + (source.right[index] ?? 0) * factor;
  }
}

function addAir(mix: Stereo, { spec, start, seconds }: SoundScene): void {
  const air = makeAmbience(spec, seconds);
  const level = gainTo(air, AIR_LUFS);
  const edge = SEAM * SAMPLE_RATE;
  const { length } = air.left;
  addAt(mix, air, start, (index) => level * Math.min(1, index / edge, (length - index) / edge));
}

/** Spans of speech, in seconds of the film. */
function speechOf(scenes: readonly SoundScene[]): Speech[] {
  return scenes.flatMap(({ start, voice }) => {
    if (voice === null) return [];
    const from = start + voice.offset;
    return [{ start: from, end: from + voice.sound.left.length / SAMPLE_RATE }];
  });
}

/**
 * Mixes the sound of a story: voices, music ducked under them, and the ambience of each place; −14
 * LUFS, true peak under −1 dBTP. A story without voice, music or ambience stays silent.
 */
export function mixSound(
  scenes: readonly SoundScene[],
  music: Stereo | null,
  seconds: number,
): Stereo {
  const mix = createStereo(seconds);
  for (const scene of scenes) {
    addAir(mix, scene);
    const { voice } = scene;
    if (voice === null) continue;
    const level = gainTo(voice.sound, VOICE_LUFS);
    addAt(mix, voice.sound, scene.start + voice.offset, () => level);
  }
  if (music !== null) {
    const speech = speechOf(scenes);
    const ducking = duckingGain(speech, music.left.length);
    const level = gainTo(music, MUSIC_LUFS);
    addAt(mix, music, 0, (index) => level * (ducking[index] ?? 1));
  }
  return measureLoudness(mix) < -60 ? mix : masterMusic(mix, false).mix;
}
