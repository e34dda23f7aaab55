import { expect, test } from "vitest";
import { LOOKS, PLACES, type SceneSpec, TIMES_OF_DAY, WEATHERS } from "../scene/scene-spec.ts";
import { chooseLight } from "./choose-light.ts";
import { parseColour } from "./colour.ts";

const SPEC: SceneSpec = {
  seed: 9,
  place: "village",
  time: "day",
  weather: "clear",
  weatherStrength: 0.5,
  mood: "calm",
  look: "toy",
  cast: [],
  camera: { move: "drift", strength: 0.5 },
  missing: [],
};

const sum = (colour: string) => parseColour(colour).reduce((total, channel) => total + channel, 0);

test("every light has valid colours and plausible numbers", () => {
  for (const place of PLACES) {
    for (const time of TIMES_OF_DAY) {
      for (const weather of WEATHERS) {
        for (const look of LOOKS) {
          const light = chooseLight({ ...SPEC, place, time, weather, look });
          for (const colour of [light.ambient, light.key, light.rim, light.haze, ...light.sky])
            parseColour(colour);
          expect(light.sky).toHaveLength(5);
          expect(Math.abs(light.direction)).toBeLessThanOrEqual(1);
          expect(light.brightness).toBeGreaterThan(0);
          expect(light.brightness).toBeLessThanOrEqual(1);
        }
      }
    }
  }
});

test("day is brighter than dusk, and dusk brighter than night", () => {
  const at = (time: SceneSpec["time"]) => chooseLight({ ...SPEC, time });
  expect(at("day").brightness).toBeGreaterThan(at("dusk").brightness);
  expect(at("dusk").brightness).toBeGreaterThan(at("night").brightness);
  expect(sum(at("day").ambient)).toBeGreaterThan(sum(at("night").ambient));
});

test("a storm reduces the light in proportion to its strength", () => {
  const storm = (weatherStrength: number) =>
    chooseLight({ ...SPEC, weather: "storm", weatherStrength }).brightness;
  expect(storm(0)).toBeLessThan(chooseLight(SPEC).brightness);
  expect(storm(1)).toBeLessThan(storm(0));
});

test("the seed affects only the choice of sky and the side of the sun", () => {
  expect(chooseLight(SPEC)).toEqual(chooseLight({ ...SPEC }));
  const seeds = Array.from({ length: 24 }, (_, seed) => chooseLight({ ...SPEC, seed }));
  expect(new Set(seeds.map((light) => Math.sign(light.direction))).size).toBe(2);
  expect(new Set(seeds.map((light) => light.sky[0])).size).toBeGreaterThan(1);
});
