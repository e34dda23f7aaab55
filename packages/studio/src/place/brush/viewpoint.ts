import { createCanvas } from "@napi-rs/canvas";
import { placeOf } from "../../scene/place/place-catalogue.ts";
import type { Layer, PlaceBrush } from "../../stage/stage.ts";

/** Places are painted this much wider than the frame, so that the camera can stand left or right of the middle. */
const WIDER = 0.22;

/** From where a place is seen: which part of the wide painting, and whether from its other side. */
interface Viewpoint {
  readonly mirrored: boolean;
  /** Pixels of the wide painting left of the frame. */
  readonly left: number;
  readonly width: number;
}

/**
 * The seed decides the side, the same at every hour and in every look. One seed and the next see a place
 * from its two sides, and the pair after them from farther left or right: whoever tries again sees a change.
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

/** The brush for the wide painting: its light, and where its figures will stand, as the painter sees them. */
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
 * Cuts sheets of a wide painting to the frame of the brush with its margin on each side, and turns them
 * when they are seen from the other side. Movement goes along.
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
