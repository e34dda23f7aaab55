import type { Action, Emotion } from "../scene/scene-spec.ts";

/** Modifiers collected until a noun takes them. */
export interface Open {
  determined: boolean;
  possessive: boolean;
  /** True after "a" and "an", which one thing follows. */
  single: boolean;
  count: number | undefined;
  /** True when the count is a number rather than "some" or "a herd". */
  exact: boolean;
  size: number;
  colour: string | undefined;
  action: Action | undefined;
  emotion: Emotion | undefined;
  words: string[];
}

/** State at the beginning and after every noun. */
export const nothingOpen = (): Open => ({
  determined: false,
  possessive: false,
  single: false,
  count: undefined,
  exact: false,
  size: 1,
  colour: undefined,
  action: undefined,
  emotion: undefined,
  words: [],
});
