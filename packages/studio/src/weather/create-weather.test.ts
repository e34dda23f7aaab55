import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import type { SceneSpec, Weather as WeatherName } from "../scene/scene-spec.ts";
import { createWeather } from "./create-weather.ts";

const FRAME = { width: 160, height: 90 };

function spec(over: Partial<SceneSpec>): SceneSpec {
  return {
    seed: 3,
    place: "city",
    time: "day",
    weather: "rain",
    weatherStrength: 0.8,
    mood: "calm",
    look: "toy",
    cast: [],
    camera: { move: "drift", strength: 0.5 },
    missing: [],
    ...over,
  };
}

function draw(over: Partial<SceneSpec>, seconds: number, period: number | null = null): Buffer {
  const canvas = createCanvas(FRAME.width, FRAME.height);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#405060";
  ctx.fillRect(0, 0, FRAME.width, FRAME.height);
  createWeather(spec(over), FRAME, period).draw(ctx, seconds);
  return Buffer.from(ctx.getImageData(0, 0, FRAME.width, FRAME.height).data);
}

const plain = draw({ weather: "clear" }, 0);

describe.each(["rain", "snow", "fog", "storm"] satisfies WeatherName[])("%s", (weather) => {
  test("depends only on the time", () => {
    expect(draw({ weather }, 1.25).equals(draw({ weather }, 1.25))).toBe(true);
    expect(draw({ weather }, 1.25).equals(draw({ weather }, 2.5))).toBe(false);
  });

  test("returns to its start after the requested period, and not before", () => {
    for (const period of [4, 5, 6.5]) {
      const [early, late] = [
        draw({ weather }, 1.1, period),
        draw({ weather }, 1.1 + period, period),
      ];
      let sum = 0;
      for (let at = 0; at < early.length; at += 1)
        sum += Math.abs((early[at] ?? 0) - (late[at] ?? 0));
      // Rounding may shift a tile by one pixel.
      expect(sum / early.length).toBeLessThan(0.5);
      expect(early.equals(draw({ weather }, 1.1 + period / 2.7, period))).toBe(false);
    }
  });

  test("does not fall in a room, in space or under water", () => {
    expect(draw({ weather }, 1).equals(plain)).toBe(false);
    for (const place of ["room", "space", "underwater"] as const) {
      expect(draw({ weather, place }, 1).equals(plain)).toBe(true);
    }
  });
});

test("a downpour covers more than a drizzle", () => {
  const wet = (strength: number) =>
    draw({ weatherStrength: strength }, 1).reduce(
      (sum, value, index) => sum + Math.abs(value - (plain[index] ?? 0)),
      0,
    );
  expect(wet(1)).toBeGreaterThan(wet(0) * 1.3);
});

test("lightning flashes in a storm at its set moment", () => {
  const light = (seconds: number) =>
    draw({ weather: "storm" }, seconds).reduce((sum, value) => sum + value, 0);
  expect(light(0.32)).toBeGreaterThan(light(2) * 1.02);
});
