import type { ChildProcess } from "node:child_process";

/** What the supervisor asks, and what a child answers that lives. */
export const ASK = "kinora: alive?";
export const ALIVE = "kinora: alive";

export interface LifeSigns {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** Questions without an answer after which a child that has answered before is replaced. */
  readonly unanswered: number;
  /** The same for one that is still starting. */
  readonly unansweredAtStart: number;
}

/** Half a minute of silence; two minutes at the start, when a slow machine loads everything. */
export const LIFE_SIGNS: LifeSigns = { every: 2_000, unanswered: 15, unansweredAtStart: 60 };

/**
 * Asks a child again and again whether it lives. Questions are counted, not seconds: whoever was stopped
 * together with us, by a laptop that slept or a debugger, has missed one.
 *
 * @param onSilent called once, when too many questions were not answered
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
