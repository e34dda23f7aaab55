import type { Aspect } from "./measures.ts";

/** seen: visible in the picture; told: not visible, but reported to the user; lost: neither. */
export type Outcome = "seen" | "told" | "lost";

export interface Judgement {
  readonly aspect: Aspect;
  readonly outcome: Outcome;
  readonly words: string;
}

export const outcomeOf = (seen: boolean, told: boolean): Outcome =>
  seen ? "seen" : told ? "told" : "lost";
