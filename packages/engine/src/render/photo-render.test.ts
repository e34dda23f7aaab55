import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { hasNativeRuntime } from "@kinora/network/open-network";
import type { PhotoRecipe } from "@kinora/photo/photo-recipe";
import { drawBall } from "@kinora/photo/test-pictures";
import { readRecipe } from "@kinora/provenance/read-recipe";
import { planScene } from "@kinora/studio/plan/plan-scene";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RenderRequest } from "./render-protocol.ts";
import { startRenderer } from "./run-render.ts";

/**
 * Maximum memory in bytes of the renderer alone and together with the network process it waits for;
 * WebAssembly needs more.
 */
const MOST_ALONE = 400e6;
const MOST_TOGETHER = (await hasNativeRuntime()) ? 800e6 : 1100e6;

const recipe: PhotoRecipe = {
  type: "photo-to-video",
  prompt: "snow is falling, slow orbit",
  negativePrompt: "",
  kind: "video",
  style: "photorealistic",
  effect: null,
  aspectRatio: "9:16",
  duration: 1,
  fps: 8,
  seed: 11,
};

let directory = "";
let path = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-photo-"));
  path = join(directory, "photo.jpg");
  await writeFile(path, await drawBall(2400, 1600).encode("jpeg", 90));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/**
 * Starts the renderer with the worker's restrictions: nothing else is readable, not even for the
 * network processes it starts.
 */
const folders = () => ({ reads: [], writes: [directory] });

const of = (type: PhotoRecipe["type"]): PhotoRecipe => ({ ...recipe, type });

const request = (step: RenderRequest["step"], mode: PhotoRecipe["type"]): RenderRequest => ({
  step,
  spec: planScene(recipe),
  recipe: of(mode),
  maker: "photo",
  directory,
  inputs: { initialImage: path },
});

/**
 * Bytes of memory a process currently holds, with shared pages counted proportionally (Linux); 0
 * when it has exited.
 */
function memoryOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    return text === "" ? [] : text.split(" ").map(Number);
  } catch {
    return [];
  }
}

/**
 * Tracks the peak memory of a process, alone and with its children, until the returned function is
 * called.
 */
function watchMemory(pid: number): () => { alone: number; together: number } {
  let [alone, together] = [0, 0];
  const timer = setInterval(() => {
    const own = memoryOf(pid);
    const all = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own);
    alone = Math.max(alone, own);
    together = Math.max(together, all);
  }, 50);
  return () => {
    clearInterval(timer);
    return { alone, together };
  };
}

async function film() {
  const renderer = startRenderer({ folders: folders() });
  const stop = watchMemory(renderer.pid ?? 0);
  const percents: number[] = [];
  try {
    const drawn = await renderer.run(request("draw", "photo-to-video"), {
      onProgress: (percent) => percents.push(percent),
    });
    const encoded = await renderer.run(request("encode", "photo-to-video"));
    return { drawn, encoded, percents };
  } finally {
    const memory = stop();
    await renderer.close();
    expect(memory.alone).toBeGreaterThan(50e6);
    expect(memory.alone).toBeLessThan(MOST_ALONE);
    expect(memory.together).toBeLessThan(MOST_TOGETHER);
  }
}

describe("a photo in the renderer", { timeout: 240_000 }, () => {
  it("becomes a film with poster, preview and recipe, with the same bytes twice, in bounded memory", async () => {
    const first = await film();
    expect(
      [...first.drawn.files, ...first.encoded.files].map(({ role, width, height }) => [
        role,
        width,
        height,
      ]),
    ).toEqual([
      ["poster", 720, 1280],
      ["thumbnail", 480, 854],
      ["main", 720, 1280],
      ["preview", 480, 854],
    ]);
    expect(first.drawn.notices).toEqual([]);
    expect(first.percents.some((percent) => percent > 0 && percent < 50)).toBe(true);
    const clip = await readFile(join(directory, "clip.mp4"));
    expect((await readRecipe(clip))?.recipe).toMatchObject({ type: "photo-to-video", seed: 11 });
    const again = await film();
    expect(again.encoded).toEqual(first.encoded);
    expect(again.drawn).toEqual(first.drawn);
  });

  it("is rejected when the mode needs a face and there is none", async () => {
    const renderer = startRenderer({ folders: folders() });
    const drawing = renderer.run(request("draw", "face-to-video"));
    await expect(drawing).rejects.toEqual(new InputRefused({ code: "photo.noFace", params: {} }));
    await renderer.close();
  });
});
