import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Action, Emotion, Garment } from "../../scene/scene-spec.ts";
import type { Subject } from "../catalogue/subject.ts";
import type { FigurePainter } from "../look/painter.ts";
import type { Motion } from "../motion/motion.ts";

/**
 * A figure in parts. It stands with its feet at the origin, is `height` units tall and faces right.
 */
export interface Rig {
  /** Units from the feet to the top. */
  readonly height: number;
  readonly width: number;
  /** Moves only the parts; the whole figure is moved by the caller. */
  draw(context: SKRSContext2D, motion: Motion, seconds: number): void;
}

export interface RigSetting {
  readonly subject: Subject;
  readonly action: Action;
  readonly painter: FigurePainter;
  readonly wears: readonly Garment[];
  /** True when an animal that can also stand upright is on four legs. */
  readonly onFours: boolean;
  readonly emotion: Emotion | undefined;
  /** True when it holds the tool of its action. */
  readonly tool: boolean;
  /** Text on a sign. */
  readonly text: string | undefined;
}

export type BuildRig = (setting: RigSetting) => Rig;
