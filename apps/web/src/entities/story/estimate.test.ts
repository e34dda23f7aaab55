import { STORY_STOPS } from "@kinora/contracts/story/story-vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gemsUntil, pricesWith, scenesOf, wholePriceWords } from "./estimate.ts";

const prices = { script: 1, picture: 1, renderSecondsPerGem: 3 };

test("charges a minute for its script, ten pictures and a film that may run slightly longer", () => {
  expect(STORY_STOPS.map((stop) => gemsUntil(stop, 60, prices))).toEqual([1, 11, 11, 33]);
});

test("shows the total price with its parts", () => {
  expect(wholePriceWords(30, prices)).toBe(
    "About 17 gems from idea to film: script 1, pictures 5, film 11.",
  );
});

test("counts the voice of a service, each scene's line in whole gems", () => {
  const key = "elevenlabs/george";
  const george = { key, name: "George", gender: "male", service: "ElevenLabs" } as const;
  const hostedVoices = [{ ...george, gems: 60, languages: ["en"] }];
  expect(pricesWith({ prices, hostedVoices }, "af_heart")).toEqual({ ...prices, voice: 0 });
  const hosted = pricesWith({ prices, hostedVoices }, key);
  expect(wholePriceWords(30, hosted)).toBe(
    "About 47 gems from idea to film: script 1, pictures 5, voice 30, film 11.",
  );
  expect(gemsUntil("pictures", 30, hosted)).toBe(36);
});

test("never charges less for going further or for a longer story", () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 180 }), fc.integer({ min: 0, max: 60 }), (a, more) => {
      const gems = STORY_STOPS.map((stop) => gemsUntil(stop, a, prices));
      expect(gems).toEqual(gems.toSorted((x, y) => x - y));
      expect(gemsUntil("render", a + more, prices)).toBeGreaterThanOrEqual(gems[3] ?? 0);
      expect(scenesOf(a)).toBeGreaterThanOrEqual(3);
      expect(scenesOf(a)).toBeLessThanOrEqual(16);
    }),
  );
});
