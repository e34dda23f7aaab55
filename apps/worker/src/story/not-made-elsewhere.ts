import type { Sentence } from "@kinora/contracts/message/sentence";

/**
 * Thrown when an external service did not make something, through no fault of the author. It is not
 * requested again.
 */
export class NotMadeElsewhere extends Error {
  override readonly name = "NotMadeElsewhere";
  readonly said: Sentence;

  constructor(said: Sentence) {
    super(`It was not made elsewhere: ${said.code}`);
    this.said = said;
  }
}
