import type { SceneSpec } from "../scene/scene-spec.ts";
import { composeBed } from "./compose-bed.ts";
import { measureLoudness } from "./loudness.ts";
import { makeAmbience } from "./make-ambience.ts";
import { masterSound } from "./master-sound.ts";
import { playBed } from "./play-bed.ts";
import { addStereo, SAMPLE_RATE, type Stereo } from "./stereo.ts";

/** Loudness units by which the ambience is below the music: audible, but never above the tune. */
const UNDER_MUSIC = 10;
const UNDER_MUSIC_IN_WEATHER = 7;
/**
 * Maximum gain; a single bird in a long silence measures as almost nothing and must not be
 * amplified without limit.
 */
const GREATEST_GAIN = 12;
const FADE_IN = 0.05;
const FADE_OUT = 0.8;

/** Quarter-cosine fades, in place; the last sample is silence. */
function fade(sound: Stereo): void {
  const { length } = sound.left;
  const rise = FADE_IN * SAMPLE_RATE;
  const fall = FADE_OUT * SAMPLE_RATE;
  for (let index = 0; index < length; index += 1) {
    const share = Math.min(1, index / rise, (length - 1 - index) / fall);
    const gain = Math.sin((share * Math.PI) / 2);
    sound.left[index] = (sound.left[index] ?? 0) * gain;
    sound.right[index] = (sound.right[index] ?? 0) * gain;
  }
}

function ambienceGain(spec: SceneSpec, music: Stereo, ambience: Stereo): number {
  const loud = spec.weather === "rain" || spec.weather === "storm";
  const under = loud ? UNDER_MUSIC_IN_WEATHER : UNDER_MUSIC;
  const wanted = measureLoudness(music) - under - measureLoudness(ambience);
  return Math.min(GREATEST_GAIN, 10 ** (wanted / 20));
}

/**
 * Renders the sound of a clip: music and ambience, -14 LUFS, true peak under -1 dBTP, never silent.
 */
export async function renderBed(spec: SceneSpec, duration: number): Promise<Stereo> {
  const sound = await playBed(composeBed(spec, duration));
  const ambience = makeAmbience(spec, duration);
  addStereo(sound, ambience, ambienceGain(spec, sound, ambience));
  fade(sound);
  return masterSound(sound);
}
