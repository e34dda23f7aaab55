import { createHash } from "node:crypto";
import { drawn } from "@kinora/testing/drawn";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { chooseLight } from "../light/choose-light.ts";
import { isWeightless, placeOf } from "../scene/place/place-catalogue.ts";
import { createRandom } from "../scene/random.ts";
import {
  LOOKS,
  PLACES,
  type SceneSpec,
  SEASONS,
  TIMES_OF_DAY,
  WEATHERS,
} from "../scene/scene-spec.ts";
import type { FrameSize, Plate } from "../stage/stage.ts";
import { paintPlace } from "./paint-place.ts";

const FRAMES = [
  { width: 96, height: 54 },
  { width: 54, height: 96 },
  { width: 64, height: 64 },
] as const satisfies readonly FrameSize[];

const MARGIN = 8;

function spec(over: Partial<SceneSpec>): SceneSpec {
  return {
    seed: 5,
    place: "forest",
    time: "day",
    weather: "clear",
    weatherStrength: 0.7,
    mood: "calm",
    look: "toy",
    cast: [],
    camera: { move: "drift", strength: 0.5 },
    missing: [],
    ...over,
  };
}

function paint(over: Partial<SceneSpec>, frame: FrameSize = FRAMES[0], margin = MARGIN): Plate {
  const scene = spec(over);
  const random = createRandom(scene.seed, "place");
  return paintPlace({
    frame,
    margin,
    spec: scene,
    light: chooseLight(scene),
    look: scene.look,
    random,
  });
}

/** Composites the sheets at a moment and returns the RGBA bytes. */
function flatten(plate: Plate, seconds = 1): Uint8ClampedArray {
  const first = plate.layers[0];
  if (!first) throw new Error("a plate without sheets");
  const canvas = createCanvas(first.picture.width, first.picture.height);
  const ctx = canvas.getContext("2d");
  for (const sheet of plate.layers) {
    ctx.drawImage(sheet.picture, 0, 0);
    ctx.save();
    sheet.animate?.(ctx, seconds);
    ctx.restore();
  }
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Creates a value on first use and caches it. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

const hash = (data: Uint8ClampedArray) => createHash("sha256").update(data).digest("hex");

function brightness(data: Uint8ClampedArray): number {
  let sum = 0;
  for (let index = 0; index < data.length; index += 4) {
    sum += (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
  }
  return sum / (data.length / 4) / 3;
}

describe.each(drawn(PLACES, 12))("%s", (place) => {
  test("paints every weather, time, season, look and ratio", () => {
    for (const [index, weather] of WEATHERS.entries()) {
      // Each option cycles at its own pace over the places, so that all combinations of two options
      // occur.
      const turn = PLACES.indexOf(place) + index;
      const frame = FRAMES[turn % FRAMES.length] ?? FRAMES[0];
      const time = TIMES_OF_DAY[turn % TIMES_OF_DAY.length] ?? "day";
      const season = SEASONS[turn % SEASONS.length] ?? "summer";
      const look = LOOKS[(turn * 3) % LOOKS.length] ?? "toy";
      const { layers, ground } = paint({ place, time, season, weather, look }, frame);
      expect(layers.length).toBeGreaterThanOrEqual(4);
      for (const { picture } of layers) {
        expect([picture.width, picture.height]).toEqual([
          frame.width + MARGIN * 2,
          frame.height + MARGIN * 2,
        ]);
      }
      const depths = layers.map((sheet) => sheet.depth);
      expect(depths).toEqual(depths.toSorted((a, b) => a - b));
      expect(depths.at(-1)).toBeGreaterThan(1);
      expect(ground.horizon).toBeGreaterThan(0.35);
      expect(ground.front).toBeGreaterThan(ground.horizon + 0.2);
      expect(ground.front).toBeLessThanOrEqual(0.97);
      expect(ground.reflection).toBeGreaterThanOrEqual(0);
      expect(ground.reflection).toBeLessThanOrEqual(1);
      expect(ground.floats).toBe(isWeightless(place));
    }
  });

  const plate = lazily(() => paint({ place }));
  const day = lazily(() => flatten(plate()));

  test("has no holes in its backmost sheet", () => {
    const back = plate().layers[0]?.picture;
    const data = back?.getContext("2d").getImageData(0, 0, back.width, back.height).data ?? [];
    expect(data.length).toBeGreaterThan(0);
    for (let index = 3; index < data.length; index += 4) expect(data[index]).toBe(255);
  });

  test("is identical for the same seed and differs for another", () => {
    const once = hash(day());
    // Draws another moment first, to show that a moment does not depend on earlier ones.
    flatten(plate(), 3.3);
    expect(hash(flatten(plate()))).toBe(once);
    expect(hash(flatten(paint({ place })))).toBe(once);
    expect(hash(flatten(paint({ place, seed: 6 })))).not.toBe(once);
  });

  test("is darker at night", () => {
    const night = brightness(flatten(paint({ place, time: "night" })));
    expect(night).toBeLessThan(brightness(day()));
  });
});

const UNDER_THE_SKY = PLACES.filter(
  (place) => placeOf(place).year === "seasons" && placeOf(place).air === "open",
);

test.each(drawn(UNDER_THE_SKY, 6))("every season looks different at %s", (place) => {
  const seasons = SEASONS.map((season) => hash(flatten(paint({ place, season }))));
  expect(new Set(seasons).size).toBe(SEASONS.length);
});

test("every look paints a different picture", () => {
  const pictures = LOOKS.map((look) => hash(flatten(paint({ look }))));
  expect(new Set(pictures).size).toBe(LOOKS.length);
});

test("the picture does not depend on the margin", () => {
  const frame = { width: 160, height: 90 };
  const narrow = paint({ place: "ocean" }, frame, 4).layers[1]?.picture;
  const wide = paint({ place: "ocean" }, frame, 12).layers[1]?.picture;
  if (!narrow || !wide) throw new Error("no clouds");
  // The toy look blurs over a few pixels, so only the middle of the frame is compared, with a
  // tolerance.
  const a = narrow.getContext("2d").getImageData(4 + 40, 4 + 10, 80, 30).data;
  const b = wide.getContext("2d").getImageData(12 + 40, 12 + 10, 80, 30).data;
  const off =
    a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
  expect(off).toBeLessThan(6);
});

test.each([
  ["jungle", "waterfall"],
  ["village", "mountains"],
  ["mountains", "lake"],
] as const)("%s shows %s when asked", (place, vista) => {
  // With a seed whose painting has none by itself.
  const bare = [1, 2, 3, 4, 5, 6, 7, 8].some(
    (seed) =>
      hash(flatten(paint({ place, seed }))) !==
      hash(flatten(paint({ place, seed, vistas: [vista] }))),
  );
  expect(bare).toBe(true);
});
