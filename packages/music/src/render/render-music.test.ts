import { measureLoudness } from "@kinora/studio/sound/loudness";
import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";
import { describe, expect, it } from "vitest";
import { composeMusic } from "../compose/compose-music.ts";
import { GENRE_NAMES, GENRES } from "../genre/genres.ts";
import { planMusic } from "../plan/plan-music.ts";
import { masterMusic } from "./master-music.ts";
import { playScore } from "./play-score.ts";
import { leaveRoom, renderMusic } from "./render-music.ts";

/** Seconds of each genre that are rendered, from its beginning. */
const HEARD = 5;

/**
 * Returns the brightness in Hertz: the root of the second moment of the spectrum, from the slope of
 * the wave (Parseval).
 */
function brightness(middle: Float32Array): number {
  let slope = 0;
  let power = 0;
  for (let index = 1; index < middle.length; index += 1) {
    slope += ((middle[index] ?? 0) - (middle[index - 1] ?? 0)) ** 2;
    power += (middle[index] ?? 0) ** 2;
  }
  return (Math.sqrt(slope / power) * SAMPLE_RATE) / (2 * Math.PI);
}

/** Returns the share of power below about 150 Hz (one-pole low-pass). */
function depth(middle: Float32Array): number {
  const pull = 1 - Math.exp((-2 * Math.PI * 150) / SAMPLE_RATE);
  let low = 0;
  let deep = 0;
  let power = 0;
  for (const value of middle) {
    low += (value - low) * pull;
    deep += low * low;
    power += value * value;
  }
  return deep / power;
}

const FEATURES = ["tempo", "onsets", "brightness", "depth", "drums"] as const;

async function measureGenre(name: keyof typeof GENRES) {
  const words = GENRES[name].words[0] ?? name;
  const spec = planMusic({ prompt: words, seed: 3, duration: 15, loop: true });
  const score = composeMusic(spec);
  const { parts, room } = await playScore(score, HEARD);
  const sum = new Float32Array(room.left.length);
  for (const { left, right } of [room, ...parts.map(({ sound }) => sound)])
    for (let index = 0; index < sum.length; index += 1)
      sum[index] = (sum[index] ?? 0) + ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
  const drums = score.notes.filter(({ part }) => part === "drums").length;
  return {
    tempo: spec.tempo,
    onsets: new Set(score.notes.map(({ start }) => Math.round(start * 25))).size / spec.duration,
    brightness: brightness(sum),
    depth: depth(sum),
    drums: (drums + 1) / spec.duration,
  };
}

describe("genres", () => {
  it("differ measurably from each other, by tempo, onsets, spectrum or drums", async () => {
    const measured: ({ name: string } & Awaited<ReturnType<typeof measureGenre>>)[] = [];
    for (const name of GENRE_NAMES) measured.push({ name, ...(await measureGenre(name)) });
    const same: string[] = [];
    measured.forEach((one, index) => {
      for (const other of measured.slice(index + 1)) {
        const apart = FEATURES.map((feature) => Math.abs(Math.log(one[feature] / other[feature])));
        // Combined distance of at least a fifth.
        if (Math.hypot(...apart) < 0.2) same.push(`${one.name} = ${other.name}`);
      }
    });
    expect(same).toEqual([]);
    const range = (feature: "tempo" | "onsets" | "brightness") => {
      const values = measured.map((one) => one[feature]);
      return Math.max(...values) / Math.min(...values);
    };
    expect(range("tempo")).toBeGreaterThan(2.4);
    expect(range("onsets")).toBeGreaterThan(4);
    expect(range("brightness")).toBeGreaterThan(3);
  }, 120_000);
});

describe("renderMusic", () => {
  it("loops seamlessly: the last sample leads into the first, and no part is silent", async () => {
    const spec = planMusic({ prompt: "synthwave", seed: 5, duration: 15, loop: true });
    const { mix } = await renderMusic(spec, composeMusic(spec));
    const { left } = mix;
    expect(left).toHaveLength(15 * SAMPLE_RATE);
    expect(Math.abs(measureLoudness(mix) + 14)).toBeLessThan(1);
    const jump = (at: number) =>
      Math.abs((left[at % left.length] ?? 0) - (left[(at + left.length - 1) % left.length] ?? 0));
    // A beat begins at the seam, so it may be as steep as the steepest place in a bar.
    const usual = Array.from({ length: SAMPLE_RATE * 2 }, (_, index) => jump(index + 10)).toSorted(
      (a, b) => a - b,
    );
    expect(jump(0)).toBeLessThanOrEqual(usual[Math.floor(usual.length * 0.999)] ?? 0);
    // Sound at the end continues at the beginning: no gap on either side of the seam.
    const level = (from: number) =>
      Math.max(...Array.from({ length: 960 }, (_, index) => Math.abs(left[from + index] ?? 0)));
    expect(level(0)).toBeGreaterThan(0.01);
    expect(level(left.length - 960)).toBeGreaterThan(0.01);
  });

  it("has audible parts that, together with their reverb, sum to the mix", async () => {
    const spec = planMusic({ prompt: "folk", seed: 2, duration: 15, loop: false });
    const music = await renderMusic(spec, composeMusic(spec));
    const mix = { left: music.mix.left.slice(), right: music.mix.right.slice() };
    const stems = [...music.stems, leaveRoom(music)];
    expect(stems.map(({ name }) => name)).toEqual(["lead", "figure", "bass", "drums", "room"]);
    for (let index = 0; index < mix.left.length; index += 997) {
      const sum = stems.reduce((total, { sound }) => total + (sound.left[index] ?? 0), 0);
      expect(sum).toBeCloseTo(mix.left[index] ?? 0, 5);
    }
    for (const { sound } of music.stems) expect(measureLoudness(sound)).toBeGreaterThan(-40);
    const room = measureLoudness(music.mix);
    expect(room).toBeGreaterThan(-50);
    expect(room).toBeLessThan(-20);
  });
});

describe("masterMusic", () => {
  it("rejects silence and values that are not numbers", () => {
    const silence = { left: new Float32Array(48_000), right: new Float32Array(48_000) };
    expect(() => masterMusic(silence, false)).toThrow("silent");
    const broken = { left: silence.left.map(() => Number.NaN), right: silence.right };
    expect(() => masterMusic(broken, false)).toThrow("not numbers");
  });

  it("brings a bursting sound to the target loudness below the ceiling, with a continuous gain", () => {
    const length = 4 * SAMPLE_RATE;
    const burst = Float32Array.from({ length }, (_, index) => {
      const loud = index % SAMPLE_RATE < 2400 ? 0.9 : 0.05;
      return loud * Math.sin((index * 2 * Math.PI * 440) / SAMPLE_RATE);
    });
    const { mix, gain } = masterMusic({ left: burst, right: burst.slice() }, false);
    expect(Math.abs(measureLoudness(mix) + 14)).toBeLessThan(1);
    const top = mix.left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(20 * Math.log10(top)).toBeLessThanOrEqual(-1.5);
    const steepest = gain.reduce(
      (most, value, index) =>
        index === 0 ? 0 : Math.max(most, Math.abs(value / (gain[index - 1] ?? value) - 1)),
      0,
    );
    expect(steepest).toBeLessThan(0.02);
  });
});
