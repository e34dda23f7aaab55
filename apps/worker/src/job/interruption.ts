/** Why a running attempt stops before its end, through no fault of its own. */
export class Interruption extends Error {
  /** yielded: by itself, so that somebody else's work gets its place. */
  readonly kind: "cancelled" | "shutdown" | "lost" | "yielded";
  constructor(kind: Interruption["kind"]) {
    super(`The attempt was stopped: ${kind}.`);
    this.name = "Interruption";
    this.kind = kind;
  }
}

/** A step waits for an answer from outside: it is asked again at that time, or when it is woken. */
export class Waits extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super(`It waits until ${until.toISOString()}.`);
    this.name = "Waits";
    this.until = until;
  }
}
