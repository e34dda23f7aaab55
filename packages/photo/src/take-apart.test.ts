import { FACE_PHOTO } from "@kinora/testing/upload/real-pictures";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { PhotoScene } from "./photo-scene.ts";
import { openPhoto } from "./read-photo.ts";
import { takeApart } from "./take-apart.ts";
import { BALL, drawBall } from "./test-pictures.ts";

const frame = { width: 320, height: 180 };
let scene: PhotoScene;
beforeAll(async () => {
  const file = await drawBall(1280, 720).encode("png");
  scene = await takeApart(await openPhoto(file), frame);
}, 300_000);

/**
 * Returns the share of the ball that is in the cut-out, and the share of the cut-out that is the
 * ball.
 */
function overlap({ width, height, data }: { width: number; height: number; data: Uint8Array }) {
  let [both, ball, cut] = [0, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const away = Math.hypot(
      ((at % width) + 0.5) / width - BALL.x,
      ((Math.floor(at / width) + 0.5) / height - BALL.y) * (height / width),
    );
    const inside = away < BALL.radius;
    const kept = (data[at * 4 + 3] ?? 0) > 127;
    if (inside) ball += 1;
    if (kept) cut += 1;
    if (inside && kept) both += 1;
  }
  return both / (ball + cut - both);
}

describe("a layered photo", () => {
  it("has its subject cut out in the right place", () => {
    if (scene.subject === null) throw new Error("the ball was not seen");
    expect(overlap(scene.subject.picture)).toBeGreaterThan(0.93);
    expect(scene.subject.facts.clarity).toBeGreaterThan(0.8);
    expect(scene.subject.cutBelow).toBe(false);
  });

  it("keeps the subject's own colour up to the rim of the cut-out, without a halo of sky", () => {
    const { data } = scene.subject?.picture ?? { data: new Uint8Array() };
    let [brighter, bluish] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, , blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (Math.max(red, blue) > alpha) brighter += 1;
      if (alpha > 40 && blue > 0.75 * red + 12) bluish += 1;
    }
    expect({ brighter, bluish }).toEqual({ brighter: 0, bluish: 0 });
  });

  it("has no trace of the subject behind it", () => {
    const { width, height, data } = scene.plate;
    let red = 0;
    for (let at = 0; at < width * height; at += 1) {
      const [r = 0, g = 0, b = 0] = data.subarray(at * 4, at * 4 + 3);
      if (r > g + 60 && r > b + 60) red += 1;
    }
    expect(red / (width * height)).toBeLessThan(0.002);
  });

  it("has smooth depth, with far parts above near ones", () => {
    const { width, height, data } = scene.depth;
    const mean = (from: number, to: number) =>
      data.slice(from * width, to * width).reduce((sum, value) => sum + value, 0) /
      ((to - from) * width);
    expect(mean(0, 10)).toBeLessThan(mean(height - 10, height) - 0.3);
    const steps = data.map((value, at) =>
      at % width === 0 ? 0 : Math.abs(value - (data[at - 1] ?? 0)),
    );
    expect(Math.max(...steps)).toBeLessThan(0.06);
  });
});

it("uses transparency as the cut-out, in front of a studio backdrop", async () => {
  const { data, info } = await sharp({
    create: { width: 600, height: 600, channels: 4, background: "#0000" },
  })
    .composite([
      { input: { create: { width: 240, height: 300, channels: 4, background: "#205080" } } },
    ])
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const cut = await takeApart(await openPhoto(data), { width: 180, height: 180 });
  expect(cut.subject?.facts.area).toBeCloseTo((240 * 300) / (600 * 600), 1);
  expect(cut.plate.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
}, 300_000);

it("keeps a body complete down to the edge where the crop cuts it off", async () => {
  // The photo continues below the crop: a square portrait in a wide film.
  const portrait = await openPhoto(FACE_PHOTO);
  const { subject } = await takeApart(portrait, { width: 320, height: 180 });
  if (subject === null) throw new Error("she was not seen");
  const { width, height, data } = subject.picture;
  const solid = (row: number) => {
    const alphas = data.subarray(row * width * 4, (row + 1) * width * 4);
    return alphas.filter((value, at) => at % 4 === 3 && value > 200).length / width;
  };
  expect(subject.cutBelow).toBe(true);
  expect(solid(height - 2)).toBeGreaterThan(solid(Math.round(height * 0.88)) * 0.97);
}, 300_000);
