import type { Sentence } from "@kinora/contracts/message/sentence";

/** What a service of others did not make, through no fault of whoever wrote it. It is asked for once. */
export class NotMadeElsewhere extends Error {
  override readonly name = "NotMadeElsewhere";
  readonly said: Sentence;

  constructor(said: Sentence) {
    super(`It was not made elsewhere: ${said.code}`);
    this.said = said;
  }
}
