import type { GemTransfer, TransferInput } from "@kinora/domain/gem/gem-transfer";
import { issuerOf } from "@kinora/domain/gem/ledger-change";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { appendTransaction } from "./append-transaction.ts";
import { creditGems } from "./credit-gems.ts";
import { hashBody } from "./find-request.ts";
import { lockAccount } from "./lock-account.ts";

/** Moves gems between two people, as part of an open transaction. */
export const postgresGemTransfer = (executor: Database): GemTransfer => ({
  async lockAccounts(userIds) {
    for (const userId of [...userIds].sort()) await lockAccount(executor, userId);
  },
  transfer: (input) => inTransaction(executor, (own) => transferGems(own, input)),
});

/**
 * The gems pass through the account that issues given gems, which is as full afterwards as it was
 * before.
 */
async function transferGems(
  transaction: Database,
  { from, to, shares, purpose, key, sent, received, now }: TransferInput,
): ReturnType<GemTransfer["transfer"]> {
  const gems = shares.reduce((sum, share) => sum + share.gems, 0);
  const through = issuerOf("gift");
  const sentReceiptId = await appendTransaction(transaction, {
    ...{ userId: from, step: "give", key, bodyHash: hashBody(key), kind: "gift", purpose },
    ...{ description: sent, at: now },
    movements: shares.map((share) => ({ ...share, from: "available", to: through })),
  });
  const { receiptId: receivedReceiptId } = await creditGems(transaction, {
    ...{ userId: to, gems, key, purpose, description: received, now },
    ...{ kind: "gift", expiresAt: null },
  });
  return { sentReceiptId, receivedReceiptId };
}
