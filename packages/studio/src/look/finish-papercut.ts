import type { PlaceBrush } from "../stage/stage.ts";
import { isPattern } from "./is-pattern.ts";
import { paperTile, repeatFill } from "./paper.ts";
import { luma, rescale, silhouette, soften, treatHalf } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

const LEVELS = 6;

/**
 * Cuts brightness into steps, each a sheet of paper that casts a small shadow on the darker one
 * below it.
 */
function cutLevels(data: Uint8ClampedArray, width: number, height: number, towards: number): void {
  const level = new Int8Array(width * height);
  for (let pixel = 0; pixel < level.length; pixel += 1) {
    level[pixel] =
      (data[pixel * 4 + 3] ?? 0) < 128
        ? -1
        : Math.min(LEVELS - 1, Math.floor((luma(data, pixel * 4) / 256) * LEVELS));
  }
  const step = Math.max(1, Math.round(height / 230));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const own = level[pixel] ?? -1;
      const index = pixel * 4;
      if (own < 0) {
        data[index + 3] = 0;
        continue;
      }
      let shadow = 1;
      for (let reach = 1; reach <= 3; reach += 1) {
        const sx = Math.max(0, Math.min(width - 1, x + towards * reach * step));
        const sy = Math.max(0, y - reach * step);
        if ((level[sy * width + sx] ?? -1) > own) {
          shadow = 0.7 + reach * 0.08;
          break;
        }
      }
      const bright = Math.max(1, luma(data, index));
      const target = ((own + 0.62) / LEVELS) * 256;
      const factor = (target / bright) * shadow;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (data[index + channel] ?? 0) * factor;
        // Brightening would clip pale colours; the excess tends to paper white.
        data[index + channel] = value > 255 ? 255 - (255 - Math.min(510, value)) * -0.02 : value;
      }
      data[index + 3] = 255;
    }
  }
}

/** Layers of cut paper: flat steps of colour, fibre, and a soft shadow under every sheet. */
export function finishPapercut(brush: PlaceBrush): FinishSheet {
  const tile = paperTile(brush.random.fork("paper"), 0.22);
  const towards = brush.light.direction < 0 ? -1 : 1;
  const unit = brush.frame.height / 720;
  const pattern = isPattern(brush);
  return (picture, depth, back) => {
    const coarse = pattern ? 1.6 : back ? 6 : 2.6;
    const smooth = rescale(
      rescale(picture, picture.width / coarse, picture.height / coarse),
      picture.width,
      picture.height,
    );
    const cut = treatHalf(smooth, (data, width, height) => cutLevels(data, width, height, towards));
    const sheet = soften(cut, 1.7);
    const ctx = sheet.getContext("2d");
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = pattern ? 0.5 : 0.28;
    ctx.drawImage(picture, 0, 0);
    ctx.globalAlpha = 1;
    const fibre = repeatFill(ctx, tile);
    ctx.globalCompositeOperation = "multiply";
    const grain = silhouette(sheet, "#ffffff");
    const paint = grain.getContext("2d");
    paint.globalCompositeOperation = "source-in";
    paint.fillStyle = fibre;
    paint.fillRect(0, 0, grain.width, grain.height);
    ctx.drawImage(grain, 0, 0);
    if (!back) {
      const shadow = silhouette(
        sheet,
        "#120a26",
        -towards * (3 + depth * 7) * unit,
        (4 + depth * 8) * unit,
      );
      const soft = rescale(
        rescale(shadow, shadow.width / 7, shadow.height / 7),
        shadow.width,
        shadow.height,
      );
      ctx.globalCompositeOperation = "destination-over";
      ctx.globalAlpha = 0.5;
      ctx.drawImage(soft, 0, 0);
    }
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
    return sheet;
  };
}
