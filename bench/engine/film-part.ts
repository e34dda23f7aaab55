import { createHash } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openFilm } from "@kinora/studio/film/open-film";
import { planFilm } from "@kinora/studio/film/plan-film";
import { renderFilm } from "@kinora/studio/film/render-film";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { SceneRequest } from "@kinora/studio/scene/recipe";

/** An order to one process: draw, encode or do both for the frames `from` to `to` of a recipe. */
export interface PartOrder {
  readonly work: "draw" | "encode" | "both" | "hash";
  readonly recipe: SceneRequest;
  readonly from: number;
  readonly to: number;
  readonly directory: string;
}

/** Number of frames kept for encoding only; they are sent in rotation. */
const KEPT = 24;
const size = FRAME_SIZES.video["16:9"];
let opened: { key: string; film: FrameSource } | undefined;

async function open(recipe: SceneRequest): Promise<FrameSource> {
  const key = JSON.stringify(recipe);
  if (opened?.key !== key) {
    const film = await openFilm(planFilm(recipe), recipe, size);
    film.drawFrame(0);
    opened = { key, film };
  }
  return opened.film;
}

/** Returns the milliseconds taken, and for "hash" a hash of the frames. */
async function run({ work, recipe, from, to, directory }: PartOrder) {
  const film = await open(recipe);
  const { fps } = recipe;
  // Rounded to frames, because i / fps + from / fps does not always equal (i + from) / fps.
  const drawFrame = (seconds: number) => film.drawFrame((Math.round(seconds * fps) + from) / fps);
  const part = { canvas: film.canvas, drawFrame };
  const format = { size, fps, duration: (to - from) / fps };
  const output = join(directory, `part-${from}-${process.pid}.mp4`);
  const hashes: string[] = [];
  let source: FrameSource = part;
  if (work === "encode") {
    const frames = Array.from({ length: Math.min(KEPT, to - from) }, (_, index) => {
      part.drawFrame(index / fps);
      return film.canvas.data();
    });
    let now = 0;
    source = {
      drawFrame: (seconds) => {
        now = Math.round(seconds * fps);
      },
      canvas: { ...size, data: () => frames[now % frames.length] ?? Buffer.alloc(0) },
    };
  }
  const began = performance.now();
  if (work === "encode" || work === "both") await renderFilm(source, format, recipe, null, output);
  else {
    for (let frame = 0; frame < to - from; frame += 1) {
      part.drawFrame(frame / fps);
      const pixels = film.canvas.data();
      if (work === "hash") hashes.push(createHash("sha256").update(pixels).digest("hex"));
      await setImmediate();
    }
  }
  return { milliseconds: performance.now() - began, hashes };
}

process.on("message", async (order: PartOrder) => {
  process.send?.(await run(order));
});
process.on("disconnect", () => process.exit());
