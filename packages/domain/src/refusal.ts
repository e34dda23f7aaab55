import type { FieldSentence } from "@kinora/contracts/field/field-messages";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { RefusalCode } from "@kinora/contracts/refusals";

/**
 * A rule says no. `code` is from the closed list of contracts, `details` are the figures and names a
 * person needs to understand it; both reach the client as they are, so no secrets here.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;

  /** Further details, which are told in words: whoever answers finds them. */
  readonly said: Readonly<Record<string, StoredSentence>>;

  constructor(
    code: RefusalCode,
    details: Readonly<Record<string, unknown>> = {},
    said: Readonly<Record<string, StoredSentence>> = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.said = said;
  }
}

export interface FlawedField {
  /** Where it lies, "additionalParams.duration". */
  readonly path: string;
  readonly said: FieldSentence;
}

/** Fields of a request that are not as they should be. */
export class InvalidInput extends Refusal {
  readonly fields: readonly FlawedField[];

  constructor(fields: readonly FlawedField[]) {
    super("INVALID_INPUT");
    this.fields = fields;
  }
}
