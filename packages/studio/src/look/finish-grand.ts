import type { Canvas } from "@napi-rs/canvas";
import type { PlaceBrush } from "../stage/stage.ts";
import { silhouette, soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/**
 * Maps the difference from the picture's local mean to grey: darker for pixels below it, lighter
 * for pixels above.
 */
function relief(picture: Canvas): Canvas {
  const carved = soften(picture, 10);
  const ctx = carved.getContext("2d");
  ctx.globalCompositeOperation = "difference";
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, carved.width, carved.height);
  ctx.globalCompositeOperation = "source-over";
  ctx.globalAlpha = 0.5;
  ctx.drawImage(picture, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "destination-in";
  ctx.drawImage(picture, 0, 0);
  return carved;
}

/** Sharp to the horizon: relief in every surface, glowing edges on the lit side. */
export function finishGrand(brush: PlaceBrush): FinishSheet {
  const reach = Math.max(1, brush.frame.height / 260);
  const side = brush.light.direction;
  return (picture, depth, back) => {
    const ctx = picture.getContext("2d");
    ctx.save();
    ctx.globalCompositeOperation = "overlay";
    ctx.globalAlpha = back ? 0.4 : 0.9;
    ctx.drawImage(relief(picture), 0, 0);
    if (!back && depth > 0.05) {
      const rim = silhouette(picture, brush.light.rim);
      const cut = rim.getContext("2d");
      cut.globalCompositeOperation = "destination-out";
      cut.drawImage(picture, -side * reach, reach);
      ctx.globalCompositeOperation = "source-atop";
      ctx.globalAlpha = 0.7;
      ctx.drawImage(rim, 0, 0);
    }
    ctx.restore();
    return picture;
  };
}
