import type { ChildProcess } from "node:child_process";

/** The supervisor's ping and a child's reply. */
export const ASK = "kinora: alive?";
export const ALIVE = "kinora: alive";

export interface LifeSigns {
  /** Milliseconds between two pings. */
  readonly every: number;
  /** Number of unanswered pings after which a child that has answered before is replaced. */
  readonly unanswered: number;
  /** Number of unanswered pings after which a child that is still starting is replaced. */
  readonly unansweredAtStart: number;
}

/** 30 seconds of silence; two minutes at the start, when a slow machine loads everything. */
export const LIFE_SIGNS: LifeSigns = { every: 2_000, unanswered: 15, unansweredAtStart: 60 };

/**
 * Pings a child regularly. The limit counts pings rather than seconds, so a laptop that slept or a
 * debugger that paused both processes costs only one ping.
 *
 * @param onSilent called once, when too many pings went unanswered
 */
export function watchLife(child: ChildProcess, signs: LifeSigns, onSilent: () => void): void {
  let unanswered = 0;
  let limit = signs.unansweredAtStart;
  const ask = () => {
    if (unanswered >= limit) {
      clearInterval(timer);
      return onSilent();
    }
    unanswered += 1;
    if (child.connected) child.send(ASK, () => {});
  };
  const timer = setInterval(ask, signs.every);
  child.on("message", (message) => {
    if (message !== ALIVE) return;
    unanswered = 0;
    limit = signs.unanswered;
  });
  child.once("exit", () => clearInterval(timer));
}
