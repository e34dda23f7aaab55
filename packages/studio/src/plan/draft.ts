import { fillOf } from "../cast/fill-of.ts";
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
/** Maximum factor by which a small figure grows, and a thin one. */
const GROWTH = { usual: 1.5, thin: 2.2 } as const;
/** Size in metres from which a thin figure is seen anyway. */
const LARGE = 0.8;
/** Minimum fraction of the frame that the painted part of a thin figure fills. */
const LEAST_PAINTED = 0.0115;

/** Enlarges a draft that would be too small to be seen. */
export function makeVisible(draft: Draft, shape: number): void {
  const area = draft.height * widthOf(draft, shape);
  // A boat that grew would hide its neighbours.
  const fill = draft.role.subject.size < LARGE ? fillOf(draft.role.subject.key) : undefined;
  const least = fill === undefined ? LEAST_AREA : Math.max(LEAST_AREA, LEAST_PAINTED / fill);
  const most = fill === undefined ? GROWTH.usual : GROWTH.thin;
  if (area < least) draft.height *= Math.min(most, Math.sqrt(least / area));
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
