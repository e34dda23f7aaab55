import type { FieldSentence } from "@kinora/contracts/field/field-messages";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { RefusalCode } from "@kinora/contracts/refusals";

/**
 * A request refused by a rule. `code` is from the closed list in contracts; `details` are the
 * figures and names that a person needs to understand it. Both are sent to the client unchanged, so
 * they must not contain secrets.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;

  /** Further details that are formatted as text when the response is written. */
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
  /** Path of the field, "additionalParams.duration". */
  readonly path: string;
  readonly said: FieldSentence;
}

/** A request with invalid fields. */
export class InvalidInput extends Refusal {
  readonly fields: readonly FlawedField[];

  constructor(fields: readonly FlawedField[]) {
    super("INVALID_INPUT");
    this.fields = fields;
  }
}
