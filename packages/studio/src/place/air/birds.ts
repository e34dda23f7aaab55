import { css, type Rgb } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";

/** A few distant birds that circle and flap. */
export function flyingBirds(
  p: Painter,
  count: number,
  top: number,
  bottom: number,
  colour: Rgb = [40, 44, 60],
): Layer["animate"] {
  const random = p.brush.random.fork("birds");
  const centre = random.between(0.25, 0.75) * p.width;
  const birds = Array.from({ length: count }, () => ({
    x: centre + random.between(-0.2, 0.2) * p.width,
    y: random.between(top, bottom),
    size: p.unit * random.between(0.008, 0.017),
    phase: random.next() * 6.3,
  }));
  const stroke = css(p.tone(colour, 0.5, 0.25), 0.85);
  return (ctx, seconds) => {
    ctx.strokeStyle = stroke;
    ctx.lineCap = "round";
    for (const bird of birds) {
      const x = bird.x + Math.sin(seconds * 0.12 + bird.phase) * p.unit * 0.12;
      const y = bird.y + Math.cos(seconds * 0.16 + bird.phase) * p.unit * 0.02;
      const wing = bird.size * (0.15 + Math.sin(seconds * 5.5 + bird.phase * 3) * 0.45);
      ctx.lineWidth = bird.size * 0.16;
      ctx.beginPath();
      ctx.moveTo(x - bird.size, y - wing);
      ctx.quadraticCurveTo(x - bird.size * 0.4, y - wing * 0.9 - bird.size * 0.1, x, y);
      ctx.quadraticCurveTo(
        x + bird.size * 0.4,
        y - wing * 0.9 - bird.size * 0.1,
        x + bird.size,
        y - wing,
      );
      ctx.stroke();
    }
  };
}
