import { createCanvas } from "@napi-rs/canvas";
import { placeOf } from "../../scene/place/place-catalogue.ts";
import type { Layer, PlaceBrush } from "../../stage/stage.ts";

/**
 * Fraction by which places are painted wider than the frame, so that the camera can stand left or
 * right of the centre.
 */
const WIDER = 0.22;

/** The part of the wide painting that is visible, and whether it is mirrored. */
interface Viewpoint {
  readonly mirrored: boolean;
  /** Pixels of the wide painting to the left of the frame. */
  readonly left: number;
  readonly width: number;
}

/**
 * Chooses the viewpoint from the seed, independently of time of day and look. Consecutive seeds
 * show a place from its two sides, and the next pair from farther left or right, so that another
 * attempt looks different.
 */
export function chooseViewpoint(brush: PlaceBrush): Viewpoint {
  const { seed, place } = brush.spec;
  const { stand } = placeOf(place);
  const spare = Math.round(brush.frame.width * WIDER);
  const aside = brush.random.fork("viewpoint").between(0, 0.3);
  const outer = Math.floor(seed / 2) % 2 === 0 ? aside : 1 - aside;
  const share = stand === "middle" ? 0.5 : outer;
  return {
    mirrored: seed % 2 === 0 && stand !== "unmirrored",
    left: Math.round(spare * share),
    width: brush.frame.width + spare,
  };
}

/**
 * Returns the brush for the wide painting, with its light and figure positions as the painter sees
 * them.
 */
export function widen(brush: PlaceBrush, { mirrored, left, width }: Viewpoint): PlaceBrush {
  const { frame, spec, light } = brush;
  const cast = spec.cast.map((member) => ({
    ...member,
    x: (left + (mirrored ? 1 - member.x : member.x) * frame.width) / width,
  }));
  return {
    ...brush,
    frame: { width, height: frame.height },
    seen: { left, width: frame.width },
    spec: { ...spec, cast },
    light: mirrored ? { ...light, direction: -light.direction } : light,
  };
}

/**
 * Crops the sheets of a wide painting to the frame of the brush with its margin on each side, and
 * mirrors them when seen from the other side. Animations are transformed likewise.
 */
export function lookFrom(
  layers: readonly Layer[],
  brush: PlaceBrush,
  painted: { readonly margin: number },
  { mirrored, left }: Viewpoint,
): readonly Layer[] {
  const off = painted.margin - brush.margin;
  const width = brush.frame.width + brush.margin * 2;
  const height = brush.frame.height + brush.margin * 2;
  return layers.map(({ name, depth, picture: whole, animate }) => {
    const picture = createCanvas(width, height);
    const turn = (ctx: ReturnType<typeof picture.getContext>) => {
      if (mirrored) {
        ctx.translate(width, 0);
        ctx.scale(-1, 1);
      }
      ctx.translate(-off - left, -off);
    };
    const context = picture.getContext("2d");
    turn(context);
    context.drawImage(whole, 0, 0);
    context.resetTransform();
    if (animate === undefined) return { name, depth, picture };
    return {
      name,
      depth,
      picture,
      animate: (ctx, seconds) => {
        ctx.save();
        turn(ctx);
        animate(ctx, seconds);
        ctx.restore();
      },
    };
  });
}
