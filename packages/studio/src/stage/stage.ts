import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Random } from "../scene/random.ts";
import type { Look, SceneSpec } from "../scene/scene-spec.ts";

/** Frame size in pixels. Layers extend beyond it, so that a moving camera never shows an edge. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The light of a scene, chosen once from time, weather and place, and used by both plates and
 * figures.
 */
export interface Light {
  /** Colour multiplied into every figure, "#8890c8". */
  readonly ambient: string;
  /** Colour of the sun, moon or lamp that lights one side. */
  readonly key: string;
  /** Horizontal position of the key light: -1 = far left, 1 = far right. */
  readonly direction: number;
  /** Colour of the thin bright edge on the lit side. */
  readonly rim: string;
  /** 0 = black night, 1 = noon. */
  readonly brightness: number;
  /** Colour of the air, into which far things fade. */
  readonly haze: string;
  /** Sky colours from the zenith to the horizon. */
  readonly sky: readonly string[];
}

/**
 * Position of the floor in fractions of the frame height. Underwater and in space nothing stands:
 * `floats`.
 */
export interface Ground {
  readonly horizon: number;
  /** y of the feet at nearness 1. */
  readonly front: number;
  readonly floats: boolean;
  /** Strength of the figures' reflection (wet street, water), 0..1. */
  readonly reflection: number;
}

export interface PlaceBrush {
  readonly frame: FrameSize;
  /** Size of every layer canvas: the frame plus `margin` pixels on each side. */
  readonly margin: number;
  readonly spec: SceneSpec;
  readonly light: Light;
  readonly look: Look;
  readonly random: Random;
  /** The visible part of `frame` when a place is painted wider: horizontal pixels. */
  readonly seen?: { readonly left: number; readonly width: number };
}

/**
 * One sheet of the stage. Sheets are drawn once (`picture`) and moved by the camera in proportion
 * to `depth`: 0 = the sky, fixed; 1 = the plane of the nearest figure; > 1 = in front of it.
 * `animate` draws what moves by itself (blinking windows, waves, leaves) in sheet coordinates; it
 * must depend only on the time, so that every frame can be drawn independently.
 */
export interface Layer {
  readonly name: string;
  readonly depth: number;
  readonly picture: Canvas;
  readonly animate?: (context: SKRSContext2D, seconds: number) => void;
}

/**
 * A painted place: sheets from back to front, its ground, and the position of the figures between
 * the sheets.
 */
export interface Plate {
  readonly layers: readonly Layer[];
  readonly ground: Ground;
}

export type PaintPlace = (brush: PlaceBrush) => Plate;

/** Pose of a figure at a moment; offsets are fractions of the figure's height. */
export interface Pose {
  readonly dx: number;
  readonly dy: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/**
 * A figure ready to be drawn: `draw` paints it, already lit, with its feet at the origin, `height`
 * pixels tall, facing right, at a moment of its own animation.
 */
export interface Figure {
  readonly draw: (context: SKRSContext2D, height: number, seconds: number) => void;
  /** Width divided by height. */
  readonly aspect: number;
  /**
   * Displacement of the figure by its own motion, so that its shadow stays under it. Already
   * included in `draw`.
   */
  readonly pose?: (seconds: number) => Pose;
}
