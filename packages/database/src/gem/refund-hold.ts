import { decideRefund } from "@kinora/domain/gem/decide-refund";
import type { RefundInput } from "@kinora/domain/gem/gem-ledger";
import { requestBody } from "@kinora/domain/gem/request-body";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { bookLost } from "./book-lost.ts";
import { expireAllDue } from "./expire-due-lots.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { holderOf, loadHold } from "./load-hold.ts";
import { lockAccount } from "./lock-account.ts";

/** Returns spent gems to the lots they were spent from. */
export async function refundHold(
  transaction: Database,
  input: RefundInput,
): Promise<{ refunded: number }> {
  const body = requestBody.refund(input);
  const userId = await holderOf(transaction, input.holdId);
  const { owed } = await lockAccount(transaction, userId);
  const earlier = await findRequest(transaction, userId, input.key, body);
  if (earlier) return { refunded: earlier.amount };
  const hold = await loadHold(transaction, input.holdId);
  if (input.ourFault) await expireAllDue(transaction, userId, input.now);
  const { movements, extensions, lost } = decideRefund(hold, input.gems, { ...input, owed });
  await sql`
    with lot as (
      update gem_hold_lot set refunded = refunded + back.gems
        from (
          select lot_id, sum(gems)::integer as gems from unnest(
            ${movements.map(({ lotId }) => lotId)}::text[],
            ${movements.map(({ gems }) => gems)}::integer[]
          ) as back (lot_id, gems) group by lot_id
        ) as back
       where hold_id = ${hold.id} and gem_hold_lot.lot_id = back.lot_id
    )
    update gem_hold set refunded = refunded + ${input.gems} where id = ${hold.id}`.execute(
    transaction,
  );
  await appendTransaction(transaction, {
    userId,
    step: "refund",
    key: input.key,
    bodyHash: hashBody(body),
    kind: "refund",
    purpose: hold.purpose,
    awardKind: "refund",
    description: input.reason,
    holdId: hold.id,
    at: input.now,
    movements,
    extensions,
  });
  await bookLost(transaction, hold, lost, input);
  return { refunded: input.gems };
}
