import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawScene } from "@kinora/testing/upload/make-files";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { cropPicture } from "./crop-picture.ts";

async function cropped(width: number, height: number, shape: { width: number; height: number }) {
  const folder = mkdtempSync(join(tmpdir(), "kinora-crop-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, "photo.webp");
  await drawScene(width, height).webp().toFile(source);
  const path = await cropPicture(source, shape, join(folder, "copy.webp"));
  const made = await sharp(path).metadata();
  return { isCopy: path !== source, size: [made.width, made.height], format: made.format };
}

test.each([
  [640, 360, { width: 720, height: 1280 }, [203, 360]],
  [360, 640, { width: 1280, height: 720 }, [360, 203]],
  [640, 360, { width: 960, height: 960 }, [360, 360]],
] as const)("crops %i × %i to the shape of %j", async (width, height, shape, size) => {
  expect(await cropped(width, height, shape)).toEqual({ isCopy: true, size, format: "webp" });
});

test.each([
  [640, 360],
  [642, 360],
])("leaves %i × %i as it is for a wide film", async (width, height) => {
  const { isCopy } = await cropped(width, height, { width: 1280, height: 720 });
  expect(isCopy).toBe(false);
});
