import type { Sentence } from "@kinora/contracts/message/sentence";

/** Nothing can be made of what work begins with. */
export class InputRefused extends Error {
  override readonly name = "InputRefused";
  /** Why, for its owner. */
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}

/** What is said of an error, when it is such a refusal: what processes tell each other of it. */
export function inputRefusal(error: unknown): Sentence | null {
  return error instanceof InputRefused ? error.said : null;
}

/**
 * What work begins with took more time or memory than it may. Tried again, for the machine may have been busy; but a
 * person can bring it about at will, so it is not our fault.
 */
export class InputTooHeavy extends Error {
  override readonly name = "InputTooHeavy";
  /** What its owner is told. */
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}
