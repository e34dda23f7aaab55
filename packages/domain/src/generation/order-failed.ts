import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { Sentence } from "@kinora/contracts/message/sentence";

/** What was ordered is made, and cannot be had just now: it is collected again at that time. */
export class CollectLater extends Error {
  override readonly name = "CollectLater";
  readonly at: Date;

  constructor(at: Date) {
    super(`The result is collected at ${at.toISOString()}.`);
    this.at = at;
  }
}

/** Nothing comes of an order, and asking again is of no use. */
export class OrderFailed extends Error {
  override readonly name = "OrderFailed";
  readonly failure: Extract<FailureClass, "input" | "engine" | "timeout">;
  /** For its owner; null: nothing is known beyond the failure. */
  readonly said: Sentence | null;

  constructor(failure: OrderFailed["failure"], said: Sentence | null = null) {
    super(`The order failed: ${failure}`);
    this.failure = failure;
    this.said = said;
  }
}
