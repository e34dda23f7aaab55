import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CameraView } from "../motion/camera-path.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { Figure, FrameSize, Ground, Light } from "../stage/stage.ts";
import { journey, standFigure } from "../stage/stand-figure.ts";
import type { DrawShadow } from "./contact-shadow.ts";
import { createFigureSprite } from "./figure-sprite.ts";
import { createMirror } from "./mirror.ts";
import { apply, type Project } from "./projection.ts";
import { cutAtWater, drawRings } from "./waterline.ts";

/** Visible box of a figure, in pixels of the frame. */
export interface FigureBox {
  /** Middle of the feet. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A figure on the stage, which keeps its place on the floor as the camera moves. */
export interface Actor {
  readonly floorY: number;
  drawOnFloor(context: SKRSContext2D, view: CameraView, seconds: number): void;
  draw(context: SKRSContext2D, view: CameraView, seconds: number): void;
  measure(view: CameraView, seconds: number): FigureBox;
}

export interface ActorSetting {
  readonly ground: Ground;
  readonly frame: FrameSize;
  readonly light: Light;
  readonly project: Project;
  /** Depth of the sheet the figures stand on. */
  readonly floorDepth: number;
  readonly duration: number;
  readonly greatestZoom: number;
  readonly shadow: DrawShadow;
  /** True when the camera travels with the figures, so that the ground passes under them. */
  readonly following: boolean;
}

/** Haze of the farthest figure; near ones have none. */
const FAR_HAZE = 0.36;

/**
 * A figure in water casts as weak a shadow as one hovering this many of its heights above the
 * ground.
 */
const SWIMMER_LIFT = 0.25;

/** Fraction of its journey that a followed figure still moves across the picture. */
const LEAD = 0.5;

/**
 * Depth below which only celestial objects are placed: no haze in front of them and no shadow
 * below.
 */
const HEAVENS = 0.12;

/**
 * Creates an actor that can be drawn at any second of the film. `taker` is the figure it travels
 * with, and that figure's width divided by its height.
 */
export function createActor(
  member: CastMember,
  figure: Figure,
  setting: ActorSetting,
  taker: { readonly member: CastMember; readonly aspect: number } = {
    member,
    aspect: figure.aspect,
  },
): Actor {
  const { ground, frame, light, project, duration } = setting;
  const standing = standFigure(member, ground, frame);
  const taken = standFigure(taker.member, ground, frame);
  const gone = journey(taker.member, taken, taker.aspect, frame, duration);
  const travels = gone(duration) > 0;
  const way = member.facing === "left" ? -1 : 1;
  const course = taker.member.facing === "left" ? -1 : 1;
  const heavenly = standing.depth < HEAVENS;
  const haze = heavenly ? 0 : FAR_HAZE * (1 - standing.depth) ** 1.6;
  const largest = standing.height * setting.greatestZoom;
  const sprite = createFigureSprite(figure, largest, member.facing, light.haze, haze);
  const mirrored = ground.reflection > 0.02 && !ground.floats && !heavenly;
  const mirror = mirrored ? createMirror(sprite, ground.reflection) : null;
  // Standing figures move with the floor; those in air or water have a depth of their own.
  const depth = ground.floats || standing.lift > 0 ? standing.depth : setting.floorDepth;
  let painted = -1;

  const place = (view: CameraView, seconds: number) => {
    const followed = setting.following && travels;
    const x = standing.x + gone(seconds) * course * (followed ? LEAD : 1);
    const onFloor = apply(project(depth, view), x, standing.floorY);
    const zoom = 1 + depth * (view.zoom - 1);
    return { x: followed ? x : onFloor.x, y: onFloor.y, size: standing.height * zoom, zoom };
  };
  const sinks = member.sinks ?? 0;
  const paint = (seconds: number, size: number) => {
    if (painted === seconds) return;
    sprite.paint(seconds, size);
    if (sinks > 0) cutAtWater(sprite.canvas, light, sprite.feetY, size, sinks, seconds);
    painted = seconds;
  };

  return {
    floorY: standing.floorY,
    measure: (view, seconds) => {
      const { x, y, size, zoom } = place(view, seconds);
      return { x, y: y - standing.lift * zoom, width: figure.aspect * size, height: size };
    },
    drawOnFloor: (context, view, seconds) => {
      if (ground.floats || heavenly || standing.lift < 0) return;
      const at = place(view, seconds);
      const pose = figure.pose?.(seconds);
      const lift = standing.lift / standing.height + Math.max(0, -(pose?.dy ?? 0));
      paint(seconds, at.size);
      const below = at.y + standing.lift * at.zoom;
      mirror?.(context, at.x, below, at.size, seconds);
      const x = at.x + (pose?.dx ?? 0) * at.size * way;
      const width = figure.aspect * at.size * 0.86;
      // Water softens a shadow, as height does.
      setting.shadow(context, x, at.y, width, sinks > 0 ? lift + SWIMMER_LIFT : lift);
      if (sinks > 0) drawRings(context, light, x, at.y, width, seconds);
    },
    draw: (context, view, seconds) => {
      const at = place(view, seconds);
      paint(seconds, at.size);
      const y = at.y - standing.lift * at.zoom;
      context.drawImage(sprite.canvas, at.x - sprite.feetX, y - sprite.feetY);
    },
  };
}
