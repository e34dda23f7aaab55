import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { expect, onTestFinished, test } from "vitest";
import { whatWasOrdered } from "../src/ordered/what-was-ordered.ts";
import { makeResult } from "../src/result/make-result.ts";

/** Returns what ffmpeg says of a file. */
function probe(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "kinora-results-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "result");
  writeFileSync(path, bytes);
  const said = `${spawnSync(findFfmpeg(), ["-i", path]).stderr}`;
  const [, minutes, seconds] = /Duration: 00:(\d+):([\d.]+)/.exec(said) ?? [];
  return {
    size: /Video: .*?, (\d+x\d+)/.exec(said)?.[1] ?? null,
    seconds: seconds === undefined ? null : 60 * Number(minutes) + Number(seconds),
    hasSound: said.includes("Audio: "),
  };
}

const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEklEQVR4nGNk+M8AA0wMSAAAFgkBBR1nUoMAAAAASUVORK5CYII=";
const image = `data:image/png;base64,${PICTURE}`;

test.each([
  ["fal-ai/flux-pro/v1.1", { image_size: { width: 1280, height: 720 } }, "1280x720", [null, false]],
  ["fal-ai/veo3.1", { duration: "4s", aspect_ratio: "9:16" }, "720x1280", [4, true]],
  ["fal-ai/veo3.1", { duration: "4s", generate_audio: false }, "1280x720", [4, false]],
  ["gen4_turbo", { duration: 10, ratio: "960:960" }, "960x960", [10, false]],
  [
    "seedance-1-0-pro-250528",
    { duration: 6, ratio: "1:1", resolution: "480p" },
    "640x640",
    [6, false],
  ],
  // It ignores the ratio of a film that begins with a picture (reference 3.3).
  [
    "bytedance/seedance-1-pro",
    { duration: 4, aspect_ratio: "9:16", image },
    "1108x832",
    [4, false],
  ],
  ["music_v2_5", { prompt: "a fox", music_length_ms: 90_000 }, null, [90, true]],
] as const)("%s makes of %j what it reads", (endpoint, input, size, [seconds, hasSound]) => {
  const made = probe(makeResult(whatWasOrdered({ endpoint, input })).bytes);
  expect(made).toMatchObject({ size, hasSound });
  if (seconds !== null) expect(Math.abs((made.seconds ?? 0) - seconds)).toBeLessThan(0.1);
});
