import type { Garment } from "../../scene/scene-spec.ts";
import type { FigurePainter } from "../look/painter.ts";
import { boxOf } from "../paint/load-icon.ts";
import { rasterIcon } from "../paint/raster-icon.ts";
import type { Sprite } from "../paint/sprite.ts";

const SAMPLE_SCALE = 4;

/** Finds the top of a picture: the middle of what is painted slightly below it, and its width. */
function findCrown(name: string): { x: number; y: number; width: number } {
  const { canvas, box } = rasterIcon(name, SAMPLE_SCALE);
  const row = Math.round(canvas.height * 0.1);
  const { data } = canvas.getContext("2d").getImageData(0, row, canvas.width, 1);
  let [left, right] = [canvas.width, 0];
  for (let x = 0; x < canvas.width; x += 1) {
    if ((data[x * 4 + 3] ?? 0) < 128) continue;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  }
  const unit = box.width / canvas.width;
  return { x: ((left + right) / 2) * unit, y: row * unit, width: (right - left) * unit };
}

/**
 * Places hats and crowns on the highest part of a figure that is one picture (`picture`, as
 * painted).
 */
export function crownPicture(
  painter: FigurePainter,
  name: string,
  wears: readonly Garment[],
  picture: Sprite,
  mirrored: boolean,
): Sprite[] {
  const tops = wears.filter(({ item }) => item === "hat" || item === "crown");
  if (tops.length === 0) return [];
  const icon = boxOf(name);
  const unit = picture.width / icon.width;
  const crown = findCrown(name);
  const middle = picture.x + (mirrored ? icon.width - crown.x : crown.x) * unit;
  return tops.map((garment) => {
    const worn = garment.item === "hat" ? "top-hat" : "crown";
    const shape = boxOf(worn);
    const width =
      Math.min(icon.width * 0.62, Math.max(crown.width * 1.3, icon.width * 0.36)) * unit;
    const height = (width * shape.height) / shape.width;
    const y = picture.y + crown.y * unit - height * 0.94;
    return painter.accessory(worn, { x: middle - width / 2, y, width, height }, garment.colour);
  });
}
