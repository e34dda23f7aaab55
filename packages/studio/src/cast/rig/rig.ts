import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Action, Emotion, Garment } from "../../scene/scene-spec.ts";
import type { Subject } from "../catalogue/subject.ts";
import type { FigurePainter } from "../look/painter.ts";
import type { Motion } from "../motion/motion.ts";

/** A figure in parts. It stands with its feet at the origin, `height` units tall, and looks right. */
export interface Rig {
  /** Units from the feet to the top. */
  readonly height: number;
  readonly width: number;
  /** Parts only: moving the whole figure is done outside. */
  draw(context: SKRSContext2D, motion: Motion, seconds: number): void;
}

export interface RigSetting {
  readonly subject: Subject;
  readonly action: Action;
  readonly painter: FigurePainter;
  readonly wears: readonly Garment[];
  /** On four legs, of those that can also stand upright. */
  readonly onFours: boolean;
  readonly emotion: Emotion | undefined;
  /** It holds what its action needs. */
  readonly tool: boolean;
  /** Words on a sign. */
  readonly text: string | undefined;
}

export type BuildRig = (setting: RigSetting) => Rig;
