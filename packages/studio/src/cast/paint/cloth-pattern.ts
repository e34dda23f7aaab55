import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import type { Pattern } from "../../scene/scene-spec.ts";
import type { Box } from "./sprite.ts";

/** Rig units between stripes or rows of dots. */
const PITCH = 3.2;

/** Returns a brighter colour for dark cloth and a darker one for light cloth. */
function contrasting(cloth: string): string {
  const base = parseColour(cloth);
  const bright = (base[0] + base[1] + base[2]) / 765;
  return css(mix(base, bright > 0.62 ? [52, 40, 84] : [255, 252, 244], 0.78));
}

/** Paints a pattern over cloth that is already filled and clipped. */
export function paintPattern(
  context: SKRSContext2D,
  box: Box,
  pattern: Pattern,
  cloth: string,
): void {
  context.save();
  context.fillStyle = contrasting(cloth);
  context.globalAlpha = pattern === "checked" ? 0.45 : 0.85;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (pattern !== "dotted")
    for (let y = box.y + PITCH / 2; y < bottom; y += PITCH)
      context.fillRect(box.x, y, box.width, PITCH * 0.46);
  if (pattern === "checked")
    for (let x = box.x + PITCH / 2; x < right; x += PITCH)
      context.fillRect(x, box.y, PITCH * 0.46, box.height);
  if (pattern === "dotted")
    for (let row = 0; box.y + row * PITCH * 0.8 < bottom; row += 1)
      for (let x = box.x + (row % 2) * PITCH * 0.5; x < right; x += PITCH) {
        context.beginPath();
        context.arc(x, box.y + row * PITCH * 0.8, PITCH * 0.24, 0, Math.PI * 2);
        context.fill();
      }
  context.restore();
}
