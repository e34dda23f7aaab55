import { actionOf } from "../scene/action/action-catalogue.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { FrameSize, Ground } from "./stage.ts";

/** Position of a figure before the camera moves, in pixels of the frame at rest. */
export interface Standing {
  /** Centre of the feet. */
  readonly x: number;
  /** The floor under it, where its shadow is. */
  readonly floorY: number;
  /** Height above that floor in pixels. */
  readonly lift: number;
  readonly height: number;
  readonly depth: number;
}

/** Size at the horizon relative to the front; 0 would make far figures vanish. */
const FAR_SIZE = 0.22;

/** Size at a nearness relative to the front. */
export function scaleAt(nearness: number): number {
  return FAR_SIZE + (1 - FAR_SIZE) * nearness;
}

/**
 * Pixels per unit of figure height. Portrait frames show less of the ground's width, so figures
 * shrink with them, though less than the width does.
 */
export function figureUnit(frame: FrameSize): number {
  return frame.height * Math.min(1, Math.sqrt(frame.width / frame.height));
}

/** Returns the position on the ground and the height of a cast member, in pixels. */
export function standFigure(member: CastMember, ground: Ground, frame: FrameSize): Standing {
  const near = Math.min(1, Math.max(0, member.nearness));
  const unit = figureUnit(frame);
  const height = member.height * scaleAt(near) * unit;
  return {
    x: member.x * frame.width,
    floorY: (ground.horizon + (ground.front - ground.horizon) * near) * frame.height,
    lift: member.altitude * frame.height,
    height,
    depth: near,
  };
}

/** Maximum and minimum distance of a journey from its middle, as fractions of the frame. */
const LONGEST_WAY = 0.2;
const SHORTEST_WAY = 0.015;
/** Room for the movement of the camera and lively poses, as a fraction of the frame. */
const ROOM = 0.08;

/**
 * Maximum distance in pixels that a figure may travel to either side of its place while remaining
 * whole in the picture; 0 when it does not travel.
 */
export function longestWay(
  member: CastMember,
  standing: Standing,
  aspect: number,
  frame: FrameSize,
): number {
  if (actionOf(member.action).speed === undefined) return 0;
  const half = (aspect * standing.height) / 2 / frame.width;
  const toEdge = Math.min(member.x, 1 - member.x) - half - ROOM;
  return Math.max(SHORTEST_WAY, Math.min(LONGEST_WAY, toEdge)) * frame.width;
}

/**
 * Returns the distance in pixels a figure has travelled, forward positive: in the middle of the
 * clip it is at the scene's position, and at both ends still whole in the picture. `aspect` is its
 * width divided by its height.
 */
export function journey(
  member: CastMember,
  standing: Standing,
  aspect: number,
  frame: FrameSize,
  duration: number,
): (seconds: number) => number {
  const speed = (actionOf(member.action).speed ?? 0) * standing.height;
  if (speed === 0 || duration === 0) return () => 0;
  const way = longestWay(member, standing, aspect, frame);
  const pace = Math.min(speed, (2 * way) / duration);
  return (seconds) => pace * (seconds - duration / 2);
}
