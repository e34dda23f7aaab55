import { seeded } from "@kinora/domain/seeded-random";
import type { Blow } from "./deadly-relay.ts";

/** Draws when a process dies: its lives end after 1 to `span` moments. */
export function planKills(seed: number, span: number) {
  const random = seeded(seed);
  let left = 0;
  return {
    /** A number from 1 to `most`. */
    upTo: (most: number) => 1 + Math.floor(random() * most),
    /** Decides with a probability. */
    happens: (share: number) => random() < share,
    begin() {
      left = 1 + Math.floor(random() * span);
    },
    /** Begins a life that is to end elsewhere, and only at last here. */
    beginLong() {
      left = 2 * span;
    },
    /** Counts a moment; returns the blow if this one ends the life. */
    moment(): Blow | null {
      left -= 1;
      if (left !== 0) return null;
      return random() < 0.5 ? "before" : "after";
    },
  };
}
