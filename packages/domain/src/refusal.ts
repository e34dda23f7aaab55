import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";

/**
 * A rule says no. `code` is from the closed list of contracts, `details` are the figures and names a
 * person needs to understand it; both reach the client as they are, so no secrets here.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}
