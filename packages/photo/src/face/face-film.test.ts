import { createRandom } from "@kinora/studio/scene/random";
import { FACE_PHOTO } from "@kinora/testing/upload/real-pictures";
import { beforeAll, describe, expect, it } from "vitest";
import type { PhotoRecipe } from "../photo-recipe.ts";
import type { Raster } from "../raster.ts";
import { openPhoto, type Photo } from "../read-photo.ts";
import { planBlinks } from "./blink-times.ts";
import { detectFaces } from "./detect-faces.ts";
import { EYES, measureTurn, POINTS, pointOf } from "./face-points.ts";
import { findFace } from "./find-face.ts";
import { type FaceMesh, meshFace } from "./mesh-face.ts";
import { openPortraitStage } from "./open-portrait-stage.ts";
import { type Portrait, takePortrait } from "./take-portrait.ts";

const FRAME = { width: 640, height: 360 };
const DURATION = 6;
const recipe: PhotoRecipe = {
  type: "face-to-video",
  prompt: "",
  negativePrompt: "",
  kind: "video",
  style: "photorealistic",
  effect: null,
  aspectRatio: "16:9",
  duration: DURATION,
  fps: 24,
  seed: 4,
};

let photo: Photo;
let portrait: Portrait;
beforeAll(async () => {
  photo = await openPhoto(FACE_PHOTO);
  portrait = await takePortrait(photo, FRAME);
});

/** Applies the networks to frames of the film, so that they measure what has moved. */
async function watch(change: Partial<Portrait>, moments: readonly number[]): Promise<FaceMesh[]> {
  const stage = openPortraitStage({ ...portrait, ...change }, recipe, FRAME, null);
  const meshes: FaceMesh[] = [];
  for (const moment of moments) {
    stage.drawFrame(moment);
    const picture: Raster = { ...FRAME, data: new Uint8Array(stage.canvas.data()) };
    const [face] = await detectFaces(picture);
    if (!face) throw new Error(`no face at ${moment} s`);
    meshes.push(await meshFace(picture, face));
  }
  return meshes;
}

const distance = (mesh: FaceMesh, one: number, other: number) => {
  const [a, b] = [pointOf(mesh, one), pointOf(mesh, other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};
/** Opening of the eyes relative to their width. */
const openness = (mesh: FaceMesh) =>
  EYES.reduce(
    (sum, { upper, lower }) =>
      sum + distance(mesh, upper[4], lower[4]) / distance(mesh, upper[0], upper[8]),
    0,
  ) / 2;
/** Position of the nose between forehead and chin, which a nod changes. */
const noseHeight = (mesh: FaceMesh) =>
  distance(mesh, POINTS.forehead, POINTS.noseTip) / distance(mesh, POINTS.forehead, POINTS.chin);
const mouthWidth = (mesh: FaceMesh) =>
  distance(mesh, POINTS.leftMouth, POINTS.rightMouth) /
  distance(mesh, POINTS.leftCheek, POINTS.rightCheek);
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const MOMENTS = Array.from({ length: 9 }, (_, step) => (step * DURATION) / 8);

describe("a portrait of a real face", () => {
  it("is found in the right place", async () => {
    const face = await findFace(photo);
    expect(face.x + face.width / 2).toBeGreaterThan(205);
    expect(face.x + face.width / 2).toBeLessThan(245);
    expect(face.y + face.height / 2).toBeGreaterThan(90);
    expect(face.y + face.height / 2).toBeLessThan(145);
    expect(face.leftEye[0]).toBeLessThan(face.rightEye[0]);
    expect(portrait.expressive).toBe(true);
  });

  it("turns and nods slightly, and returns to the pose of the photo", async () => {
    const meshes = await watch({ strength: { turn: 1, smile: 0 }, expressive: false }, MOMENTS);
    const turns = meshes.map(measureTurn);
    const nods = meshes.map(noseHeight);
    const still = await watch(
      { strength: { turn: 0, smile: 0 }, expressive: false },
      MOMENTS.slice(0, 4),
    );
    expect(spread(turns)).toBeGreaterThan(2.5 * spread(still.map(measureTurn)));
    expect(spread(turns)).toBeLessThan(0.2);
    expect(spread(nods)).toBeGreaterThan(2 * spread(still.map(noseHeight)));
    expect(spread(nods)).toBeLessThan(0.12);
    expect(Math.abs((turns[0] ?? 0) - (turns.at(-1) ?? 1))).toBeLessThan(0.02);
  });

  it("blinks: the eyes close in time, and equal those of the photo before and after", async () => {
    const blinks = planBlinks(DURATION, createRandom(recipe.seed, "portrait").fork("blinks"));
    const shut = Array.from({ length: 600 }, (_, step) => step / 100).find(
      (moment) => blinks(moment) === 1,
    );
    if (shut === undefined) throw new Error("no blink in six seconds");
    const strength = { turn: 0, smile: 0 };
    const [before = 0, during = 0, after = 0] = (
      await watch({ strength }, [shut - 0.2, shut + 0.01, shut + 0.4])
    ).map(openness);
    // The mesh network was trained on open eyes and shows closed ones as half open.
    expect(during).toBeLessThan(0.82 * before);
    expect(Math.abs(after - before)).toBeLessThan(0.1 * before);
  });

  it("smiles once: the corners of the mouth move out and return", async () => {
    const meshes = await watch({ strength: { turn: 0, smile: 1 }, expressive: false }, MOMENTS);
    const widths = meshes.map(mouthWidth);
    const widest = Math.max(...widths);
    expect(widest).toBeGreaterThan(1.03 * (widths[0] ?? 1));
    expect(widest).toBeLessThan(1.2 * (widths[0] ?? 0));
    expect(Math.abs((widths.at(-1) ?? 0) - (widths[0] ?? 1))).toBeLessThan(0.02);
  });
});
