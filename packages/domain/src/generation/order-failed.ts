import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { Sentence } from "@kinora/contracts/message/sentence";

/** The result exists but is temporarily unavailable; it is collected again at `at`. */
export class CollectLater extends Error {
  override readonly name = "CollectLater";
  readonly at: Date;

  constructor(at: Date) {
    super(`The result is collected at ${at.toISOString()}.`);
    this.at = at;
  }
}

/** An order failed, and retrying it is pointless. */
export class OrderFailed extends Error {
  override readonly name = "OrderFailed";
  readonly failure: Extract<FailureClass, "input" | "policy" | "engine" | "timeout">;
  /** Message for the owner; null when there is nothing to add to the failure class. */
  readonly said: Sentence | null;

  constructor(failure: OrderFailed["failure"], said: Sentence | null = null) {
    super(`The order failed: ${failure}`);
    this.failure = failure;
    this.said = said;
  }
}
