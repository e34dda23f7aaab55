import type { PlaceBrush } from "../stage/stage.ts";
import { celSteps } from "./cel-steps.ts";
import { silhouette, soften, treatHalf } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";
import { traceLines } from "./trace-lines.ts";

/** Thin lines in a darker shade of the colour they bound, never black. */
const darker = (red: number, green: number, blue: number) =>
  [red * 0.34 + 8, green * 0.3 + 4, blue * 0.42 + 26] as const;

/**
 * A painted background of an animated film: deep clear sky, colours in soft steps of light and
 * shade, bright edges towards the sun, coloured lines between forms.
 */
export function finishAnime(brush: PlaceBrush): FinishSheet {
  const reach = Math.max(1, brush.frame.height / 300);
  const side = brush.light.direction;
  return (picture, depth, back) => {
    if (back) return treatHalf(picture, (data) => celSteps(data, 40, 1, 1.26));
    const steps = depth < 0.1 ? 9 : 6;
    const cel = treatHalf(soften(picture, 1.6), (data) => celSteps(data, steps, 0.5, 1.16));
    const ctx = cel.getContext("2d");
    ctx.save();
    ctx.globalCompositeOperation = "source-atop";
    ctx.globalAlpha = 0.36;
    ctx.drawImage(picture, 0, 0);
    if (depth > 0.08) {
      const rim = silhouette(cel, brush.light.rim);
      const cut = rim.getContext("2d");
      cut.globalCompositeOperation = "destination-out";
      cut.drawImage(cel, -side * reach, reach * 1.2);
      ctx.globalAlpha = 0.55;
      ctx.globalCompositeOperation = "source-atop";
      ctx.drawImage(rim, 0, 0);
      ctx.globalAlpha = 1;
      const strength = depth < 0.3 ? 0.4 : 0.72;
      const lines = traceLines(picture, { from: 26, full: 80, strength, ink: darker });
      ctx.drawImage(lines, 0, 0, cel.width, cel.height);
    }
    ctx.restore();
    return cel;
  };
}
