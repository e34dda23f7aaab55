import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MUSIC_STEPS } from "@kinora/engine/render/music-steps";
import { planMusic } from "@kinora/music/plan/plan-music";

/**
 * Seconds of music made per second: composed, played, mastered, drawn, encoded as WAV, MP3, MIDI
 * and stems.
 */

const PROMPTS = [
  "ambient, calm",
  "lo-fi for a rainy night",
  "jazz trio",
  "drum and bass",
  "trance",
  "epic orchestral battle music with choir",
];
const DURATION = 60;
const LIMIT = 10;
const ROUNDS = 3;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const directory = await mkdtemp(join(tmpdir(), "kinora-bench-"));
const rows = [];
let slowest = Number.POSITIVE_INFINITY;
try {
  for (const prompt of PROMPTS) {
    const recipe = { prompt, seed: 7, duration: DURATION, loop: false };
    const music = planMusic(recipe);
    const times = { draw: [] as number[], encode: [] as number[] };
    // One extra round, not counted, loads the instruments.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const step of ["draw", "encode"] as const) {
        const start = performance.now();
        await MUSIC_STEPS[step]({ step, music, recipe, directory }, () => {});
        if (round > 0) times[step].push(performance.now() - start);
      }
    }
    const [draw, encode] = [median(times.draw) / 1000, median(times.encode) / 1000];
    const speed = DURATION / (draw + encode);
    slowest = Math.min(slowest, speed);
    rows.push({
      prompt,
      "play and master, s": draw.toFixed(2),
      "MP3, s": encode.toFixed(2),
      "× real time": speed.toFixed(1),
    });
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

console.log(`Music, ${DURATION} s, median of ${ROUNDS}`);
console.table(rows);
console.log(`slowest ${slowest.toFixed(1)} × real time, limit ${LIMIT}`);
if (slowest < LIMIT) process.exitCode = 1;
