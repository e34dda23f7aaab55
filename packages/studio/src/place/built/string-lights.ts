import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import type { Interior } from "./interior.ts";

/** A garland of small lamps along the top of the wall that twinkle in turn. */
export function stringLights(
  p: Painter,
  random: Random,
  room: Interior,
): NonNullable<Layer["animate"]> {
  const colours: readonly [Rgb, ...Rgb[]] =
    random.next() < 0.5
      ? [[255, 206, 120]]
      : [
          [255, 120, 110],
          [255, 210, 110],
          [120, 210, 255],
          [150, 240, 150],
        ];
  const swags = 5;
  const lamps = Array.from({ length: 31 }, (_, index) => {
    const t = index / 30;
    const swag = (t * swags) % 1;
    return {
      x: room.left + (room.right - room.left) * t,
      y: room.top + p.unit * (0.045 + 0.045 * Math.sin(swag * Math.PI)),
      colour: random.pick(colours),
      phase: random.next() * 6.3,
    };
  });
  const wire = css(p.tone([80, 66, 60], 0.4));
  return (ctx, seconds) => {
    ctx.strokeStyle = wire;
    ctx.lineWidth = Math.max(0.8, p.unit * 0.002);
    ctx.beginPath();
    for (const lamp of lamps) ctx.lineTo(lamp.x, lamp.y);
    ctx.stroke();
    for (const lamp of lamps) {
      const shine = 0.55 + 0.45 * Math.sin(seconds * 1.6 + lamp.phase);
      lampGlow(
        ctx,
        lamp.x,
        lamp.y + p.unit * 0.006,
        p.unit * 0.03,
        lamp.colour,
        shine * (p.lamps ? 1 : 0.5),
      );
      ctx.fillStyle = css(mix(lamp.colour, [255, 255, 255], 0.4));
      ctx.beginPath();
      ctx.arc(lamp.x, lamp.y + p.unit * 0.006, p.unit * 0.004, 0, Math.PI * 2);
      ctx.fill();
    }
  };
}
