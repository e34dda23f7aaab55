import { STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import { STORY_TONES } from "@kinora/contracts/story/story-vocabulary";
import { barSeconds } from "@kinora/music/music-spec";
import { measureLoudness, measureTruePeak } from "@kinora/studio/sound/loudness";
import { createStereo, SAMPLE_RATE } from "@kinora/studio/sound/stereo";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planStoryScene } from "../film/story-scene.ts";
import { duckingGain, joinSpeech } from "./duck.ts";
import { mixSound } from "./mix-sound.ts";
import { planScore, scoreSeconds } from "./plan-score.ts";

const orders = fc.record({
  kind: fc.constant("score" as const),
  prompt: fc.constantFrom("", "jazz", "soft piano"),
  genre: fc.constantFrom(...STORY_GENRES),
  tone: fc.constantFrom(...STORY_TONES),
  tempo: fc.integer({ min: 60, max: 130 }),
  cuts: fc
    .array(fc.integer({ min: 24, max: 24 * 20 }), { minLength: 1, maxLength: 9 })
    .map((frames) => {
      let at = 0;
      return [0, ...frames.map((each) => (at += each))];
    }),
  fps: fc.constant(24),
  seed: fc.nat(1000),
});

describe("planScore", () => {
  it("keeps the story's tempo, so that its cuts fall on beats, and ends with the film", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const spec = planScore(order);
        expect([order.tempo, order.tempo * 2]).toContain(spec.tempo);
        expect(spec.duration).toBeGreaterThanOrEqual(scoreSeconds(order) - 1e-9);
        expect(spec.ring).toBeGreaterThanOrEqual(2 - 1e-9);
        expect(spec.bars * barSeconds(spec) + spec.ring).toBeCloseTo(spec.duration, 6);
        const bars = spec.phrases.reduce((sum, phrase) => sum + phrase.bars, 0);
        expect(bars).toBe(spec.bars);
      }),
      { numRuns: 60 },
    );
  });
});

describe("duckingGain", () => {
  it("lowers the music by 9 dB during speech and restores it afterwards", () => {
    const gain = duckingGain([{ start: 2, end: 4 }], 8 * SAMPLE_RATE);
    const at = (seconds: number) => 20 * Math.log10(gain[Math.round(seconds * SAMPLE_RATE)] ?? 0);
    expect(at(1)).toBeCloseTo(0, 3);
    expect(at(1.8)).toBeCloseTo(-9, 3);
    expect(at(3)).toBeCloseTo(-9, 3);
    expect(at(5)).toBeCloseTo(0, 3);
  });

  it("keeps the music lowered between sentences", () => {
    expect(
      joinSpeech([
        { start: 3, end: 4 },
        { start: 0, end: 2.2 },
      ]),
    ).toEqual([{ start: 0, end: 4 }]);
  });
});

describe("mixSound", () => {
  const tone = (seconds: number, hertz: number, level: number) => {
    const sound = createStereo(seconds);
    for (let index = 0; index < sound.left.length; index += 1) {
      const value = Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE) * level;
      sound.left[index] = value;
      sound.right[index] = value;
    }
    return sound;
  };
  const spec = planStoryScene({
    kind: "picture",
    visual: "a fox in a meadow",
    cast: [],
    style: "animation",
    genre: "basic",
    tone: "basic",
    aspectRatio: "16:9",
    seed: 1,
    placeSeed: 1,
  });

  it("meets the services' target loudness, whatever is mixed", () => {
    const voice = { sound: tone(2, 220, 0.02), offset: 0.5 };
    const mix = mixSound([{ spec, start: 0, seconds: 4, voice }], tone(4, 440, 0.9), 4);
    expect(measureLoudness(mix)).toBeGreaterThan(-15);
    expect(measureLoudness(mix)).toBeLessThan(-13);
    expect(20 * Math.log10(measureTruePeak(mix))).toBeLessThan(-1);
    expect(mix.left).toHaveLength(4 * SAMPLE_RATE);
  });
});
