import { actionOf } from "../scene/action/action-catalogue.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { FrameSize, Ground } from "./stage.ts";

/** Where a figure stands before the camera moves, in pixels of the frame at rest. */
export interface Standing {
  /** Centre of the feet. */
  readonly x: number;
  /** The floor under it; where its shadow lies. */
  readonly floorY: number;
  /** Pixels it is above that floor. */
  readonly lift: number;
  readonly height: number;
  readonly depth: number;
}

/** Size at the horizon against size at the front. A true 0 would make far figures vanish. */
const FAR_SIZE = 0.22;

/** Size at a nearness against size at the front. */
export function scaleAt(nearness: number): number {
  return FAR_SIZE + (1 - FAR_SIZE) * nearness;
}

/** Tall frames show less of the ground's width, so figures shrink with them, though less than the width does. */
export function figureUnit(frame: FrameSize): number {
  return frame.height * Math.min(1, Math.sqrt(frame.width / frame.height));
}

/** Where on the ground a cast member stands, and how tall, in pixels. */
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

/** No journey goes farther from its middle than this share of the frame. */
const LONGEST_WAY = 0.2;
const SHORTEST_WAY = 0.015;
/** What a moving camera and a lively pose may add to it. */
const ROOM = 0.08;

/** Pixels that a figure of this width may go to either side of where the scene put it, whole in the picture; 0 = it stays. */
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
 * Pixels a figure has gone, forward positive, so that in the middle of the clip it is where the scene put
 * it, and at both ends still whole in the picture. `aspect` is its width divided by its height.
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
