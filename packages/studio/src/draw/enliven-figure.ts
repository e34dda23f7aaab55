import type { Figure } from "../stage/stage.ts";

/** Share of its own pace and of its own swing that full energy adds to a figure. */
const FASTER = 0.45;
const WIDER = 0.9;
/** Own heights: the canvas of a figure has no room for higher leaps. */
const HIGHEST = 0.5;

/** A figure that does what it does faster and with larger gestures. `energy` 0 leaves it as it is. */
export function enlivenFigure(figure: Figure, energy: number): Figure {
  if (energy <= 0) return figure;
  const { pose } = figure;
  const pace = 1 + FASTER * energy;
  const more = WIDER * energy;
  const rise = (dy: number) => Math.max(Math.min(dy, -HIGHEST), dy * (1 + more));
  return {
    aspect: figure.aspect,
    ...(pose === undefined
      ? {}
      : {
          pose: (seconds: number) => {
            const own = pose(seconds * pace);
            return { ...own, dx: own.dx * (1 + more), dy: rise(own.dy) };
          },
        }),
    draw: (context, height, seconds) => {
      const own = pose?.(seconds * pace);
      context.save();
      if (own !== undefined) {
        context.translate(own.dx * more * height, (rise(own.dy) - own.dy) * height);
        context.rotate(own.rotation * more * 0.6);
        const stretch = (own.scaleY - 1) * more;
        context.scale(1 - stretch * 0.6, 1 + stretch);
      }
      figure.draw(context, height, seconds * pace);
      context.restore();
    },
  };
}
