/**
 * Draws strips of films for visual inspection: one row per effect, moments from left to right, in
 * dist/film-sheets, which git ignores. node packages/engine/tools/film-sheets.ts
 * [effect=morph,scope] [find=fox] [moments=6] [width=320] [seed=1] [ratio=16:9]
 * [out=dist/film-sheets]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openFilm } from "@kinora/studio/film/open-film";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { createCanvas, ImageData } from "@napi-rs/canvas";

const PROMPTS = [
  "a fox in a neon city at night, light rain",
  "two rabbits dancing in the snow",
  "a caterpillar turns into a butterfly in a garden",
  "a village by day becomes a village at night",
  "a horse running over a farm",
  "a whale in the ocean at dusk",
];
const EFFECTS = [null, "zoom", "morph", "action", "motion", "scope"] as const;
const DURATION = 5;
const LABEL = 18;

const given = new Map(
  process.argv.slice(2).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
);
const wanted = given.get("effect")?.split(",");
const effects = EFFECTS.filter((effect) => wanted?.includes(effect ?? "none") ?? true);
const moments = Number(given.get("moments") ?? 6);
const width = Number(given.get("width") ?? 320);
const seed = Number(given.get("seed") ?? 1);
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/film-sheets");
const own = given.get("prompt");
const prompts =
  own === undefined ? PROMPTS.filter((each) => each.includes(given.get("find") ?? "")) : [own];
const aspectRatio =
  (["16:9", "9:16", "1:1"] as const).find((one) => one === given.get("ratio")) ?? "16:9";

const size = FRAME_SIZES.video[aspectRatio];
const height = Math.round((width * size.height) / size.width);
mkdirSync(out, { recursive: true });
for (const [index, prompt] of prompts.entries()) {
  const sheet = createCanvas(width * moments, (height + LABEL) * effects.length);
  const context = sheet.getContext("2d");
  const whole = createCanvas(size.width, size.height);
  for (const [row, effect] of effects.entries()) {
    const recipe: SceneRequest = {
      ...{ prompt, negativePrompt: "", kind: "video", style: "animation", effect },
      ...{ aspectRatio, duration: DURATION, fps: 24, seed: seed * 1000 + index },
    };
    const film = await openFilm(planFilm(recipe), recipe, size);
    const top = row * (height + LABEL);
    for (let moment = 0; moment < moments; moment += 1) {
      film.drawFrame((DURATION * moment) / (moments - 1));
      const pixels = new Uint8ClampedArray(film.canvas.data());
      whole.getContext("2d").putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
      context.drawImage(whole, moment * width, top, width, height);
    }
    context.fillStyle = "#ffffff";
    context.font = "13px sans-serif";
    context.fillText(`${effect ?? "none"}: ${prompt}`, 4, top + height + 13);
  }
  writeFileSync(join(out, `${String(index).padStart(2, "0")}.png`), sheet.toBuffer("image/png"));
}
