import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { readMp4Boxes } from "@kinora/provenance/mp4-boxes";
import { readRecipe } from "@kinora/provenance/read-recipe";
import { createCanvas } from "@napi-rs/canvas";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureLoudness } from "../sound/loudness.ts";
import { createStereo } from "../sound/stereo.ts";
import { addTone } from "../sound/tone.ts";
import { writeWav } from "../sound/write-wav.ts";
import { renderFilm } from "./render-film.ts";
import { renderPreview } from "./render-preview.ts";

const size = { width: 160, height: 90 };
const format = { size, fps: 12, duration: 2 };
const recipe = { prompt: "a small ball", seed: 7 };

function rollingBall() {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { alpha: false });
  return {
    canvas,
    drawFrame: (seconds: number) => {
      context.fillStyle = "#204060";
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = "#f0a030";
      context.fillRect(seconds * 60, 30, 30, 30);
    },
  };
}

let folder = "";
let sound = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-film-"));
  sound = join(folder, "tone.wav");
  const tone = createStereo(2);
  addTone(tone, { start: 0, length: 2, from: 440, to: 440, gain: 0.5, pan: 0 });
  await writeFile(sound, writeWav(tone));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function film(name: string, soundPath: string | null = sound): Promise<Buffer> {
  const path = join(folder, name);
  await renderFilm(rollingBall(), format, recipe, soundPath, path);
  return readFile(path);
}

describe("renderFilm", () => {
  it("makes an H.264 and AAC film of the requested length with its index first", async () => {
    const file = await film("valid.mp4");
    const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (video === null || audio === null) throw new Error("a track is missing");
    const config = await video.getDecoderConfig();
    // avc1.64 = high profile: 4:2:0, 8 bits.
    expect(config?.codec).toMatch(/^avc1\.64/);
    expect([video.codedWidth, video.codedHeight]).toEqual([160, 90]);
    expect(Math.abs((await video.computeDuration()) - 2)).toBeLessThanOrEqual(1 / 12);
    let frames = 0;
    for await (const _packet of new EncodedPacketSink(video).packets()) frames += 1;
    expect(frames).toBe(24);
    expect(audio.codec).toBe("aac");
    expect([audio.sampleRate, audio.numberOfChannels]).toEqual([48000, 2]);
    const order = readMp4Boxes(file).map(({ type }) => type);
    expect(order.indexOf("moov")).toBeGreaterThan(0);
    expect(order.indexOf("moov")).toBeLessThan(order.indexOf("mdat"));
  });

  it("has audible sound", async () => {
    await film("heard.mp4");
    const samples = join(folder, "heard.f32");
    const run = startFfmpeg(["-i", join(folder, "heard.mp4"), "-ac", "2", "-f", "f32le", samples]);
    run.input.end();
    await run.done;
    const raw = await readFile(samples);
    const values = new Float32Array(new Uint8Array(raw).buffer);
    const sound = {
      left: values.filter((_, index) => index % 2 === 0),
      right: values.filter((_, index) => index % 2 === 1),
    };
    expect(sound.left.length / 48000).toBeCloseTo(2, 1);
    expect(measureLoudness(sound)).toBeGreaterThan(-20);
  });

  it("gives the same bytes twice, without a date or encoder name", async () => {
    const [first, second] = [await film("one.mp4"), await film("two.mp4")];
    expect(createHash("sha256").update(first).digest("hex")).toBe(
      createHash("sha256").update(second).digest("hex"),
    );
    expect(first.includes("x264")).toBe(false);
    expect(first.includes("Lavf5") || first.includes("Lavf6")).toBe(false);
  });

  it("embeds its recipe, in its preview too", async () => {
    expect((await readRecipe(await film("recipe.mp4")))?.recipe).toEqual(recipe);
    const preview = join(folder, "preview.mp4");
    const previewSize = await renderPreview(join(folder, "recipe.mp4"), size, recipe, preview);
    const file = await readFile(preview);
    expect(previewSize).toEqual({ width: 480, height: 270 });
    expect((await readRecipe(file))?.recipe).toEqual(recipe);
    const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
    expect(await input.getPrimaryAudioTrack()).toBeNull();
  });

  it("reports every frame, with a preview of some", async () => {
    const shares: number[] = [];
    const previews: Buffer[] = [];
    await renderFilm(rollingBall(), format, recipe, null, join(folder, "progress.mp4"), {
      onProgress: (share, preview) => {
        shares.push(share);
        if (preview !== undefined) previews.push(preview);
      },
    });
    expect(shares.at(-1)).toBe(1);
    expect(previews.length).toBeGreaterThan(0);
    expect(previews[0]?.subarray(0, 2).toString("hex")).toBe("ffd8");
  });

  it("stops at once on abort, with the given reason", async () => {
    const controller = new AbortController();
    let drawn = 0;
    const stage = rollingBall();
    const slow = {
      canvas: stage.canvas,
      drawFrame: (seconds: number) => {
        stage.drawFrame(seconds);
        drawn += 1;
        if (drawn === 3) controller.abort(new Error("cancelled by its owner"));
      },
    };
    const endless = { size, fps: 30, duration: 600 };
    await expect(
      renderFilm(slow, endless, recipe, null, join(folder, "aborted.mp4"), {
        signal: controller.signal,
      }),
    ).rejects.toThrow("cancelled by its owner");
    expect(drawn).toBeLessThan(10);
  });

  it("reports ffmpeg's message when the film cannot be written", async () => {
    const nowhere = join(folder, "no-such-folder", "film.mp4");
    await expect(renderFilm(rollingBall(), format, recipe, null, nowhere)).rejects.toThrow(
      /ffmpeg ended with .*No such file/s,
    );
  });
});
