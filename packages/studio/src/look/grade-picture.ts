import type { SKRSContext2D } from "@napi-rs/canvas";
import type { SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize, Light } from "../stage/stage.ts";
import { createGrade } from "./create-grade.ts";
import { styleOf } from "./look-style.ts";
import { rescale, soften } from "./pixels.ts";

/**
 * Grades a finished still in place: the same grade as a video frame, over a finer glow than a video
 * can afford. About 60 ms at 1280×720.
 */
export function gradePicture(
  ctx: SKRSContext2D,
  frame: FrameSize,
  spec: SceneSpec,
  light: Light,
): void {
  const style = styleOf(spec);
  if (style.bloom > 0) {
    const glow = rescale(ctx.canvas, frame.width / 2, frame.height / 2);
    const paint = glow.getContext("2d");
    paint.globalCompositeOperation = "multiply";
    paint.drawImage(glow, 0, 0);
    paint.drawImage(glow, 0, 0);
    ctx.save();
    ctx.resetTransform();
    ctx.globalCompositeOperation = "screen";
    ctx.globalAlpha = style.bloom * 0.34 * (1 - light.brightness * 0.62);
    ctx.drawImage(soften(glow, 5), 0, 0, frame.width, frame.height);
    ctx.restore();
  }
  createGrade(frame, spec, light).draw(ctx, 0);
}
