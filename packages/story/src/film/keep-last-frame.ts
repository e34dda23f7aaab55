import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { MadeArtifact } from "@kinora/domain/story/story-engine";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import sharp from "sharp";

const NAME = "frame.webp";
/** Seconds before the end from which frames are decoded. */
const FROM_END = 1;
const QUALITY = 92;

/** Keeps the last frame of footage as a picture. */
export async function keepLastFrame(path: string, directory: string): Promise<MadeArtifact> {
  const still = join(directory, "last.png");
  const run = startFfmpeg([
    ...["-sseof", `-${FROM_END}`, "-i", path, "-map", "0:v:0"],
    // Each frame replaces the one before it.
    ...["-update", "1", "-f", "image2", "-c:v", "png", still],
  ]);
  run.input.end();
  await run.done;
  const { width, height } = await sharp(still)
    .webp({ quality: QUALITY })
    .toFile(join(directory, NAME));
  await rm(still);
  const size = { width, height, duration: null };
  return { files: [{ role: "main", name: NAME, mimeType: "image/webp", ...size }], facts: {} };
}
