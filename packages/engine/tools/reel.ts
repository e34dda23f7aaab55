/**
 * Makes the reel: twelve films that show what the studio can do, a sheet of each at two frames per
 * second, and measurements: the steps from frame to frame, the seam of the loop and the level of
 * the sound. In dist/reel, which git ignores. node packages/engine/tools/reel.ts [only=3,7]
 * [duration=4] [out=dist/reel]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { restyleVideo } from "@kinora/restyle/restyle-video";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { startRenderer } from "../src/render/run-render.ts";
import { measureSteps } from "./reel/measure-steps.ts";
import { readSound } from "./reel/read-sound.ts";

type Clip = Partial<SceneRequest> & { readonly prompt: string; readonly over?: number };

const CLIPS: readonly Clip[] = [
  { prompt: "a fox in a neon city at night, light rain", effect: "zoom" },
  { prompt: "a caterpillar turns into a butterfly in a garden", effect: "morph" },
  { prompt: "two rabbits dancing in the snow", effect: "action", style: "anime" },
  { prompt: "a village at night", effect: "motion", style: "illustration" },
  { prompt: "a knight at a castle at golden hour", effect: "scope" },
  { prompt: "a cat walking in the rain in a city", loop: true },
  { prompt: "a sailing boat in a storm on the ocean" },
  { prompt: "a girl skating in a park in autumn", aspectRatio: "9:16" },
  { prompt: "a bear reading a book in a library", aspectRatio: "1:1", style: "comics" },
  { prompt: "a dragon and a princess in front of a castle", style: "illustration" },
  { prompt: "an astronaut dancing on the moon" },
  { prompt: "rain at night", style: "comics", over: 2 },
  { prompt: "a forest in summer", last_prompt: "a lighthouse by the sea at dusk" },
];

const given = new Map(
  process.argv.slice(2).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
);
const only = given.get("only")?.split(",").map(Number);
const duration = Number(given.get("duration") ?? 4);
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/reel");
const nameOf = (index: number) => join(out, String(index).padStart(2, "0"));

async function draw(recipe: SceneRequest, directory: string): Promise<string> {
  const renderer = startRenderer();
  try {
    const spec = planFilm(recipe);
    for (const step of ["draw", "encode"] as const) {
      await renderer.run({ step, spec, recipe, maker: "scene", directory });
    }
    return join(directory, "clip.mp4");
  } finally {
    await renderer.close();
  }
}

async function drawSheet(film: string, picture: string): Promise<void> {
  const run = startFfmpeg([
    ...["-i", film, "-vf", "fps=2,scale=-2:300,tile=4x2:padding=4", "-frames:v", "1"],
    picture,
  ]);
  run.input.end();
  await run.done;
}

for (const [index, { over, ...about }] of CLIPS.entries()) {
  if (only !== undefined && !only.includes(index)) continue;
  const recipe: SceneRequest = {
    ...{ negativePrompt: "", kind: "video", style: "animation", effect: null },
    ...{ aspectRatio: "16:9", duration, fps: 24, seed: 400 + index },
    ...about,
  };
  const directory = nameOf(index);
  mkdirSync(directory, { recursive: true });
  let film = join(directory, "clip.mp4");
  if (over === undefined) film = await draw(recipe, directory);
  else await restyleVideo(join(nameOf(over), "clip.mp4"), recipe, film);
  await drawSheet(film, `${directory}.png`);
  const steps = await measureSteps(film);
  const sound = await readSound(film);
  console.log(
    `${index} ${recipe.prompt} (${recipe.effect ?? "no effect"})\n  ${steps.join(" · ")}\n  ${sound}`,
  );
}
