import type { Figure } from "../stage/stage.ts";

/** Fractions of its own pace and swing that full energy adds to a figure. */
const FASTER = 0.45;
const WIDER = 0.9;
/** Maximum leap in own heights; a figure's canvas has no room for more. */
const HIGHEST = 0.5;

/** Speeds up a figure's action and enlarges its gestures. An `energy` of 0 leaves it unchanged. */
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
