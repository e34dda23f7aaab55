import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Emotion } from "../../scene/scene-spec.ts";
import type { Box, Sprite } from "../paint/sprite.ts";

/**
 * Position of the brows: rotation of the inner end (radians, down is positive) and height above the
 * eye, in eye radii.
 */
const BROWS: Partial<Record<Emotion, readonly [number, number]>> = {
  angry: [0.45, 1.9],
  sad: [-0.4, 2.2],
  scared: [-0.35, 2.5],
  surprised: [-0.05, 2.9],
};

const TEAR = "#7cc8ff";
const BLUSH = "rgba(255, 110, 130, 0.42)";

/** Draws brows, tears and blushing cheeks over a painted head with known eyes. */
export function buildBrows(
  head: Sprite,
  icon: Box,
  eyes: readonly [number, number, number, number],
  emotion: Emotion | undefined,
): (context: SKRSContext2D, seconds: number) => void {
  const [left, right, y, radius] = eyes;
  if (emotion === undefined || radius === 0) return () => undefined;
  const unit = head.width / icon.width;
  const reach = radius * unit;
  const spots = [left, right].map((x) => head.x + (x - icon.x) * unit);
  const level = head.y + (y - icon.y) * unit;
  const brow = BROWS[emotion];
  return (context, seconds) => {
    for (const [index, x] of spots.entries()) {
      const inner = index === 0 ? 1 : -1;
      if (brow !== undefined) {
        const [turn, above] = brow;
        context.save();
        context.translate(x, level - reach * above);
        context.rotate(turn * inner);
        context.strokeStyle = "#3a2230";
        context.lineWidth = reach * 0.5;
        context.lineCap = "round";
        context.beginPath();
        context.moveTo(-reach * 1.05, 0);
        context.lineTo(reach * 1.05, 0);
        context.stroke();
        context.restore();
      }
      if (emotion === "sad") {
        const fall = (seconds * 0.55 + index * 0.5) % 1;
        context.fillStyle = TEAR;
        context.globalAlpha = 1 - fall * 0.7;
        context.beginPath();
        context.ellipse(
          x - inner * reach * 0.5,
          level + reach * (1.2 + fall * 3),
          reach * 0.42,
          reach * 0.62,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
        context.globalAlpha = 1;
      }
      if (emotion === "happy" || emotion === "loving") {
        context.fillStyle = BLUSH;
        context.beginPath();
        context.ellipse(
          x - inner * reach * 1.3,
          level + reach * 2,
          reach * 1.25,
          reach * 0.8,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  };
}
