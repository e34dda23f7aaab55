import { spawnSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openPhotoFilm } from "@kinora/photo/open-photo-film";
import type { PhotoRecipe } from "@kinora/photo/photo-recipe";
import { drawBall } from "@kinora/photo/test-pictures";
import { KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import { openStage } from "@kinora/studio/draw/open-stage";
import { planScene } from "@kinora/studio/plan/plan-scene";

/**
 * Time to analyse a photo of 12 megapixels, and to draw its frames at 1280×720 compared with those
 * of a drawn scene.
 */

// Renderers run with this environment, which only takes effect in a new process.
if (process.env.MALLOC_TRIM_THRESHOLD_ === undefined) {
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

const FRAMES = 48;
const ROUNDS = 5;
/** Maximum seconds to analyse a photo on an idle machine. */
const LONGEST_LOOK = 8;
/** Maximum ratio of the time for a photo's frame to that for a scene with two figures. */
const LIMIT = 1.5;

const recipe: PhotoRecipe = {
  type: "photo-to-video",
  prompt: "a slow orbit",
  negativePrompt: "",
  kind: "video",
  style: "photorealistic",
  effect: null,
  aspectRatio: "16:9",
  duration: 5,
  fps: 24,
  seed: 3,
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timeFrames(stage: {
  drawFrame(seconds: number): void;
  readonly canvas: { data(): Buffer };
}): Promise<number> {
  const start = performance.now();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    stage.drawFrame((frame / FRAMES) * recipe.duration);
    stage.canvas.data();
    await setImmediate();
  }
  return (performance.now() - start) / FRAMES;
}

const file = await drawBall(4000, 3000).encode("jpeg", 90);
const start = performance.now();
const { stage } = await openPhotoFilm(file, recipe);
const look = (performance.now() - start) / 1000;

const prompt = "a fox and a cat walking in the forest";
const scene = planScene({ ...recipe, prompt, style: "illustration" });
const drawn = openStage(scene, FRAME_SIZES.video["16:9"], recipe.duration);
const times = { photo: [] as number[], scene: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.photo.push(await timeFrames(stage));
  times.scene.push(await timeFrames(drawn));
}
const [photo, peer] = [median(times.photo), median(times.scene)];
const rate = (milliseconds: number) =>
  `${milliseconds.toFixed(1)} ms = ${(1000 / milliseconds).toFixed(1)}/s`;

console.table([
  {
    what: "looking at a photo of 12 megapixels",
    measured: `${look.toFixed(1)} s`,
    limit: `${LONGEST_LOOK} s`,
  },
  { what: "a frame of the photo's film", measured: rate(photo), limit: "" },
  { what: "a frame of a drawn scene with two figures", measured: rate(peer), limit: "" },
  { what: "ratio", measured: (photo / peer).toFixed(2), limit: String(LIMIT) },
]);
if (look > LONGEST_LOOK || photo / peer > LIMIT) process.exitCode = 1;
