import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CameraView } from "../motion/camera-path.ts";
import type { Layer } from "../stage/stage.ts";
import { cropSheet } from "./crop-sheet.ts";
import type { Project } from "./projection.ts";

/** A sheet ready to be drawn for a camera view. */
export interface PlacedSheet {
  readonly depth: number;
  draw(context: SKRSContext2D, view: CameraView, seconds: number): void;
}

/**
 * Depth below which the sky does not move: whole pixels are copied instead of sampled, which is
 * five times as fast.
 */
const STILL_DEPTH = 0.004;

/** Prepares a painted layer; null when it is empty and has no animation. */
export function placeSheet(layer: Layer, margin: number, project: Project): PlacedSheet | null {
  const sheet = cropSheet(layer.picture);
  if (sheet === null && layer.animate === undefined) return null;
  // Not `layer` itself, because the closure would keep the uncropped picture alive.
  const { depth, animate } = layer;
  return {
    depth,
    draw: (context, view, seconds) => {
      context.save();
      if (depth > STILL_DEPTH) context.setTransform(...project(depth, view));
      context.translate(-margin, -margin);
      if (sheet !== null) context.drawImage(sheet.picture, sheet.left, sheet.top);
      animate?.(context, seconds);
      context.restore();
    },
  };
}

/**
 * Index of the first sheet that is nearer than the stage and hides the figures; all others are
 * behind them.
 */
export function findSlot(sheets: readonly { depth: number }[]): number {
  const index = sheets.findIndex((sheet) => sheet.depth > 1);
  return index < 0 ? sheets.length : index;
}

/** Depth of the sheet the figures stand on; they move with it, so that their feet do not slide. */
export function findFloorDepth(sheets: readonly { depth: number }[]): number {
  return sheets.findLast((sheet) => sheet.depth <= 1)?.depth ?? 1;
}
