import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { readRecipe } from "@kinora/provenance/read-recipe";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRestyledClip } from "./open-restyled-clip.ts";
import { restyleVideo } from "./restyle-video.ts";

const recipe: SceneRequest = {
  prompt: "my garden",
  negativePrompt: "",
  kind: "video",
  style: "comics",
  effect: null,
  aspectRatio: "16:9",
  duration: 2,
  fps: 8,
  seed: 7,
};
const size = FRAME_SIZES.video["16:9"];

let folder = "";
let clip = "";
async function ffmpeg(args: readonly string[]): Promise<void> {
  const run = startFfmpeg(args);
  run.input.end();
  await run.done;
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-restyle-test-"));
  clip = join(folder, "clip.mp4");
  // Portrait, 10 frames per second and shorter than the film, so that it has to be cropped, retimed
  // and repeated.
  await ffmpeg([
    ...["-f", "lavfi", "-i", "testsrc2=size=360x640:rate=10:duration=1"],
    ...["-f", "lavfi", "-i", "sine=frequency=440:duration=1", "-pix_fmt", "yuv420p", clip],
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function frameOf(about: Partial<SceneRequest>, seconds = 0.5): Promise<Buffer> {
  const of = { ...recipe, ...about };
  const source = openRestyledClip(clip, planFilm(of), of, size);
  try {
    await source.drawFrame(seconds);
    return source.canvas.data();
  } finally {
    source.close();
  }
}

function meanOf(pixels: Buffer): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at + 1] ?? 0;
  return (sum * 4) / pixels.length;
}

describe("restyleVideo", () => {
  it("paints the same frame differently in every style", async () => {
    const styles = ["photorealistic", "animation", "anime", "comics", "illustration"] as const;
    const frames = [];
    for (const style of styles) frames.push((await frameOf({ style })).toString("latin1"));
    expect(new Set(frames).size).toBe(styles.length);
  });

  it("cuts a narrow clip to its shape before it enlarges it", async () => {
    const narrow = join(folder, "narrow.mp4");
    await ffmpeg([
      ...["-f", "lavfi", "-i", "testsrc2=size=1920x4:rate=8:duration=1"],
      ...["-pix_fmt", "yuv420p", narrow],
    ]);
    const source = openRestyledClip(narrow, planFilm(recipe), recipe, size);
    try {
      await source.drawFrame(0.5);
    } finally {
      source.close();
    }
  });

  it("applies the time of day and weather of the prompt", async () => {
    const day = await frameOf({ prompt: "my garden" });
    expect(meanOf(await frameOf({ prompt: "my garden at night" }))).toBeLessThan(
      meanOf(day) * 0.85,
    );
    expect((await frameOf({ prompt: "my garden in heavy snow" })).equals(day)).toBe(false);
  });

  it("follows the clip, and shows the same moment again after seeking backwards", async () => {
    const source = openRestyledClip(clip, planFilm(recipe), recipe, size);
    try {
      const at = async (seconds: number) => {
        await source.drawFrame(seconds);
        return source.canvas.data();
      };
      const first = await at(0);
      const later = await at(0.5);
      expect(later.equals(first)).toBe(false);
      expect((await at(0)).equals(first)).toBe(true);
    } finally {
      source.close();
    }
  });

  it("writes the whole film with recipe and sound, with the same bytes twice", async () => {
    const [one, two] = [join(folder, "one.mp4"), join(folder, "two.mp4")];
    const shares: number[] = [];
    await restyleVideo(clip, recipe, one, { onProgress: (share) => shares.push(share) });
    await restyleVideo(clip, recipe, two);
    const film = await readFile(one);
    expect(film.equals(await readFile(two))).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect((await readRecipe(film))?.recipe).toEqual(recipe);
    const loud = join(folder, "loud.f32");
    await ffmpeg(["-i", one, "-ac", "1", "-f", "f32le", loud]);
    const samples = new Float32Array(new Uint8Array(await readFile(loud)).buffer);
    expect(samples.length / 44100).toBeGreaterThan(1.8);
    expect(Math.max(...samples.subarray(0, 20_000))).toBeGreaterThan(0.05);
  });

  it("reports a clip that cannot be read", async () => {
    const broken = join(folder, "no-such-clip.mp4");
    await expect(restyleVideo(broken, recipe, join(folder, "x.mp4"))).rejects.toThrow(
      /No such file/,
    );
  });
});
