import { describe, expect, it } from "vitest";
import { placeOf } from "../scene/place/place-catalogue.ts";
import { MOODS, PLACES, type SceneSpec } from "../scene/scene-spec.ts";
import { composeBed } from "./compose-bed.ts";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { makeAmbience } from "./make-ambience.ts";
import { masterSound } from "./master-sound.ts";
import { playBed } from "./play-bed.ts";
import { renderBed } from "./render-bed.ts";
import { createStereo, SAMPLE_RATE } from "./stereo.ts";

const scene: SceneSpec = {
  seed: 7,
  place: "forest",
  time: "day",
  weather: "clear",
  weatherStrength: 0.5,
  mood: "calm",
  look: "toy",
  cast: [],
  camera: { move: "drift", strength: 0.5 },
  missing: [],
};

const toDecibels = (value: number) => 20 * Math.log10(value);

function sine(amplitude: number) {
  const sound = createStereo(3);
  for (let index = 0; index < sound.left.length; index += 1) {
    const value = amplitude * Math.sin((2 * Math.PI * 997 * index) / SAMPLE_RATE);
    sound.left[index] = value;
    sound.right[index] = value;
  }
  return sound;
}

/** All other places sound like one of these. */
const KINS = PLACES.filter((place) => placeOf(place).kin === place);

describe("measureLoudness", () => {
  it("matches the reference: a full-scale 997 Hz sine in both channels is 0 LUFS", () => {
    expect(measureLoudness(sine(1))).toBeCloseTo(0, 1);
    expect(measureLoudness(sine(0.1))).toBeCloseTo(-20, 1);
    expect(measureLoudness(createStereo(2))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("measureTruePeak", () => {
  it("finds a peak between two samples", () => {
    const sound = createStereo(0.1);
    for (let index = 0; index < sound.left.length; index += 1) {
      // A quarter of the sample rate, sampled at 45°: every sample is 0.707 of the wave's peak.
      sound.left[index] = Math.sin((Math.PI / 2) * index + Math.PI / 4);
    }
    expect(measureTruePeak(sound)).toBeGreaterThan(0.97);
    expect(measureTruePeak(sound)).toBeLessThan(1.03);
  });
});

describe("renderBed", () => {
  it.each(MOODS)("has the intended loudness and ends in silence: %s", async (mood) => {
    const place = PLACES[MOODS.indexOf(mood) * 2] ?? "forest";
    const weather = mood === "tense" ? "storm" : "rain";
    const sound = await renderBed({ ...scene, mood, place, weather }, 4);
    expect(sound.left.length).toBe(4 * SAMPLE_RATE);
    expect(measureLoudness(sound)).toBeGreaterThan(-15);
    expect(measureLoudness(sound)).toBeLessThan(-13);
    expect(toDecibels(measureTruePeak(sound))).toBeLessThanOrEqual(-1);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(1e-6);
    expect(Math.abs(sound.left[0] ?? 1)).toBeLessThan(1e-3);
  });

  it("gives the same samples for the same scene and different ones for another seed", async () => {
    const [first, second, other] = [
      await renderBed(scene, 4),
      await renderBed(scene, 4),
      await renderBed({ ...scene, seed: 8 }, 4),
    ];
    expect(first.left).toEqual(second.left);
    expect(first.left).not.toEqual(other.left);
  });
});

describe("playBed", () => {
  it.each(KINS)("has music of its own from the first chord to the last: %s", async (place) => {
    const mood = MOODS[PLACES.indexOf(place) % MOODS.length] ?? "calm";
    const music = await playBed(composeBed({ ...scene, place, mood }, 5));
    const part = (from: number, to: number) => ({
      left: music.left.slice(from * SAMPLE_RATE, to * SAMPLE_RATE),
      right: music.right.slice(from * SAMPLE_RATE, to * SAMPLE_RATE),
    });
    expect(measureLoudness(part(0, 1.5))).toBeGreaterThan(-50);
    expect(measureLoudness(part(1.5, 3.3))).toBeGreaterThan(-45);
    expect(measureLoudness(part(3.3, 4.5))).toBeGreaterThan(-50);
  });
});

describe("makeAmbience", () => {
  it.each(KINS)("is audible at %s, by day and by night", (place) => {
    for (const time of ["day", "night"] as const) {
      const sound = makeAmbience({ ...scene, place, time }, 4);
      expect(measureLoudness(sound)).toBeGreaterThan(-60);
      expect(toDecibels(measureTruePeak(sound))).toBeLessThan(0);
    }
  });

  it.each(PLACES)("sounds the same at %s as at its related place", (place) => {
    const { kin } = placeOf(place);
    const [here, there] = [place, kin].map((at) => makeAmbience({ ...scene, place: at }, 0.5));
    expect(here).toEqual(there);
  });
});

describe("masterSound", () => {
  it("throws on silence and non-finite values", () => {
    expect(() => masterSound(createStereo(1))).toThrow("silent");
    const broken = sine(0.5);
    broken.left[100] = Number.NaN;
    expect(() => masterSound(broken)).toThrow("not numbers");
  });
});
