import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { openStage } from "../draw/open-stage.ts";
import { encodePng } from "../picture/encode-picture.ts";
import { readFrame } from "../picture/raw-frame.ts";
import { planScene } from "../plan/plan-scene.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import { scanPicture } from "./scan-picture.ts";
import { worst } from "./verdict.ts";

const foxInAForest: SceneRequest = {
  prompt: "a fox in a forest",
  negativePrompt: "",
  kind: "image",
  style: "photorealistic",
  effect: null,
  aspectRatio: "1:1",
  duration: 0,
  fps: 0,
  seed: 9 * 7919,
};
describe("worst", () => {
  it("returns the most severe verdict", () => {
    expect(worst([])).toBe("clean");
    expect(worst(["clean", "unsure", "clean"])).toBe("unsure");
    expect(worst(["unsure", "hit", "clean"])).toBe("hit");
  });
});

describe("scanPicture", () => {
  it("finds a drawn landscape clean", async () => {
    const canvas = createCanvas(320, 180);
    const context = canvas.getContext("2d", { alpha: false });
    const sky = context.createLinearGradient(0, 0, 0, 180);
    sky.addColorStop(0, "#3060c0");
    sky.addColorStop(1, "#f0c090");
    context.fillStyle = sky;
    context.fillRect(0, 0, 320, 180);
    context.fillStyle = "#305030";
    context.fillRect(0, 120, 320, 60);
    const scan = await scanPicture(await encodePng(readFrame(canvas), "<x/>"));
    expect(scan.verdict).toBe("clean");
    const total = Object.values(scan.scores).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 1);
  });

  it("does not mistake a fox for skin", async () => {
    const size = { width: 720, height: 720 };
    const stage = await openStage(planScene(foxInAForest), size, 0);
    stage.drawFrame(0);
    const png = stage.canvas.toBuffer("image/png");
    expect((await scanPicture(png)).verdict).toBe("clean");
  });

  it("rejects a file that is not a picture", async () => {
    await expect(scanPicture(Buffer.from("no picture"))).rejects.toThrow();
  });
});
