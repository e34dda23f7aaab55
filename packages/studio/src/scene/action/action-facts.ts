/**
 * `resting`: the figure stays in place. `overWater`: above or on the water, not in it. `wholeBody`:
 * also for figures without limbs. `onFours`: animals that can stand upright need no hands for it.
 * `roomy`: it would leave the frame of a portrait.
 */
export type Doing = "resting" | "overWater" | "wholeBody" | "onFours" | "roomy";

/** A thing held in the hand. */
interface Tool {
  readonly icon: string;
  /** Length of its longer side in rig units. */
  readonly size: number;
  /** Rotation in the hand in radians, relative to its picture. */
  readonly turn: number;
  /** Grip point: fractions of its width and height from the upper left. */
  readonly grip: readonly [number, number];
  /** True when its picture faces the other way. */
  readonly mirrored?: true;
}

/** A board under the feet: its width in rig units, and how far it lifts the figure. */
interface Board {
  readonly icon: string;
  readonly width: number;
  readonly rise: number;
}

/** All facts about an action except its motion (`cast/motion`). */
export interface ActionFacts {
  /** All written forms, listed because verbs are too irregular to derive them. */
  readonly words: string;
  readonly done?: readonly Doing[];
  /** Travel speed of the figure, in own heights per second. */
  readonly speed?: number;
  readonly tool?: Tool;
  readonly board?: Board;
}
