import type { Action, Emotion } from "../scene/scene-spec.ts";

/** What is open while the words go by, until a noun takes it. */
export interface Open {
  determined: boolean;
  possessive: boolean;
  count: number | undefined;
  /** The count is a number, not "some" or "a herd". */
  exact: boolean;
  size: number;
  colour: string | undefined;
  action: Action | undefined;
  emotion: Emotion | undefined;
  words: string[];
}

/** At the beginning, and behind every noun. */
export const nothingOpen = (): Open => ({
  determined: false,
  possessive: false,
  count: undefined,
  exact: false,
  size: 1,
  colour: undefined,
  action: undefined,
  emotion: undefined,
  words: [],
});
