import type { Sentence } from "@kinora/contracts/message/sentence";

/** The input of a work is unusable. */
export class InputRefused extends Error {
  override readonly name = "InputRefused";
  /** Reason, shown to the owner. */
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}

/**
 * Returns the sentence of an InputRefused error, for passing it between processes; null for other
 * errors.
 */
export function inputRefusal(error: unknown): Sentence | null {
  return error instanceof InputRefused ? error.said : null;
}

/**
 * Processing the input exceeded its time or memory limit. It is retried because the machine may
 * have been busy, but does not count as our fault because a user can provoke it at will.
 */
export class InputTooHeavy extends Error {
  override readonly name = "InputTooHeavy";
  /** Message shown to the owner. */
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}
