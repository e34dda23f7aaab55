import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { renderFilm } from "@kinora/studio/film/render-film";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import { expect, it } from "vitest";
import { openPassage } from "./open-passage.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";

const size = { width: 320, height: 180 };
const recipe: PhotoRecipe = {
  ...{ type: "photo-to-video", prompt: "", negativePrompt: "", kind: "video", effect: null },
  ...{ style: "photorealistic", aspectRatio: "16:9", duration: 2, fps: 12, seed: 3 },
};

/** Draws a picture of soft shapes, which encode well. */
function picture(sky: string, ground: string, sun: number): Buffer {
  const canvas = createCanvas(640, 400);
  const context = canvas.getContext("2d");
  const fade = context.createLinearGradient(0, 0, 0, 400);
  fade.addColorStop(0, sky);
  fade.addColorStop(1, ground);
  context.fillStyle = fade;
  context.fillRect(0, 0, 640, 400);
  context.fillStyle = "#ffe080";
  context.beginPath();
  context.arc(sun, 150, 60, 0, Math.PI * 2);
  context.fill();
  return canvas.toBuffer("image/png");
}
const morning = picture("#80b0f0", "#507030", 150);
const evening = picture("#402060", "#201020", 500);

const asFrame = (file: Buffer | string) =>
  sharp(file).resize(size.width, size.height, { fit: "cover" }).removeAlpha().raw().toBuffer();

function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

it("begins with the first picture and ends with the last, unchanged even in the file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kinora-passage-"));
  try {
    const film = join(folder, "film.mp4");
    const stage = await openPassage(morning, evening, recipe, size);
    await renderFilm(stage, { size, fps: recipe.fps, duration: 2 }, recipe, null, film);
    const run = startFfmpeg(["-i", film, join(folder, "%03d.png")]);
    run.input.end();
    await run.done;
    const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
    expect(names.length).toBe(24);
    const frames = await Promise.all(
      names.map(async (name) => asFrame(await readFile(join(folder, name)))),
    );
    const [first, last] = [await asFrame(morning), await asFrame(evening)];
    expect(difference(frames[0] ?? first, first)).toBeLessThan(2.5);
    expect(difference(frames.at(-1) ?? last, last)).toBeLessThan(2.5);
    // The transition is gradual, without a cut.
    const whole = difference(first, last);
    for (const [index, frame] of frames.slice(1).entries()) {
      expect(difference(frame, frames[index] ?? frame)).toBeLessThan(whole * 0.3);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
