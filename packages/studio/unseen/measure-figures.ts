import { openStage } from "@kinora/studio/draw/open-stage";
import type { CastMember, SceneSpec } from "@kinora/studio/scene/scene-spec";
import { createCanvas } from "@napi-rs/canvas";

/** Frame size in pixels: small enough to be fast, large enough for a hundredth to be 576 pixels. */
const FRAME = { width: 320, height: 180 } as const;
const MOMENT = 1;
/** Minimum alpha out of 255; anything fainter is a shadow or a glow. */
const SOLID = 100;

/** A figure as visible in the picture; lengths are fractions of the frame. */
export interface SeenFigure {
  readonly member: CastMember;
  /**
   * Fraction of the frame in which it is visible, and fraction of the figure that is uncovered:
   * 0..1.
   */
  readonly area: number;
  readonly uncovered: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Position in drawing order; a higher one is drawn on top. */
  readonly turn: number;
}

/** Returns the pixels of the frame that a layer fills. */
function maskOf(draw: (context: ReturnType<typeof newContext>) => void): Uint8Array {
  const context = newContext();
  draw(context);
  const { data } = context.getImageData(0, 0, FRAME.width, FRAME.height);
  return Uint8Array.from({ length: FRAME.width * FRAME.height }, (_, at) =>
    (data[at * 4 + 3] ?? 0) > SOLID ? 1 : 0,
  );
}

const newContext = () => createCanvas(FRAME.width, FRAME.height).getContext("2d");

/**
 * Draws a scene's figures one by one and measures how much of each is visible behind everything
 * drawn after it.
 */
export function measureFigures(spec: SceneSpec): SeenFigure[] {
  const layers = openStage(spec, FRAME, 0)
    .listStanding(MOMENT)
    .map(({ member, draw }, turn) => ({ member, turn, mask: maskOf(draw) }));
  const covered = new Uint8Array(FRAME.width * FRAME.height);
  const seen: SeenFigure[] = [];
  for (const { member, turn, mask } of layers.toReversed()) {
    if (member !== null) seen.push({ member, turn, ...measure(mask, covered) });
    for (const [at, filled] of mask.entries()) if (filled === 1) covered[at] = 1;
  }
  return seen;
}

function measure(mask: Uint8Array, covered: Uint8Array) {
  const { width, height } = FRAME;
  const edges = { left: Number(width), right: -1, top: Number(height), bottom: -1 };
  let [own, free] = [0, 0];
  for (const [at, filled] of mask.entries()) {
    if (filled === 0) continue;
    own += 1;
    if (covered[at] === 0) free += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return {
    area: free / mask.length,
    uncovered: own === 0 ? 0 : free / own,
    left: edges.left / width,
    right: (edges.right + 1) / width,
    top: edges.top / height,
    bottom: (edges.bottom + 1) / height,
  };
}
