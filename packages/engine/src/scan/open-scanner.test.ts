import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { drawScene } from "@kinora/testing/upload/make-files";
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
const { signal } = new AbortController();

async function scan(files: readonly GeneratedFile[], at = signal) {
  const scanner = openScanner({ reads: [], writes: [directory] });
  const heard: number[] = [];
  const work = { files, directory, background: false };
  const scanned = await scanner.scan(work, (percent) => heard.push(percent), at);
  return { ...scanned, heard };
}

describe("the scanner", () => {
  it("looks at the lossless form of a picture, and says what it saw", async () => {
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

  it("looks at six frames of a film", async () => {
    const source = ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=8:duration=3"];
    const made = startFfmpeg([...source, "-pix_fmt", "yuv420p", join(directory, "clip.mp4")]);
    made.input.end();
    await made.done;
    const { scores } = await scan([file("main", "clip.mp4", "video/mp4", 3)]);
    expect(scores).toHaveLength(6);
  });

  it("sees nothing in music", async () => {
    const files = [file("main", "music.mp3", "audio/mpeg", 15)];
    expect(await scan(files)).toMatchObject({ verdict: "clean", scores: [] });
  });

  it("says what went wrong, and does not answer for what is not there", async () => {
    await expect(scan([file("main", "gone.mp4", "video/mp4", 3)])).rejects.toThrow(/gone\.mp4/);
    const stopped = AbortSignal.abort(new Error("cancelled by its owner"));
    const files = [file("main", "picture.png", "image/png")];
    await expect(scan(files, stopped)).rejects.toThrow("cancelled by its owner");
  });
});
