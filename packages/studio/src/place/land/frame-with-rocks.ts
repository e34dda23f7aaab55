import type { Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { createFraming, type Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { paintRock } from "../nature/rock.ts";

/**
 * A rock cut off by either side of the frame, close to the eye, which shows how large a crater
 * plain is.
 */
export function frameWithRocks(
  p: Painter,
  ground: { readonly horizon: number; readonly front: number },
  random: Random,
  colour: Rgb,
): Framing {
  const front = createFraming(p, ground);
  for (const way of [-1, 1])
    front.add(way > 0 ? "right" : "left", (ctx) => {
      const size = p.unit * random.between(0.26, 0.42);
      paintRock(ctx, p, random, p.x(0.5 + way * 0.55), p.height + size * 0.15, size, colour, 0);
    });
  return front;
}
