import type { PlaceBrush } from "../stage/stage.ts";
import { silhouette, soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/**
 * Soft vinyl: slightly softened texture, and moulded edges that are bright on the lit side and dark
 * on the other.
 */
export function finishToy(brush: PlaceBrush): FinishSheet {
  const reach = Math.max(1, brush.frame.height / 260);
  const side = brush.light.direction;
  return (picture, depth, back) => {
    const ctx = picture.getContext("2d");
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = back ? 0.3 : depth > 1 ? 0.75 : 0.42;
    ctx.drawImage(soften(picture, depth > 1 ? 5 : 2.4), 0, 0);
    if (!back && depth > 0.08) {
      for (const [dx, dy, colour, alpha] of [
        [-side * reach, reach, brush.light.rim, 0.2],
        [side * reach * 1.4, -reach * 1.4, "#140a2c", 0.2],
      ] as const) {
        const rim = silhouette(picture, colour);
        const cut = rim.getContext("2d");
        cut.globalCompositeOperation = "destination-out";
        cut.drawImage(picture, dx, dy);
        ctx.globalAlpha = alpha;
        ctx.drawImage(rim, 0, 0);
      }
    }
    ctx.restore();
    return picture;
  };
}
