import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FootageOrder, HostedPictureOrder } from "@kinora/domain/story/story-engine";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { fitFootage } from "./fit-footage.ts";
import { keepLastFrame } from "./keep-last-frame.ts";

const common = { style: "photorealistic", aspectRatio: "16:9", seed: 7 } as const;
const picture: HostedPictureOrder = {
  ...{ kind: "picture", model: "flux 1.1 pro", prompt: "a fox" },
  ...common,
};
const footage: FootageOrder = {
  ...{ kind: "footage", model: "kling 1.6 pro", prompt: "a fox", seconds: 2, begins: picture },
  ...common,
};

const run = (args: readonly string[]) =>
  execFileSync(findFfmpeg(), ["-v", "error", ...args], { maxBuffer: 50_000_000 });

/** A clip as a service may return it: one second of red, then one of blue, square, 30 a second. */
function clipFile() {
  const directory = mkdtempSync(join(tmpdir(), "kinora-clip-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, "clip.mp4");
  const colour = (name: string) => ["-f", "lavfi", "-i", `color=${name}:size=320x320:rate=30:d=1`];
  const joined = ["-filter_complex", "[0][1]concat=n=2:v=1", "-pix_fmt", "yuv420p"];
  run([...colour("red"), ...colour("blue"), ...joined, path]);
  return { directory, path };
}

/** Returns "red" or "blue" for each frame of a film. */
function coloursOf(film: string): string[] {
  const pixels = run(["-i", film, "-vf", "scale=1:1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]);
  return Array.from({ length: pixels.length / 3 }, (_, index) =>
    (pixels[index * 3] ?? 0) > (pixels[index * 3 + 2] ?? 0) ? "red" : "blue",
  );
}

test.each([
  ["shorter", 30, [24, 6]],
  ["longer", 72, [24, 48]],
])("shows footage at its own speed in a scene that is %s", async (_name, frames, [red, blue]) => {
  const { directory, path } = clipFile();
  const order = { kind: "motion", picture, footage, frames, quality: "small" } as const;
  const { files } = await fitFootage(order, path, directory, () => {});
  expect(files).toMatchObject([{ width: 480, height: 270, duration: frames / 24 }]);
  const colours = coloursOf(join(directory, files[0]?.name ?? ""));
  expect(colours).toEqual([...Array(red).fill("red"), ...Array(blue).fill("blue")]);
});

test("keeps the last frame of footage as a picture of its size", async () => {
  const { directory, path } = clipFile();
  const { files } = await keepLastFrame(path, directory);
  expect(files).toMatchObject([{ mimeType: "image/webp", width: 320, height: 320 }]);
  const { channels } = await sharp(join(directory, files[0]?.name ?? "")).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(blue - red).toBeGreaterThan(100);
});
