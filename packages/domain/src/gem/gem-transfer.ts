import type { Sentence } from "@kinora/contracts/message/sentence";
import type { LotShare } from "./lot.ts";
import type { Purpose } from "./purpose.ts";

export interface TransferInput {
  readonly from: string;
  readonly to: string;
  /** Which gems move; at least one. */
  readonly shares: readonly LotShare[];
  /** Purpose of both entries. */
  readonly purpose: Purpose;
  /** Key of both entries, which nobody has used. */
  readonly key: string;
  /** Lines of the two statements. */
  readonly sent: Sentence;
  readonly received: Sentence;
  readonly now: Date;
}

/** Moves gems between two people. */
export interface GemTransfer {
  /** Locks the accounts until the transaction ends; concurrent calls wait for each other. */
  lockAccounts(userIds: readonly string[]): Promise<void>;
  /**
   * Takes gems of these lots and credits them as a lot of given gems, in the same transaction.
   * Both accounts must be locked, since the shares were decided by what is left.
   */
  transfer(
    input: TransferInput,
  ): Promise<{ readonly sentReceiptId: string; readonly receivedReceiptId: string }>;
}
