import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CameraView } from "../motion/camera-path.ts";
import { cropSheet } from "./crop-sheet.ts";
import type { Projection } from "./projection.ts";
import type { Layer } from "./stage.ts";

/** A sheet ready to be drawn for a view of the camera. */
export interface PlacedSheet {
  readonly depth: number;
  readonly lies: boolean;
  draw(context: SKRSContext2D, view: CameraView, seconds: number): void;
}

/** The sky does not move: whole pixels are copied instead of sampled, five times as fast. */
const STILL_DEPTH = 0.004;

/** Prepares a painted layer; null when nothing is on it and nothing moves on it. */
export function placeSheet(
  layer: Layer,
  margin: number,
  projection: Projection,
): PlacedSheet | null {
  const sheet = cropSheet(layer.picture);
  if (sheet === null && layer.animate === undefined) return null;
  const lies = layer.lies === true;
  const animate = layer.animate;
  return {
    depth: layer.depth,
    lies,
    draw: (context, view, seconds) => {
      context.save();
      if (lies || layer.depth > STILL_DEPTH) {
        const transform = lies ? projection.floor(view) : projection.upright(layer.depth, view);
        context.setTransform(...transform);
      }
      context.translate(-margin, -margin);
      if (sheet !== null) context.drawImage(sheet.picture, sheet.left, sheet.top);
      animate?.(context, seconds);
      context.restore();
    },
  };
}

/**
 * Where in the stack a figure of this depth belongs: in front of the floor and of every upright sheet
 * behind it. Where no sheet is marked as the floor, only what is nearer than the stage hides a figure.
 */
export function findSlot(
  sheets: readonly { depth: number; lies: boolean }[],
  depth: number,
): number {
  const floor = sheets.findLastIndex((sheet) => sheet.lies);
  const hides = floor >= 0 ? Math.min(1, depth) : 1;
  const index = sheets.findIndex(
    (sheet, at) => at > floor && !sheet.lies && sheet.depth > hides + 0.001,
  );
  return index < 0 ? sheets.length : index;
}
