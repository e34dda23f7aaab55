import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { chooseLight } from "../light/choose-light.ts";
import { createRandom } from "../scene/random.ts";
import type { CastMember, Place, SceneSpec } from "../scene/scene-spec.ts";
import type { Plate } from "../stage/stage.ts";
import { paintPlace } from "./paint-place.ts";

const FRAME = { width: 192, height: 108 };
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Paints a place for a figure standing at `x`. */
function paintFor(place: Place, x: number, seed: number): Plate {
  const member: CastMember = {
    ...{ subject: "woman", words: "a woman", action: "idle", facing: "right" },
    ...{ x, nearness: 0.85, altitude: 0, height: 0.6 },
  };
  const spec: SceneSpec = {
    ...{ seed, place, time: "day", weather: "clear", weatherStrength: 0.5, mood: "calm" },
    ...{ look: "toy", cast: [member], camera: { move: "drift", strength: 0.5 }, missing: [] },
  };
  const random = createRandom(seed, "stage").fork("place");
  const light = chooseLight(spec);
  return paintPlace({ frame: FRAME, margin: 0, spec, light, look: "toy", random });
}

/**
 * Returns the horizontal centre of the opaque pixels, in frame widths; null when there are none.
 */
function middleOf(data: Uint8ClampedArray): number | null {
  let [sum, weight] = [0, 0];
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const alpha = data[pixel * 4 + 3] ?? 0;
    sum += (pixel % FRAME.width) * alpha;
    weight += alpha;
  }
  return weight === 0 ? null : sum / weight / FRAME.width;
}

/** Brightness, 0..255, of the floor at a figure's feet. */
function floorAt({ layers, ground }: Plate, x: number): number {
  const canvas = createCanvas(FRAME.width, FRAME.height);
  const context = canvas.getContext("2d");
  for (const { picture, depth } of layers) if (depth <= 1) context.drawImage(picture, 0, 0);
  const y = ground.horizon + (ground.front - ground.horizon) * 0.85;
  const spot = context.getImageData(
    Math.round(x * FRAME.width) - 4,
    Math.round(y * FRAME.height) - 2,
    8,
    4,
  ).data;
  const sum = spot.reduce((total, value, index) => (index % 4 === 3 ? total : total + value), 0);
  return sum / (spot.length * 0.75);
}

test("a waterfall is beside the figure, not behind it", () => {
  for (const seed of SEEDS)
    for (const x of [0.36, 0.64]) {
      const { layers } = paintFor("waterfall", x, seed);
      const canvas = createCanvas(FRAME.width, FRAME.height);
      const context = canvas.getContext("2d");
      layers.find(({ name, animate }) => name === "middle" && animate)?.animate?.(context, 1);
      const fall = middleOf(context.getImageData(0, 0, FRAME.width, FRAME.height).data);
      expect(fall, `seed ${seed}`).not.toBeNull();
      expect(Math.sign((fall ?? 0.5) - 0.5), `seed ${seed}, x ${x}`).toBe(x < 0.5 ? 1 : -1);
    }
});

test("the Earth above the moon is not behind a figure's head", () => {
  for (const seed of SEEDS)
    for (const x of [0.36, 0.64]) {
      const earth = paintFor("moon", x, seed).layers.find(({ name }) => name === "earth");
      const data = earth?.picture.getContext("2d").getImageData(0, 0, FRAME.width, FRAME.height);
      const middle = data === undefined ? null : middleOf(data.data);
      expect(Math.sign((middle ?? 0.5) - 0.5), `seed ${seed}, x ${x}`).toBe(x < 0.5 ? 1 : -1);
    }
});

test("at a station the figure stands on the platform, not on the rails", () => {
  for (const seed of SEEDS)
    for (const x of [0.36, 0.64])
      expect(
        floorAt(paintFor("train-station", x, seed), x),
        `seed ${seed}, x ${x}`,
      ).toBeGreaterThan(120);
});
