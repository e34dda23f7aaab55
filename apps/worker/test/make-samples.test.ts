import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAMPLES } from "@kinora/catalogue/samples";
import type { Generator } from "@kinora/domain/generation/generator";
import { resolveOrder } from "@kinora/engine/create/order";
import { diskSampleStore } from "@kinora/storage/disk/disk-sample-store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawSample } from "../src/prompt/draw-sample.ts";
import { makeSamples } from "../src/prompt/make-samples.ts";
import { speakSample } from "../src/story/speak-sample.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-samples-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const recipe = () => resolveOrder({ prompt: "a fox", kind: "image", settings: { seed: 7 } });
const kept = () => readdirSync(join(folder, "samples")).sort();

/** Draws up to `most` pictures, then fails as if its child process had died. */
function drawing(most: number) {
  const drawn: string[] = [];
  const lines: string[] = [];
  const generator: Pick<Generator, "collect"> = {
    async collect(_ticket, { recipe: { prompt } }, { directory }) {
      if (drawn.length >= most) throw new Error("The renderer died");
      drawn.push(prompt);
      writeFileSync(join(directory, "small.webp"), prompt);
      const size = { bytes: 5, width: 480, height: 270, duration: null };
      const file = { role: "thumbnail", name: "small.webp", mimeType: "image/webp" } as const;
      return { files: [{ ...file, ...size }], thumbhash: null, notices: [] };
    },
  };
  const wanted = ["a.webp", "b.webp", "c.webp"].map((file) => ({
    file,
    make: (directory: string, signal: AbortSignal) =>
      drawSample(recipe(), generator, directory, signal),
  }));
  const ports = {
    samples: diskSampleStore(join(folder, "samples")),
    kept: ["kept.webp"],
    ...{ scratch: join(folder, "scratch"), log: (line: string) => lines.push(line) },
  };
  return { wanted, drawn, lines, ports };
}

test("keeps existing samples, retries failed ones at the next start and removes old ones", async () => {
  const { signal } = new AbortController();
  const first = drawing(1);
  expect(await makeSamples(first.wanted, { ...first.ports, signal })).toBe(2);
  expect(kept()).toEqual(["a.webp"]);
  expect(first.lines).toEqual([
    "sample b.webp: The renderer died",
    "sample c.webp: The renderer died",
  ]);
  writeFileSync(join(folder, "samples", "of-before.webp"), "old");
  writeFileSync(join(folder, "samples", "kept.webp"), "not asked for now");
  writeFileSync(join(folder, "samples", "half.part"), "half");
  const second = drawing(9);
  expect(await makeSamples(second.wanted, { ...second.ports, signal })).toBe(0);
  expect(second.drawn).toHaveLength(2);
  expect(kept()).toEqual(["a.webp", "b.webp", "c.webp", "kept.webp"]);
  expect(readFileSync(join(folder, "samples", "b.webp"), "utf8")).toBe("a fox");
  expect(readdirSync(join(folder, "scratch"))).toEqual([]);
});

test("draws and removes nothing after the worker was told to stop", async () => {
  const stopping = new AbortController();
  stopping.abort();
  const { wanted, drawn, ports } = drawing(9);
  await ports.samples.keep("of-before.webp", import.meta.filename);
  await makeSamples(wanted, { ...ports, signal: stopping.signal });
  expect(drawn).toEqual([]);
  expect(kept()).toEqual(["of-before.webp"]);
});

test("has a voice speak the given text", async () => {
  const engine = fakeStoryEngine();
  const order = { voice: "heart", text: "Once upon a time." };
  const path = await speakSample(order, engine, folder, new AbortController().signal);
  expect(readFileSync(path).length).toBeGreaterThan(0);
  expect(engine.made).toEqual([{ kind: "narration", ...order, speed: 1 }]);
});

test("every sample is a valid order with its own file, and the six of the intro come first", () => {
  expect(new Set(SAMPLES.map(({ file }) => file)).size).toBe(SAMPLES.length);
  expect(SAMPLES.slice(0, 6).map(({ about }) => about)).toEqual(Array(6).fill("example"));
  for (const { prompt, model, style, seed } of SAMPLES) {
    const made = resolveOrder({ prompt, kind: "image", model, settings: { style, seed } });
    expect(made).toMatchObject({ prompt, model, style, seed, aspectRatio: "16:9" });
  }
});
