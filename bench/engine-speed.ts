import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { PartOrder } from "./engine/film-part.ts";
import { MOST_MEGABYTES, measureMemory } from "./engine/measure-memory.ts";

/**
 * Frames per second of 1280×720 films of two figures: only drawing, only encoding, and both, in one
 * process and in two that take a half each; whether the halves have identical frames; the peak
 * memory of the renderer and all its child processes.
 */

interface Film {
  readonly prompt: string;
  readonly effect: SceneRequest["effect"];
  readonly style?: SceneRequest["style"];
}

const FILMS: readonly Film[] = [
  { prompt: "a fox and a rabbit in the snow", effect: null },
  { prompt: "two cats dancing in a neon city in the rain", effect: null },
  { prompt: "three cats in a library", effect: "zoom", style: "comics" },
  { prompt: "a fox and an owl in a forest", effect: "morph" },
];
const FPS = 24;
const DURATION = 4;
const FRAMES = FPS * DURATION;
const ROUNDS = 3;
/** Minimum frames per second of a typical film, made as in the product: in one process. */
const LEAST = 30;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Answer = { readonly milliseconds: number; readonly hashes: readonly string[] };

function start(): ChildProcess {
  const path = fileURLToPath(new URL("engine/film-part.ts", import.meta.url));
  return fork(path, [], {
    execArgv: ["--disable-warning=ExperimentalWarning", "--expose-gc"],
    env: { ...process.env, ...KEEP_MEMORY },
  });
}

const ask = (child: ChildProcess, order: PartOrder) =>
  new Promise<Answer>((resolve, reject) => {
    const fail = () => reject(new Error("a part ended early"));
    child.once("exit", fail);
    child.once("message", (answer: Answer) => {
      child.off("exit", fail);
      resolve(answer);
    });
    child.send(order);
  });

const directory = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const [first, second] = [start(), start()];
const idle = [first, second].flatMap(({ pid }) => pid ?? []);
const rows = [];
let [slowest, largest] = [Number.POSITIVE_INFINITY, 0];
try {
  for (const [index, { prompt, effect, style = "animation" }] of FILMS.entries()) {
    const recipe: SceneRequest = {
      ...{ prompt, effect, negativePrompt: "", kind: "video", style },
      ...{ aspectRatio: "16:9", duration: DURATION, fps: FPS, seed: 100 + index },
    };
    const part = (child: ChildProcess, work: PartOrder["work"], from: number, to: number) =>
      ask(child, { work, recipe, from, to, directory });
    const half = FRAMES / 2;
    const whole = await part(first, "hash", 0, FRAMES);
    const halves = [await part(first, "hash", 0, half), await part(second, "hash", half, FRAMES)];
    const same = whole.hashes.join() === halves.flatMap(({ hashes }) => hashes).join();
    if (!same) process.exitCode = 1;

    const times = new Map<string, number[]>();
    const note = (name: string, time: number) =>
      times.set(name, [...(times.get(name) ?? []), time]);
    // Interleaved, so that other load on the machine affects all alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const work of ["draw", "encode", "both"] as const) {
        note(`${work} 1`, (await part(first, work, 0, FRAMES)).milliseconds);
        const two = await Promise.all([
          part(first, work, 0, half),
          part(second, work, half, FRAMES),
        ]);
        note(`${work} 2`, Math.max(...two.map(({ milliseconds }) => milliseconds)));
      }
    }
    const rate = (name: string) => (FRAMES * 1000) / median(times.get(name) ?? []);
    const memory = await measureMemory(recipe, directory, idle);
    if (effect !== "morph") slowest = Math.min(slowest, rate("both 1"));
    largest = Math.max(largest, memory.sum);
    rows.push({
      film: effect === null ? prompt : `${prompt} (${effect})`,
      "draw 1 / 2": `${rate("draw 1").toFixed(0)} / ${rate("draw 2").toFixed(0)}`,
      "encode 1 / 2": `${rate("encode 1").toFixed(0)} / ${rate("encode 2").toFixed(0)}`,
      "both 1 / 2": `${rate("both 1").toFixed(0)} / ${rate("both 2").toFixed(0)}`,
      "halves alike": same,
      "memory, MB": memory.sum.toFixed(0),
      "of it": memory.parts.map((part) => part.toFixed(0)).join(" + "),
    });
  }
} finally {
  for (const child of [first, second]) child.disconnect();
  await rm(directory, { recursive: true, force: true });
}

console.log("Frames a second of 1280×720, by one process / by two with a half each");
console.table(rows);
console.log(
  `slowest usual film ${slowest.toFixed(1)}/s, limit ${LEAST}; most memory at a time ${largest.toFixed(0)} MB, limit ${MOST_MEGABYTES}`,
);
if (slowest < LEAST || largest > MOST_MEGABYTES) process.exitCode = 1;
