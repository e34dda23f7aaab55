import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { findGenerator } from "@kinora/domain/generation/generator";
import { openGenerators } from "@kinora/engine/generation/open-generators";
import { openTextReader } from "@kinora/engine/text/open-text-reader";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { drawScene } from "@kinora/testing/upload/make-files";
import { expect, test } from "vitest";
import { fetchInputs } from "../src/creation/fetch-inputs.ts";

/** Returns the frames of a film, or the one of a picture, as 32×18 grey pixels each. */
function greyFrames(path: string): Buffer[] {
  const small = ["-vf", "scale=32:18", "-pix_fmt", "gray", "-f", "rawvideo", "-"];
  const { stdout } = spawnSync(findFfmpeg(), ["-i", path, ...small], { maxBuffer: 1e7 });
  const count = stdout.length / (32 * 18);
  return Array.from({ length: count }, (_, at) => stdout.subarray(at * 576, (at + 1) * 576));
}
function difference(a: Buffer | undefined, b: Buffer | undefined): number {
  if (!a || !b) throw new Error("there is no frame");
  return a.reduce((sum, grey, at) => sum + Math.abs(grey - (b[at] ?? 0)), 0) / a.length;
}

test("makes a film from its first picture to its last, and reports a missing one", async () => {
  const directory = mkdtempSync(join(tmpdir(), "kinora-last-"));
  const media = diskMediaStore(join(directory, "media"));
  const scene = drawScene(640, 360);
  const keep = async (picture: typeof scene) => {
    const { hash } = await media.keep(await picture.webp().toBuffer());
    return { hash, mimeType: "image/webp", width: 640, height: 360, duration: null };
  };
  const first = await keep(scene.clone());
  const last = await keep(scene.clone().negate());
  const recipe: Recipe = {
    ...{ type: "photo-to-video", model: "core", generationModel: "core", prompt: "slowly" },
    generationType: "image2video",
    ...{ negative_prompt: "", aspectRatio: "16:9", width: 1280, height: 720, duration: 1, fps: 8 },
    ...{
      style: "photorealistic",
      effect: null,
      seed: 7,
      settings: {},
      theme: "",
      tone: "",
      caption: "",
    },
    ...{ engine: "studio", engineVersion: null, priceVersion: 1 },
    inputs: { initialImage: first, lastImage: last },
  };
  const reader = openTextReader();
  const folders = { reads: [directory], writes: [directory] };
  const { generators } = openGenerators(folders, reader);
  const generator = findGenerator(generators, recipe);
  try {
    const gone = { ...recipe.inputs, lastImage: { ...last, hash: "0".repeat(64) } };
    await expect(fetchInputs(gone, media, directory)).rejects.toThrow("lastImage");
    const paths = await fetchInputs(recipe.inputs, media, directory);
    const { initialImage = "" } = paths;
    const make = async (inputs: typeof paths) => {
      const order = { recipe, inputs, background: false };
      const { signal } = new AbortController();
      const into = { job: null, directory, watch: () => {}, signal };
      return generator.collect(await generator.submit(order, "one"), order, into);
    };
    await expect(make({ initialImage })).rejects.toMatchObject({
      said: { code: "input.missing", params: { input: "lastPicture" } },
    });
    const { files } = await make(paths);
    const poster = files.find(({ role }) => role === "poster");
    const film = files.find(({ role }) => role === "main");
    const frames = greyFrames(join(directory, film?.name ?? ""));
    const [begins] = greyFrames(paths.initialImage ?? "");
    const [ends] = greyFrames(paths.lastImage ?? "");
    expect(frames).toHaveLength(8);
    expect(difference(frames[0], begins)).toBeLessThan(3);
    const [still] = greyFrames(join(directory, poster?.name ?? ""));
    expect(difference(still, begins)).toBeLessThan(3);
    expect(difference(frames.at(-1), ends)).toBeLessThan(3);
    expect(difference(begins, ends)).toBeGreaterThan(30);
  } finally {
    await reader.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
