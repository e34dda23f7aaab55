import type { Blow } from "./deadly-relay.ts";
import { planKills } from "./kill-plan.ts";

/** Milliseconds without a moment after which a worker is killed all the same: it is idle. */
const IDLE_MS = 3_000;

/** What ended a life. */
type Cause = Blow | "file" | "elsewhere" | "idle";

/** Decides when each life ends, and counts what ended it. */
export function openDeaths(seed: number, span: number) {
  const plan = planKills(seed, span);
  const counts: Record<Cause, number> = { before: 0, after: 0, file: 0, elsewhere: 0, idle: 0 };
  let kill: (() => void) | null = null;
  let idle: NodeJS.Timeout | undefined;

  const strike = (cause: Cause) => {
    if (!kill) return;
    counts[cause] += 1;
    kill();
    kill = null;
    clearTimeout(idle);
  };
  return {
    plan,
    counts,
    /** Begins a life that `end` ends. */
    begin(end: () => void) {
      kill = end;
    },
    strike,
    /** Counts a moment of the life; returns the blow if it ends at this one. */
    moment(): Blow | null {
      if (!kill) return null;
      clearTimeout(idle);
      idle = setTimeout(() => strike("idle"), IDLE_MS);
      return plan.moment();
    },
  };
}
