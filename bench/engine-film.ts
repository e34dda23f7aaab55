import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import { openStage } from "@kinora/studio/draw/open-stage";
import { renderFilm } from "@kinora/studio/film/render-film";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

/**
 * Renders 5 s of 1280×720 at 24 fps: only drawing, only encoding the same frames with ffmpeg, and
 * both in parallel.
 */

// Renderers run with this environment, which only takes effect in a new process.
if (process.env.MALLOC_TRIM_THRESHOLD_ === undefined) {
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

const PROMPTS = [
  "a fox walking in a neon city at night, light rain",
  "a horse running over a farm",
  "a whale in the ocean at dusk",
  "two turtles swimming underwater",
  "a bear in the mountains, snow",
];
const FPS = 24;
const DURATION = 5;
const FRAMES = FPS * DURATION;
const LIMIT = 1.25;
/** Number of runs per median. */
const ROUNDS = 5;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const size = FRAME_SIZES.video["16:9"];
const format = { size, fps: FPS, duration: DURATION };

const directory = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const output = join(directory, "film.mp4");
const rows = [];
let worst = 0;
try {
  for (const [index, prompt] of PROMPTS.entries()) {
    const recipe: SceneRequest = {
      prompt,
      negativePrompt: "",
      kind: "video",
      style: "illustration",
      effect: null,
      aspectRatio: "16:9",
      duration: DURATION,
      fps: FPS,
      seed: 100 + index,
    };
    const stage = openStage(planScene(recipe), size, DURATION);
    stage.drawFrame(0);

    const drawAll = async () => {
      for (let frame = 0; frame < FRAMES; frame += 1) {
        stage.drawFrame(frame / FPS);
        stage.canvas.data();
        await setImmediate();
      }
    };
    // The same frames from memory, which leaves only the pipe and ffmpeg.
    const frames = Array.from({ length: FRAMES }, (_, frame) => {
      stage.drawFrame(frame / FPS);
      return stage.canvas.data();
    });
    let now = 0;
    const stored = {
      drawFrame: (seconds: number) => {
        now = Math.round(seconds * FPS);
      },
      canvas: { ...size, data: () => frames[now] ?? Buffer.alloc(0) },
    };
    const runs = {
      draw: drawAll,
      encode: () => renderFilm(stored, format, recipe, null, output),
      both: () => renderFilm(stage, format, recipe, null, output),
    };
    // Interleaved, so that other load on the machine affects all three alike.
    const times = { draw: [] as number[], encode: [] as number[], both: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ["draw", "encode", "both"] as const) {
        const start = performance.now();
        await runs[name]();
        times[name].push(performance.now() - start);
      }
    }
    const [draw, encode, both] = [median(times.draw), median(times.encode), median(times.both)];

    const ratio = both / Math.max(draw, encode);
    worst = Math.max(worst, ratio);
    const rate = (milliseconds: number) =>
      `${(milliseconds / 1000).toFixed(2)} s = ${((FRAMES * 1000) / milliseconds).toFixed(1)}/s`;
    rows.push({
      prompt,
      "draw alone": rate(draw),
      "encode alone": rate(encode),
      overlapped: rate(both),
      "ratio to the slower": ratio.toFixed(2),
    });
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

console.log(
  `Film ${size.width}×${size.height}, ${DURATION} s at ${FPS} fps, seconds and frames a second`,
);
console.table(rows);
console.log(`worst ratio ${worst.toFixed(2)}, limit ${LIMIT}`);
if (worst > LIMIT) process.exitCode = 1;
