import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import { sampleColour } from "../paint/recolour.ts";
import type { Box, Sprite } from "../paint/sprite.ts";

/**
 * Eyelids over a painted head: patches in the colour above each eye, or between both where a fringe
 * hangs above, with a closed lash line.
 */
export function buildLids(
  head: Sprite,
  icon: Box,
  eyes: readonly [number, number, number, number],
  skin: "above" | "between" = "above",
): (context: SKRSContext2D, closed: number) => void {
  const [left, right, y, radius] = eyes;
  const unit = head.width / icon.width;
  const pixel = head.canvas.width / (head.width + head.pad * 2);
  const toX = (value: number) => head.x + (value - icon.x) * unit;
  const toY = (value: number) => head.y + (value - icon.y) * unit;
  const size = Math.max(2, Math.round(pixel * unit * 0.7));
  const spots = [left, right].map((x) => {
    const above = sampleColour(
      head.canvas,
      (toX(skin === "above" ? x : (left + right) / 2) - head.x + head.pad) * pixel,
      (toY(skin === "above" ? y - radius * 1.65 : y) - head.y + head.pad) * pixel,
      size,
    );
    return { x: toX(x), y: toY(y), lid: css(above), lash: css(mix(above, [30, 16, 36], 0.8)) };
  });
  return (context, closed) => {
    if (closed < 0.25) return;
    const reach = radius * unit;
    for (const spot of spots) {
      context.fillStyle = spot.lid;
      context.beginPath();
      context.ellipse(spot.x, spot.y, reach * 0.95, reach * 1.18, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = spot.lash;
      context.lineWidth = reach * 0.42;
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(spot.x - reach * 0.85, spot.y + reach * 0.1);
      context.quadraticCurveTo(
        spot.x,
        spot.y + reach * 0.85,
        spot.x + reach * 0.85,
        spot.y + reach * 0.1,
      );
      context.stroke();
    }
  };
}
