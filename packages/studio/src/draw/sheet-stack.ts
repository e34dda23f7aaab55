import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CameraView } from "../motion/camera-path.ts";
import type { Layer } from "../stage/stage.ts";
import { cropSheet } from "./crop-sheet.ts";
import type { Project } from "./projection.ts";

/** A sheet ready to be drawn for a view of the camera. */
export interface PlacedSheet {
  readonly depth: number;
  draw(context: SKRSContext2D, view: CameraView, seconds: number): void;
}

/** The sky does not move: whole pixels are copied instead of sampled, five times as fast. */
const STILL_DEPTH = 0.004;

/** Prepares a painted layer; null when nothing is on it and nothing moves on it. */
export function placeSheet(layer: Layer, margin: number, project: Project): PlacedSheet | null {
  const sheet = cropSheet(layer.picture);
  if (sheet === null && layer.animate === undefined) return null;
  // Not `layer` itself: whoever draws would keep the uncropped picture alive.
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

/** Sheets nearer than the stage hide the figures; all others are behind them. */
export function findSlot(sheets: readonly { depth: number }[]): number {
  const index = sheets.findIndex((sheet) => sheet.depth > 1);
  return index < 0 ? sheets.length : index;
}

/** Depth of the sheet the figures stand on: they move with it, or their feet would slide over it. */
export function findFloorDepth(sheets: readonly { depth: number }[]): number {
  return sheets.findLast((sheet) => sheet.depth <= 1)?.depth ?? 1;
}
