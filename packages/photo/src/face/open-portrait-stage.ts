import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import { createRandom } from "@kinora/studio/scene/random";
import type { WeatherEffect } from "@kinora/studio/weather/weather";
import { chooseMove } from "../choose-move.ts";
import { createFrameBuffer } from "../frame-buffer.ts";
import { createPhotoCamera } from "../photo-camera.ts";
import type { PhotoRecipe } from "../photo-recipe.ts";
import { chooseBase } from "../project-view.ts";
import type { Raster } from "../raster.ts";
import { sampleWarp } from "../sample-warp.ts";
import { steerPhoto } from "../steer-photo.ts";
import { createGrid, fillGrid } from "../warp-grid.ts";
import { planBlinks } from "./blink-times.ts";
import { createLids } from "./close-eyes.ts";
import { measureHead } from "./head-relief.ts";
import { planPortraitMotion } from "./portrait-motion.ts";
import type { Portrait } from "./take-portrait.ts";

/** The camera moves less than in front of a view, because the person moves. */
const CAMERA_STRENGTH = 0.45;

/**
 * Opens the film of a portrait: the head turns and nods slightly, the eyes blink, the chest
 * breathes.
 */
export function openPortraitStage(
  portrait: Portrait,
  recipe: PhotoRecipe,
  frame: { readonly width: number; readonly height: number },
  weather: WeatherEffect | null,
): FrameSource {
  const { plate, depth, mesh } = portrait;
  const random = createRandom(recipe.seed, "portrait");
  const head = measureHead(mesh, plate);
  const motion = planPortraitMotion(
    head,
    mesh,
    plate,
    recipe.duration,
    portrait.strength,
    random.fork("motion"),
  );
  const blinks = planBlinks(recipe.duration, random.fork("blinks"));
  const lids = portrait.expressive ? createLids(plate, mesh) : null;
  const move = chooseMove(recipe.prompt, recipe.effect, false, random.fork("camera"));
  const { steering, strength } = steerPhoto(recipe);
  const path = createPhotoCamera(move, {
    duration: recipe.duration,
    strength: CAMERA_STRENGTH * strength,
    around: 0.8,
    steering,
  });
  const tall = plate.height / plate.width;
  const pivot = { x: head.x, y: head.y / tall, depth: 0.8 };
  const lens = { pivot, base: chooseBase(path, recipe.duration, pivot) };
  const buffer = createFrameBuffer(frame, weather);
  const grid = createGrid(frame);
  const face: Raster = { ...plate, data: new Uint8Array(plate.data) };
  let closed = 0;
  return {
    canvas: buffer.canvas,
    drawFrame: (seconds) => {
      const share = blinks(seconds);
      if (lids !== null && share !== closed) {
        // At 0, every place is sampled from itself, so open eyes equal those of the photo.
        face.data.set(plate.data);
        if (share > 0) lids(share, face);
        closed = share;
      }
      fillGrid(grid, frame, face, path(seconds), lens, depth, motion(seconds));
      sampleWarp(face, grid, buffer, false);
      buffer.finish(seconds);
    },
  };
}
