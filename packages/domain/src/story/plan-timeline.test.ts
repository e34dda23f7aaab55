import { STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import { STORY_TONES } from "@kinora/contracts/story/story-vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { planTimeline, type SceneLength, tempoOf } from "./plan-timeline.ts";

const length: fc.Arbitrary<SceneLength> = fc.record({
  spoken: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
  reading: fc.double({ min: 0, max: 40, noNaN: true }),
  atLeast: fc.option(fc.double({ min: 1, max: 60, noNaN: true })),
  estimated: fc.boolean(),
});
const mood = fc.record({
  genre: fc.constantFrom(...STORY_GENRES),
  tone: fc.constantFrom(...STORY_TONES),
});
const lengths = fc.array(length, { minLength: 1, maxLength: 16 });

test("puts every cut within one frame of a beat and ends the film with the last cut", () => {
  fc.assert(
    fc.property(lengths, mood, (scenes, settings) => {
      const { cuts, tempo, seconds } = planTimeline(scenes, settings);
      for (const cut of cuts) {
        const beats = (cut / STORY_FPS) * (tempo / 60);
        expect(Math.abs(beats - Math.round(beats)) * (60 / tempo) * STORY_FPS).toBeLessThan(1);
      }
      expect(cuts.at(-1)).toBe(seconds * STORY_FPS);
    }),
  );
});

test("makes a scene as long as its voice and author require, and less than a beat longer", () => {
  fc.assert(
    fc.property(lengths, mood, (scenes, settings) => {
      const { scenes: planned, tempo } = planTimeline(scenes, settings);
      for (const [index, { seconds, offset }] of planned.entries()) {
        const { spoken = null, atLeast = null } = scenes[index] ?? {};
        const least = Math.max(atLeast ?? 0, spoken === null ? 0 : offset + spoken);
        expect(seconds).toBeGreaterThanOrEqual(least - 1e-6);
        if (spoken !== null) expect(seconds).toBeLessThan(least + 0.5 + 60 / tempo + 1e-6);
      }
    }),
  );
});

test("a changed line changes only the duration of its own scene", () => {
  fc.assert(
    fc.property(lengths, mood, fc.nat(15), length, (scenes, settings, place, other) => {
      const index = place % scenes.length;
      const before = planTimeline(scenes, settings).scenes;
      const after = planTimeline(scenes.with(index, other), settings).scenes;
      for (const [at, { frames }] of after.entries()) {
        if (at !== index) expect(frames).toBe(before[at]?.frames);
      }
    }),
  );
});

test("gives whole tempos that can be played", () => {
  for (const genre of STORY_GENRES) {
    for (const tone of STORY_TONES) {
      const { tempo } = tempoOf({ genre, tone });
      expect(Number.isInteger(tempo)).toBe(true);
      expect(tempo).toBeGreaterThanOrEqual(60);
      expect(tempo).toBeLessThanOrEqual(144);
    }
  }
});

test("gives a scene without text four seconds, rounded up to a beat", () => {
  const nothing = { spoken: null, reading: 0, atLeast: null, estimated: false };
  const { scenes } = planTimeline([nothing], { genre: "basic", tone: "basic" });
  expect(scenes[0]?.seconds).toBe(4.375);
});
