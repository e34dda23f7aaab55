import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Stage } from "../draw/compose-stage.ts";
import type { FigureBox } from "../draw/figure-actor.ts";
import { css, mix, parseColour, scale } from "../light/colour.ts";
import type { FrameSource } from "../picture/raw-frame.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { FrameSize, Light } from "../stage/stage.ts";

/** Fraction of the film after which the whole scene is visible. */
const OPEN = 0.78;
/** Fraction of the film during which the circle stays fixed before it widens. */
const STANDS = 0.08;
/** Radius of the first circle at default strength, as a fraction of the frame's shorter side. */
const FIRST = 0.23;
/** Width of the rim of the glass, as a fraction of the frame's shorter side. */
const RIM = 0.014;

export interface ScopeOptions {
  readonly duration: number;
  /** 0..2, 1 is the default: higher values make the first circle smaller. */
  readonly strength: number;
  /** Direction the lead faces, which locates its head. */
  readonly facing: CastMember["facing"] | undefined;
}

/** The visible circle at a moment, in pixels; null when the view is fully open. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /**
   * 0..1: shade that the glass casts inwards; it fades to 0 at the end, so that its disappearance
   * is not visible.
   */
  readonly shade: number;
}

/**
 * Position of the head in a figure's box: its height and, for figures longer than tall, its
 * distance ahead of the middle.
 */
const HEAD_UP = 0.67;
const HEAD_AHEAD = 0.3;
const LONG = 0.9;

function findEye({ x, y, width, height }: FigureBox, facing: ScopeOptions["facing"]) {
  const ahead = width > height * LONG ? width * HEAD_AHEAD : 0;
  return { x: x + (facing === "left" ? -ahead : ahead), y: y - height * HEAD_UP };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * Returns the view at a moment: a circle around `eye` that widens and moves to the middle until it
 * contains the frame.
 */
export function circleAt(
  seconds: number,
  { duration, strength }: Pick<ScopeOptions, "duration" | "strength">,
  frame: FrameSize,
  eye: { readonly x: number; readonly y: number },
): Circle | null {
  const share = (seconds / duration - STANDS) / (OPEN - STANDS);
  if (share >= 1) return null;
  const wide = smooth(Math.max(0, share));
  const unit = Math.min(frame.width, frame.height);
  const from = (unit * FIRST) / Math.max(0.4, Math.sqrt(strength));
  const to = Math.hypot(frame.width, frame.height) / 2 + unit * RIM * 4;
  // Grows exponentially, as a lens opens.
  const radius = from * (to / from) ** wide;
  return {
    x: eye.x + (frame.width / 2 - eye.x) * wide,
    y: eye.y + (frame.height / 2 - eye.y) * wide,
    radius,
    shade: 1 - wide ** 2,
  };
}

/** Draws the dark around the glass, its rim, and the shade it casts inwards. */
function drawGlass(context: SKRSContext2D, frame: FrameSize, circle: Circle, light: Light): void {
  const { x, y, radius } = circle;
  const rim = RIM * Math.min(frame.width, frame.height);
  const dark = scale(
    mix(parseColour(light.haze), parseColour(light.sky[0] ?? light.haze), 0.5),
    0.1,
  );
  context.save();
  const shade = context.createRadialGradient(x, y, radius * 0.72, x, y, radius);
  shade.addColorStop(0, css(dark, 0));
  shade.addColorStop(1, css(dark, 0.55 * circle.shade));
  context.fillStyle = shade;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(dark);
  context.beginPath();
  context.rect(0, 0, frame.width, frame.height);
  context.arc(x, y, radius, 0, Math.PI * 2, true);
  context.fill("evenodd");
  const brass = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  const key = parseColour(light.key);
  brass.addColorStop(0, css(mix(key, [255, 255, 255], 0.3), 0.95));
  brass.addColorStop(0.5, css(scale(key, 0.45), 0.95));
  brass.addColorStop(1, css(scale(key, 0.8), 0.95));
  context.strokeStyle = brass;
  context.lineWidth = rim;
  context.beginPath();
  context.arc(x, y, radius + rim / 2, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}

/**
 * Opens a film that begins as a circle around its lead and widens until the whole scene is visible.
 */
export function openScope(
  stage: Stage,
  frame: FrameSize,
  light: Light,
  options: ScopeOptions,
): FrameSource {
  const context = stage.canvas.getContext("2d");
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return {
    canvas: stage.canvas,
    drawFrame: (seconds) => {
      stage.drawFrame(seconds);
      const lead = stage.findLead(seconds);
      const eye = lead === null ? middle : findEye(lead, options.facing);
      const circle = circleAt(seconds, options, frame, eye);
      if (circle !== null) drawGlass(context, frame, circle, light);
    },
  };
}
