import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createRandom } from "../../scene/random.ts";
import { createFigure } from "../create-figure.ts";
import { kneeOf } from "./pedals.ts";

const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

test("a knee bends forward and both bones keep their length", () => {
  const hip = { x: 2, y: -17 };
  for (const foot of [
    { x: 5, y: -2.6 },
    { x: 2.6, y: 0 },
    { x: 2.6, y: -5 },
  ]) {
    const knee = kneeOf(hip, foot);
    expect(far(hip, knee)).toBeCloseTo(far(knee, foot), 5);
    expect(far(hip, knee)).toBeGreaterThan(8);
    expect(knee.x).toBeGreaterThan((hip.x + foot.x) / 2);
  }
});

test("the legs of a rider turn with time and those of a seated figure do not", () => {
  const legsAt = (action: "drive" | "sit", seconds: number) => {
    const figure = createFigure(
      {
        ...{ subject: "man", words: "", action, x: 0.5, nearness: 1, altitude: 0, height: 0.5 },
        facing: "right",
      },
      {
        light: {
          ...{ ambient: "#8890c8", key: "#ffd9a0", direction: 0.5, rim: "#bfe6ff" },
          ...{ brightness: 0.5, haze: "#403a70", sky: ["#101030", "#403a70"] },
        },
        ...{ look: "toy", random: createRandom(3), frame: { width: 480, height: 270 } },
      },
    );
    const canvas = createCanvas(240, 240);
    const context = canvas.getContext("2d");
    context.translate(120, 220);
    figure.draw(context, 160, seconds);
    return context.getImageData(60, 190, 120, 30).data;
  };
  const change = (action: "drive" | "sit") => {
    const [before, after] = [legsAt(action, 0.1), legsAt(action, 0.4)];
    return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
  };
  expect(change("drive")).toBeGreaterThan(change("sit") * 3);
});
