/**
 * The fate of the next order: it fails before it is accepted, or afterwards, and then it is billed.
 * `hangs`: it is accepted, and the connection stays open without an answer.
 */
export const SUBMIT_FAULTS = [
  "never arrives",
  "lost before",
  "lost after",
  "hangs",
  "500 before",
  "500 after",
  "503 after",
  "broken off",
  "unreadable",
  "429",
  "policy",
  "input",
  "quota",
  "auth",
  // It has no such model, or does not let this key use it.
  "404",
  "403",
] as const;
export type SubmitFault = (typeof SUBMIT_FAULTS)[number];

/** Refusal classes, as named by faults. */
export const REFUSALS = ["policy", "input", "quota", "auth"] as const;
export type SimulatedRefusal = (typeof REFUSALS)[number];

/** The fate of the next request for an order, a result or the list. */
export const ASK_FAULTS = [
  "401",
  "404",
  "429",
  "503",
  "lost",
  "hangs",
  "broken off",
  "unreadable",
  "unheard status",
] as const;
export type AskFault = (typeof ASK_FAULTS)[number];

/**
 * Endings of an order that was not cancelled. `flagged`: reported as a success without a result;
 * `partial`: a success with one result less than ordered.
 */
export const ENDINGS = ["done", "failed", "policy", "flagged", "gone", "partial"] as const;
export type OrderEnding = (typeof ENDINGS)[number];

/** The fate of the next cancellation. `goes on`: it is heard, and the work is finished anyway. */
export const CANCEL_FAULTS = ["goes on"] as const;
export type CancelFault = (typeof CANCEL_FAULTS)[number];

/**
 * The fate of the next webhook. `early`: the order is over, and the webhook is due, before the
 * order is answered; `late`: it comes after those of the next time; `forged`: its body was changed
 * on the way.
 */
export const CALL_FAULTS = ["never", "twice", "early", "late", "forged"] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/**
 * The fate of the next fetch of a result. `huge`: it never ends; `private`: it redirects to an
 * address of a private network.
 */
export const FILE_FAULTS = [
  "403",
  "404",
  "503",
  "broken off",
  "empty",
  "wrong type",
  "huge",
  "private",
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** How the next order's bill differs from the list price. */
export const PRICE_FAULTS = ["cheaper", "dearer"] as const;
export type PriceFault = (typeof PRICE_FAULTS)[number];

/** What is wrong with the account until it is set right: nothing is known, or nothing is left. */
export const ACCOUNT_FAULTS = ["key revoked", "no credit"] as const;
export type AccountFault = (typeof ACCOUNT_FAULTS)[number];

/** Queues of faults for the next requests of each kind. */
export interface SimulatedFaults {
  readonly submit: SubmitFault[];
  /** Null lets that poll succeed. */
  readonly ask: (AskFault | null)[];
  readonly cancel: CancelFault[];
  readonly call: (CallFault | null)[];
  /** Null lets that fetch succeed. */
  readonly file: (FileFault | null)[];
  readonly price: PriceFault[];
  /** Lasts until it is set to null. */
  account: AccountFault | null;
}

/** Returns an account in good order, and no faults. */
export const noFaults = (): SimulatedFaults => ({
  ...{ submit: [], ask: [], cancel: [], call: [], file: [], price: [] },
  account: null,
});
