import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesSource } from "@kinora/contracts/provenance/byte-source";
import { findMp4Xmp } from "@kinora/contracts/provenance/find-mp4-xmp";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import { expect, onTestFinished, test } from "vitest";
import { fitFilm } from "./fit-film.ts";

const MARKING = "<x:xmpmeta>made with AI</x:xmpmeta>";
const run = (args: readonly string[]) =>
  execFileSync(findFfmpeg(), ["-v", "error", ...args], { maxBuffer: 50_000_000 });

/** Three seconds of a wide film: red, green and blue side by side, with a tone, 60 a second. */
function wideFilm() {
  const directory = mkdtempSync(join(tmpdir(), "kinora-fit-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const source = join(directory, "wide.mp4");
  const colour = (name: string) => ["-f", "lavfi", "-i", `color=${name}:size=216x360:rate=60:d=3`];
  run([
    ...[...colour("red"), ...colour("lime"), ...colour("blue")],
    ...["-f", "lavfi", "-i", "sine=frequency=440:duration=3"],
    ...["-filter_complex", "[0][1][2]hstack=inputs=3", "-pix_fmt", "yuv420p", source],
  ]);
  appendFileSync(source, writeXmpBox(MARKING));
  return { source, output: join(directory, "fitted.mp4") };
}

/** Mean colour of each frame. */
function frames(film: string): (readonly [red: number, green: number, blue: number])[] {
  const pixels = run(["-i", film, "-vf", "scale=1:1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]);
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return [red, green, blue] as const;
  });
}

const soundOf = (film: string): number =>
  run(["-i", film, "-vn", "-f", "s16le", "-ac", "1", "-ar", "48000", "-"]).length / 2 / 48_000;

test("cuts out the middle until a second, at another rate, with its sound and its marking", async () => {
  const { source, output } = wideFilm();
  const plan = {
    ...{ crop: { width: 202, height: 360 }, size: { width: 404, height: 720 } },
    film: { seconds: 2, framesPerSecond: 30, bitrate: 4_000_000 },
  };
  await fitFilm({ source, output, plan }, new AbortController().signal);
  const shown = frames(output);
  expect(shown).toHaveLength(60);
  for (const [red, green, blue] of shown) {
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(40);
    expect(blue).toBeLessThan(40);
  }
  expect(Math.abs(soundOf(output) - 2)).toBeLessThan(0.1);
  expect(await findMp4Xmp(bytesSource(readFileSync(output)))).toBe(MARKING);
});

test("what is not to be changed stays: the whole frame, all of it, its rate", async () => {
  const { source, output } = wideFilm();
  const plan = {
    ...{ crop: null, size: { width: 648, height: 360 } },
    film: { seconds: 3, framesPerSecond: null, bitrate: 4_000_000 },
  };
  await fitFilm({ source, output, plan }, new AbortController().signal);
  expect(frames(output)).toHaveLength(180);
});

test("ends at once when nobody wants it any more", async () => {
  const { source, output } = wideFilm();
  const plan = {
    ...{ crop: null, size: { width: 648, height: 360 } },
    film: { seconds: 3, framesPerSecond: null, bitrate: 4_000_000 },
  };
  const reason = new Error("cancelled");
  const fitting = fitFilm({ source, output, plan }, AbortSignal.abort(reason));
  await expect(fitting).rejects.toBe(reason);
});
