import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { chooseLight } from "../light/choose-light.ts";
import { LOOKS, type Look, type SceneSpec } from "../scene/scene-spec.ts";
import { createGrade } from "./create-grade.ts";
import { gradePicture } from "./grade-picture.ts";

const FRAME = { width: 160, height: 90 };

function spec(look: Look): SceneSpec {
  return {
    seed: 4,
    place: "beach",
    time: "dusk",
    weather: "clear",
    weatherStrength: 0.5,
    mood: "calm",
    look,
    cast: [],
    camera: { move: "drift", strength: 0.5 },
    missing: [],
  };
}

function grade(look: Look, how: "still" | "film" | "none", seconds = 0): Buffer {
  const canvas = createCanvas(FRAME.width, FRAME.height);
  const ctx = canvas.getContext("2d");
  const sky = ctx.createLinearGradient(0, 0, 0, FRAME.height);
  sky.addColorStop(0, "#203060");
  sky.addColorStop(1, "#f0a060");
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, FRAME.width, FRAME.height);
  const scene = spec(look);
  if (how === "still") gradePicture(ctx, FRAME, scene, chooseLight(scene));
  if (how === "film") createGrade(FRAME, scene, chooseLight(scene)).draw(ctx, seconds);
  return Buffer.from(ctx.getImageData(0, 0, FRAME.width, FRAME.height).data);
}

const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

describe.each(LOOKS)("%s", (look) => {
  test("changes the picture deterministically", () => {
    expect(difference(grade(look, "still"), grade(look, "none"))).toBeGreaterThan(0.5);
    expect(grade(look, "still").equals(grade(look, "still"))).toBe(true);
    expect(grade(look, "film", 2).equals(grade(look, "film", 2))).toBe(true);
  });

  test("a still matches the first frame of a film", () => {
    expect(difference(grade(look, "still"), grade(look, "film"))).toBeLessThan(9);
  });
});

test("no two looks have the same grade", () => {
  const pictures = LOOKS.map((look) => grade(look, "film").toString("base64"));
  expect(new Set(pictures).size).toBe(LOOKS.length);
});
