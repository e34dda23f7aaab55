import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureScore } from "@kinora/contracts/scan/judge-scores";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { drawScene } from "@kinora/testing/upload/make-files";
import { FACE_PHOTO } from "@kinora/testing/upload/real-pictures";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openScanner } from "./open-scanner.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-scan-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const file = (
  role: GeneratedFile["role"],
  name: string,
  mimeType: string,
  duration: number | null = null,
): GeneratedFile => ({ role, name, mimeType, bytes: 1, width: 640, height: 360, duration });
/** A limit between the classifier's scores for the photo and for the drawing. */
const LEAST_DRAWN = 0.002;
const { signal } = new AbortController();

async function makeFilm(name: string, inputs: readonly string[]): Promise<void> {
  const made = startFfmpeg([...[...inputs, "-pix_fmt", "yuv420p", join(directory, name)]]);
  made.input.end();
  await made.done;
}

async function scan(files: readonly GeneratedFile[], at = signal, limits = SHIPPED_LIMITS) {
  const current = async () => ({ number: 7, limits });
  const scanner = openScanner({ reads: [], writes: [directory] }, current);
  const heard: number[] = [];
  const work = { files, directory, background: false };
  const scanned = await scanner.scan(work, (percent) => heard.push(percent), at);
  return { ...scanned, heard };
}

describe("openScanner", () => {
  it("scans the lossless form of a picture and reports its scores", async () => {
    await writeFile(join(directory, "picture.png"), await drawScene(640, 360).png().toBuffer());
    const files = [
      file("main", "picture.webp", "image/webp"),
      file("download", "picture.png", "image/png"),
    ];
    const { verdict, scores, heard } = await scan(files);
    expect(verdict).toBe("clean");
    expect(scores).toEqual([expect.objectContaining({ drawing: expect.any(Number) })]);
    expect(heard.at(-1)).toBe(100);
  });

  it("scans six frames of a short film and reports when the scores were highest", async () => {
    await makeFilm("clip.mp4", ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=8:duration=3"]);
    const { scores, times, looked } = await scan([file("main", "clip.mp4", "video/mp4", 3)]);
    expect(looked).toBeGreaterThanOrEqual(6);
    expect(scores.length).toBeGreaterThan(0);
    expect(times).toHaveLength(scores.length);
  });

  it("scans every second of a film to its end, whatever length it claims", async () => {
    const other = join(directory, "other.png");
    await writeFile(other, await drawScene(512, 512).png().toBuffer());
    // A photo except for one second near the end.
    await makeFilm("long.mp4", [
      ...["-loop", "1", "-framerate", "4", "-t", "12", "-f", "image2", "-i", FACE_PHOTO],
      ...["-f", "image2", "-i", other],
      ...["-filter_complex", "[0:v][1:v]overlay=enable='between(t,9.4,10.4)'"],
    ]);
    // Both pictures are harmless; the limit tells them apart by their score as a drawing.
    const limits = {
      ...SHIPPED_LIMITS,
      hentai: { mature: LEAST_DRAWN, review: LEAST_DRAWN, reject: null },
    };
    const films = [12, 4].map((claimed) => [file("main", "long.mp4", "video/mp4", claimed)]);
    for (const files of films) {
      const found = await scan(files, signal, limits);
      expect(found.looked).toBeGreaterThanOrEqual(12);
      expect(found).toMatchObject({ verdict: "unsure", mature: true, limitsNumber: 7 });
      const seconds = found.scores.flatMap((one, index) =>
        measureScore(one, "hentai") >= LEAST_DRAWN ? [found.times?.[index] ?? -1] : [],
      );
      expect(seconds.length).toBeGreaterThan(0);
      for (const at of seconds) expect(Math.abs(at - 10)).toBeLessThanOrEqual(1);
    }
  });

  it("finds nothing to scan in music", async () => {
    const files = [file("main", "music.mp3", "audio/mpeg", 15)];
    expect(await scan(files)).toMatchObject({ verdict: "clean", scores: [], looked: 0 });
  });

  it("reports errors, and gives no verdict on a missing file", async () => {
    await expect(scan([file("main", "gone.mp4", "video/mp4", 3)])).rejects.toThrow(/gone\.mp4/);
    const stopped = AbortSignal.abort(new Error("cancelled by its owner"));
    const files = [file("main", "picture.png", "image/png")];
    await expect(scan(files, stopped)).rejects.toThrow("cancelled by its owner");
  });
});
