/**
 * `resting`: the figure stays where it is. `overWater`: above or upon the water, not in it. `wholeBody`: by what
 * has no limbs as well. `onFours`: animals that can stand upright need no hands for it. `roomy`: it would leave
 * the frame of a portrait.
 */
export type Doing = "resting" | "overWater" | "wholeBody" | "onFours" | "roomy";

/** What is in the hand. */
interface Tool {
  readonly icon: string;
  /** Length of its longer side in rig units. */
  readonly size: number;
  /** Radians it is turned in the hand, from the way its picture shows it. */
  readonly turn: number;
  /** Where the hand holds it: fractions of its width and height from the upper left. */
  readonly grip: readonly [number, number];
  /** Its picture looks the other way. */
  readonly mirrored?: true;
}

/** What is under the feet: its width in rig units, and how far it lifts the figure. */
interface Board {
  readonly icon: string;
  readonly width: number;
  readonly rise: number;
}

/** All that the house knows of an action but how it moves (`cast/motion`). */
export interface ActionFacts {
  /** Every form as it is written: verbs are irregular enough that listing them is the simpler truth. */
  readonly words: string;
  readonly done?: readonly Doing[];
  /** Who does it travels: its own heights a second. */
  readonly speed?: number;
  readonly tool?: Tool;
  readonly board?: Board;
}
