import type { Action, CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";

/**
 * A figure while its place on the stage is being determined. Lengths are visible fractions of the
 * frame.
 */
export interface Draft {
  readonly role: Role;
  action: Action;
  readonly posture: CastMember["posture"];
  readonly aspect: number;
  /** Visible height, in frame heights. */
  height: number;
  x: number;
  nearness: number;
  altitude: number;
  facing: "left" | "right";
  /** The nearness at which it was placed on water. */
  afloat?: number;
}

/** Approximate position of the ground in the plates, sufficient for planning. */
const HORIZON = 0.6;
const FRONT = 0.9;

/** Position of the floor at a nearness, in frame heights from the top. */
export const floorAt = (nearness: number) => HORIZON + (FRONT - HORIZON) * nearness;

/** Free margin around the figures, in frame widths or heights. */
export const EDGE = 0.03;

/** Margin at the top; larger, because horizons lie higher in some plates than planned for. */
const HEADROOM = 0.11;

/** Width of a draft in frame widths. */
export const widthOf = (draft: Draft, shape: number) => (draft.height * draft.aspect) / shape;

/** Height between the top margin and the floor at a nearness, in frame heights. */
export const roomAt = (nearness: number) =>
  floorAt(nearness) - Math.max(HEADROOM, 0.03 + 0.14 * (1 - nearness));

/** Minimum fraction of the frame that a figure's box fills, so that small things can be seen. */
const LEAST_AREA = 0.018;
/** Maximum factor by which a small figure grows. */
const GROWTH = 1.5;

/** Enlarges a draft that would be too small to be seen. */
export function makeVisible(draft: Draft, shape: number): void {
  const area = draft.height * widthOf(draft, shape);
  if (area < LEAST_AREA) draft.height *= Math.min(GROWTH, Math.sqrt(LEAST_AREA / area));
}

/** Shrinks and moves a draft until it is inside the frame. */
export function keepInside(draft: Draft, shape: number): void {
  const widest = 1 - 2 * EDGE;
  const width = widthOf(draft, shape);
  if (width > widest) draft.height *= widest / width;
  const room = roomAt(draft.nearness);
  if (draft.height > room) draft.height = room;
  draft.altitude = Math.max(0, Math.min(draft.altitude, room - draft.height));
  const half = widthOf(draft, shape) / 2;
  draft.x = Math.min(1 - EDGE - half, Math.max(EDGE + half, draft.x));
}
