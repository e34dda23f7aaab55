import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import { createRandom } from "@kinora/studio/scene/random";
import type { WeatherEffect } from "@kinora/studio/weather/weather";
import { chooseMove, type PhotoMove } from "./choose-move.ts";
import { createFrameBuffer } from "./frame-buffer.ts";
import { createPhotoCamera } from "./photo-camera.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";
import type { PhotoScene } from "./photo-scene.ts";
import { chooseBase, type Pivot } from "./project-view.ts";
import { smoothstep } from "./raster.ts";
import { sampleWarp } from "./sample-warp.ts";
import { steerPhoto } from "./steer-photo.ts";
import { createGrid, fillGrid } from "./warp-grid.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits the parallax: over drawings, and where a cut-out is uncertain, layers hardly separate. */
function chooseAround(scene: PhotoScene): number {
  if (scene.drawing) return 0.3;
  return scene.subject === null
    ? 0.9
    : 0.35 + 0.65 * smoothstep(0.6, 0.9, scene.subject.facts.clarity);
}

function choosePivot({ subject }: PhotoScene): Pivot {
  if (subject === null) return { x: 0.5, y: 0.5, depth: 0.5 };
  const { facts, depth } = subject;
  const at = Math.floor(facts.y * depth.height) * depth.width + Math.floor(facts.x * depth.width);
  return { x: facts.x, y: facts.y, depth: depth.data[at] ?? 0.5 };
}

/**
 * Opens a film of a layered photo: a camera moves in front of its layers, weather falls in the
 * foreground.
 */
export function openPhotoStage(
  scene: PhotoScene,
  recipe: PhotoRecipe,
  frame: Size,
  weather: WeatherEffect | null,
): FrameSource & { readonly move: PhotoMove } {
  const random = createRandom(recipe.seed, "photo");
  const move = chooseMove(recipe.prompt, recipe.effect, scene.drawing, random);
  const usual = recipe.effect === null ? random.between(0.75, 0.95) : 1;
  const { steering, strength } = steerPhoto(recipe);
  const path = createPhotoCamera(move, {
    duration: recipe.duration,
    strength: usual * strength,
    around: chooseAround(scene),
    steering,
  });
  const pivot = choosePivot(scene);
  const lens = { pivot, base: chooseBase(path, recipe.duration, pivot) };
  const buffer = createFrameBuffer(frame, weather);
  const grid = createGrid(frame);
  return {
    move,
    canvas: buffer.canvas,
    drawFrame: (seconds) => {
      const view = path(seconds);
      fillGrid(grid, frame, scene.plate, view, lens, scene.depth, null);
      sampleWarp(scene.plate, grid, buffer, false);
      if (scene.subject !== null) {
        const { picture, depth } = scene.subject;
        fillGrid(grid, frame, picture, view, lens, depth, null);
        sampleWarp(picture, grid, buffer, true);
      }
      buffer.finish(seconds);
    },
  };
}
