import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FrameSize } from "../stage/stage.ts";
import type { LookStyle } from "./look-style.ts";

/** Adjusts colour, contrast and blacks of a finished frame in place. */
export function develop(
  ctx: SKRSContext2D,
  { width, height }: FrameSize,
  { colour, contrast, matt }: LookStyle,
): void {
  const cover = (manner: "saturation" | "screen", fill: string, strength: number) => {
    if (strength === 0) return;
    ctx.globalCompositeOperation = manner;
    ctx.globalAlpha = strength;
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, width, height);
  };
  // With the saturation blend mode, grey removes colour and pure red adds it.
  cover("saturation", colour < 0 ? "#808080" : "#ff0000", Math.abs(colour));
  if (contrast > 0) {
    ctx.globalCompositeOperation = "soft-light";
    ctx.globalAlpha = contrast;
    ctx.drawImage(ctx.canvas, 0, 0);
  }
  cover("screen", "#8c8474", matt);
  ctx.globalAlpha = 1;
}
