import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostedPictureOrder } from "@kinora/domain/story/story-engine";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { motionArguments } from "./clip-arguments.ts";
import { filmMotion } from "./film-motion.ts";

const picture: HostedPictureOrder = {
  ...{ kind: "picture", model: "flux 1.1 pro", prompt: "a fox", style: "photorealistic" },
  ...{ aspectRatio: "16:9", seed: 7 },
};

/** A picture as an external service may return it: its size and shape differ from the film's. */
async function pictureFile() {
  const directory = mkdtempSync(join(tmpdir(), "kinora-still-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, "picture.webp");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const canvas = { width: 400, height: 300, channels: 3, background: "teal", noise } as const;
  await sharp({ create: canvas }).webp().toFile(path);
  return { directory, path };
}

test("films an externally made picture at the requested size", {
  timeout: 240_000,
}, async () => {
  const { directory, path } = await pictureFile();
  const order = { kind: "motion", picture, frames: 2, quality: "small" } as const;
  const { files } = await filmMotion(order, path, directory, () => {});
  expect(files).toMatchObject([{ width: 480, height: 270, duration: 2 / 24 }]);
  expect(statSync(join(directory, files[0]?.name ?? "")).size).toBeGreaterThan(0);
});

test("scales frames down only when the clip is smaller", () => {
  const large = { width: 1280, height: 720 };
  const small = { width: 480, height: 270 };
  expect(motionArguments(large, small, "a.mp4").join(" ")).toContain("-vf scale=480:270");
  expect(motionArguments(large, large, "a.mp4").join(" ")).not.toContain("scale=1280");
});
