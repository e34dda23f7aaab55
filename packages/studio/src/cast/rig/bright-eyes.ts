import type { SKRSContext2D } from "@napi-rs/canvas";
import { parseColour } from "../../light/colour.ts";
import type { Box, Sprite } from "../paint/sprite.ts";

/** Coats darker than this (0..255, mean of the channels) hide the black eyes of the pictures. */
const DARK = 84;

/** Adds amber eyes to a head that the prompt paints black; returns nothing for others. */
export function buildBrightEyes(
  head: Sprite,
  icon: Box,
  eyes: readonly [number, number, number, number],
  coat: string,
): (context: SKRSContext2D) => void {
  const [red, green, blue] = parseColour(coat);
  const [left, right, y, radius] = eyes;
  if ((red + green + blue) / 3 >= DARK || radius === 0) return () => undefined;
  const unit = head.width / icon.width;
  const level = head.y + (y - icon.y) * unit;
  return (context) => {
    for (const x of [left, right]) {
      const at = head.x + (x - icon.x) * unit;
      const dot = (dx: number, dy: number, width: number, height: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(at + dx, level + dy, width, height, 0, 0, Math.PI * 2);
        context.fill();
      };
      const reach = radius * unit;
      dot(0, 0, reach * 0.98, reach * 1.16, "#ffd24a");
      dot(0, 0, reach * 0.5, reach * 0.94, "#1d1522");
      dot(reach * 0.18, -reach * 0.4, reach * 0.2, reach * 0.24, "#ffffff");
    }
  };
}
