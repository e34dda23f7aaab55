import type { PlaceBrush } from "../stage/stage.ts";
import { soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";
import { traceLines } from "./trace-lines.ts";

/** Soft graphite in a darker shade of the underlying colour. */
const graphite = (red: number, green: number, blue: number) =>
  [red * 0.3 + 26, green * 0.3 + 26, blue * 0.3 + 28] as const;

/** A naturalist's plate: everything in focus, flat soft tones, with fine pencil lines on top. */
export function finishNatural(_brush: PlaceBrush): FinishSheet {
  return (picture, depth, back) => {
    const ctx = picture.getContext("2d");
    const tones = soften(picture, 2.4);
    const lines = back
      ? null
      : traceLines(picture, {
          ...{ from: 12, full: 64, ink: graphite },
          strength: depth < 0.3 ? 0.5 : 0.8,
        });
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = 0.7;
    ctx.drawImage(tones, 0, 0);
    ctx.globalAlpha = 1;
    if (lines !== null) ctx.drawImage(lines, 0, 0, picture.width, picture.height);
    ctx.restore();
    return picture;
  };
}
