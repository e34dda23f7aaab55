import type { Sentence } from "@kinora/contracts/message/sentence";
import { decideResolution } from "@kinora/domain/gem/decide-resolution";
import type { HoldResolution, SettleInput, VoidInput } from "@kinora/domain/gem/gem-ledger";
import type { Movement } from "@kinora/domain/gem/ledger-change";
import { requestBody } from "@kinora/domain/gem/request-body";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { bookLost } from "./book-lost.ts";
import { expireAllDue } from "./expire-due-lots.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { holderOf, loadHold, type StoredHold } from "./load-hold.ts";
import { lockAccount } from "./lock-account.ts";

/** Spends up to what is held and gives the rest back. */
export function settleHold(transaction: Database, input: SettleInput): Promise<HoldResolution> {
  return resolve(transaction, input, {
    step: "settle",
    state: "settled",
    body: requestBody.settle(input),
    spent: input.gems,
  });
}

/** Gives everything back. */
export function voidHold(transaction: Database, input: VoidInput): Promise<HoldResolution> {
  return resolve(transaction, input, {
    step: "void",
    state: "voided",
    body: requestBody.void(input),
    spent: 0,
    note: input.reason,
  });
}

interface Ending {
  readonly step: "settle" | "void";
  readonly state: "settled" | "voided";
  readonly body: string;
  readonly spent: number;
  readonly note?: Sentence;
}

async function resolve(
  transaction: Database,
  input: { holdId: string; key: string; ourFault: boolean; now: Date },
  ending: Ending,
): Promise<HoldResolution> {
  const userId = await holderOf(transaction, input.holdId);
  const { owed } = await lockAccount(transaction, userId);
  const earlier = await findRequest(transaction, userId, input.key, ending.body);
  const hold = await loadHold(transaction, input.holdId);
  if (hold.state !== "open") return standing(hold, hold.state, earlier !== null);
  // Before the life of a lot changes, what ended with the old one is booked.
  if (input.ourFault) await expireAllDue(transaction, userId, input.now);
  const { movements, extensions, lost } = decideResolution(hold, ending.spent, { ...input, owed });
  await closeHold(transaction, hold.id, ending, movements, input.now);
  await appendTransaction(transaction, {
    userId,
    step: ending.step,
    key: input.key,
    bodyHash: hashBody(ending.body),
    kind: "spent",
    purpose: hold.purpose,
    description: ending.note ?? hold.description,
    holdId: hold.id,
    at: input.now,
    movements,
    extensions,
  });
  const gone = await bookLost(transaction, hold, lost, input);
  return standing({ gems: hold.gems, spent: ending.spent, lost: gone }, ending.state, true);
}

function standing(
  hold: Pick<StoredHold, "gems" | "spent" | "lost">,
  state: "settled" | "voided",
  applied: boolean,
): HoldResolution {
  const { gems, spent, lost } = hold;
  return { applied, state, spent, released: gems - spent, lost };
}

async function closeHold(
  transaction: Database,
  holdId: string,
  { state, spent }: Ending,
  movements: readonly Movement[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("gem_hold")
    .set({ state, spent, resolved_at: now })
    .where("id", "=", holdId)
    .execute();
  const paid = movements.filter(({ to }) => to === "house_revenue");
  if (paid.length === 0) return;
  await sql`
    update gem_hold_lot set spent = paid.gems
      from unnest(
        ${paid.map(({ lotId }) => lotId)}::text[], ${paid.map(({ gems }) => gems)}::integer[]
      ) as paid (lot_id, gems)
     where hold_id = ${holdId} and gem_hold_lot.lot_id = paid.lot_id`.execute(transaction);
}
