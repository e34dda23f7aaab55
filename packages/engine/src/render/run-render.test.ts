import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecipe } from "@kinora/provenance/read-recipe";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RenderRequest } from "./render-protocol.ts";
import { runRender, startRenderer } from "./run-render.ts";

const spec: SceneSpec = {
  seed: 7,
  place: "ocean",
  time: "dusk",
  weather: "clear",
  weatherStrength: 0.5,
  mood: "calm",
  look: "toy",
  cast: [],
  camera: { move: "drift", strength: 0.5 },
  missing: ["theremin"],
};
const recipe: SceneRequest = {
  prompt: "the sea at dusk, a theremin",
  negativePrompt: "",
  kind: "image",
  style: "illustration",
  effect: null,
  aspectRatio: "16:9",
  duration: 0,
  fps: 0,
  seed: 7,
};
const film: SceneRequest = { ...recipe, kind: "video", duration: 4, fps: 4 };
/** Long enough to be interrupted by the tests. */
const long: SceneRequest = { ...film, duration: 6, fps: 30 };

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-render-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const request = (step: RenderRequest["step"], of: SceneRequest): RenderRequest => ({
  step,
  spec,
  recipe: of,
  maker: "scene",
  directory,
});

interface ProcessState {
  readonly state: string;
  readonly parent: number;
}

/** Returns the state and parent of a process from /proc (Linux), or null when it does not exist. */
function stateOf(pid: number): ProcessState | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return { state: fields[0] ?? "", parent: Number(fields[1]) };
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const everyone = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return everyone.filter((each) => stateOf(each)?.parent === pid);
}

function isRunning(pid: number): boolean {
  const state = stateOf(pid)?.state;
  return state !== undefined && state !== "Z";
}

/**
 * In milliseconds: a child too busy to respond is killed after 1.5 s, and its ffmpeg then finishes
 * a file.
 */
const patience = 60_000;

describe("runRender", () => {
  it("draws an image with its lossless form and a thumbnail, and reports what is missing", async () => {
    const result = await runRender(request("draw", recipe));
    expect(
      result.files.map(({ role, mimeType, width, height }) => [role, mimeType, width, height]),
    ).toEqual([
      ["main", "image/webp", 1280, 720],
      ["download", "image/png", 1280, 720],
      ["thumbnail", "image/webp", 480, 270],
    ]);
    expect(result.notices).toEqual([{ code: "picture.notDrawn", params: { words: ["theremin"] } }]);
    expect(result.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
    for (const { name, bytes } of result.files) {
      const file = await readFile(join(directory, name));
      expect(file.length).toBe(bytes);
      expect((await readRecipe(file))?.recipe).toEqual(recipe);
    }
    const again = await runRender(request("draw", recipe));
    expect(again).toEqual(result);
  });

  it("makes a film in two steps with one child, with the same bytes as another child", async () => {
    const renderer = startRenderer();
    const percents: number[] = [];
    await renderer.run(request("draw", film));
    const encoded = await renderer.run(request("encode", film), {
      onProgress: (percent) => percents.push(percent),
    });
    await renderer.close();
    expect(encoded.files.map(({ role, duration }) => [role, duration])).toEqual([
      ["main", 4],
      ["preview", 3.5],
    ]);
    expect(encoded.files[1]?.bytes).toBeLessThan(400_000);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect((await readdir(directory)).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(await runRender(request("encode", film))).toEqual(encoded);
  });

  it("removes the remains of a killed run, and fails in one sentence when the child is killed", async () => {
    await writeFile(join(directory, "clip.mp4.part"), "half a film");
    const renderer = startRenderer();
    const running = renderer.run(request("encode", long), {
      onProgress: (percent) => {
        if (percent > 5 && renderer.pid !== undefined) process.kill(renderer.pid, "SIGKILL");
      },
    });
    await expect(running).rejects.toThrow("The renderer died (SIGKILL) in step encode");
    await expect(renderer.run(request("draw", recipe))).rejects.toThrow("The renderer died");
    await runRender(request("draw", recipe));
    expect((await readdir(directory)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("ends the child and its ffmpeg on abort", async () => {
    const controller = new AbortController();
    const renderer = startRenderer();
    const { pid } = renderer;
    if (pid === undefined) throw new Error("the renderer did not start");
    let encoders: number[] = [];
    const running = renderer.run(request("encode", long), {
      signal: controller.signal,
      onProgress: (percent) => {
        if (percent <= 5 || controller.signal.aborted) return;
        // On a busy machine the first frames are drawn before ffmpeg starts.
        encoders = childrenOf(pid);
        if (encoders.length > 0) controller.abort(new Error("cancelled by its owner"));
      },
    });
    await expect(running).rejects.toThrow("cancelled by its owner");
    expect(encoders.length).toBe(1);
    await vi.waitFor(() => expect([pid, ...encoders].filter(isRunning)).toEqual([]), patience);
  });

  it("draws nothing after it is closed", async () => {
    const renderer = startRenderer({ warm: true });
    const drawing = expect(renderer.run(request("draw", film))).rejects.toThrow("was closed");
    await renderer.close();
    await drawing;
    expect(renderer.pid).toBeUndefined();
  });

  it("exits with its ffmpeg when its parent is killed", async () => {
    const script = join(directory, "parent.ts");
    const source = new URL("./run-render.ts", import.meta.url).href;
    await writeFile(
      script,
      `import { startRenderer } from ${JSON.stringify(source)};
       const renderer = startRenderer();
       process.stdout.write(String(renderer.pid) + "\\n");
       await renderer.run(${JSON.stringify(request("encode", long))}, {
         onProgress: (percent) => { if (percent > 5) process.stdout.write("drawing\\n"); },
       });`,
    );
    const parent = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    await new Promise<void>((resolve) => {
      parent.stdout.on("data", (chunk) => {
        said += String(chunk);
        if (said.includes("drawing")) resolve();
      });
    });
    const pid = Number.parseInt(said, 10);
    // On a busy machine the first frames are drawn before ffmpeg starts.
    const encoders = await vi.waitUntil(() => {
      const found = childrenOf(pid);
      return found.length > 0 ? found : null;
    }, patience);
    expect(encoders.length).toBe(1);
    parent.kill("SIGKILL");
    await vi.waitFor(() => expect([pid, ...encoders].filter(isRunning)).toEqual([]), patience);
  });

  it("gives up on a silent child", async () => {
    const renderer = startRenderer();
    await expect(renderer.run(request("draw", recipe), { silenceLimit: 0.001 })).rejects.toThrow(
      "The renderer said nothing for 0.001 s in step draw",
    );
  });

  it("passes on errors of the child", async () => {
    const lost = { ...request("draw", recipe), directory: join(directory, "no-such-folder") };
    await expect(runRender(lost)).rejects.toThrow(/no-such-folder/);
  });
});
