/** Reason why a running attempt stops early through no fault of its own. */
export class Interruption extends Error {
  /** yielded: the job itself gave up its slot to another user's work. */
  readonly kind: "cancelled" | "shutdown" | "lost" | "yielded";
  constructor(kind: Interruption["kind"]) {
    super(`The attempt was stopped: ${kind}.`);
    this.name = "Interruption";
    this.kind = kind;
  }
}

/**
 * Thrown by a step that waits for an external response: it runs again at this time, or when it is
 * woken.
 */
export class Waits extends Error {
  readonly until: Date;
  /** Number of orders before it, when it waits for its turn at a service. */
  readonly ahead: number | null;
  constructor(until: Date, ahead: number | null = null) {
    super(`It waits until ${until.toISOString()}.`);
    this.name = "Waits";
    this.until = until;
    this.ahead = ahead;
  }
}
