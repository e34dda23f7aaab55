import { decideHold } from "@kinora/domain/gem/decide-hold";
import type { HoldInput } from "@kinora/domain/gem/gem-ledger";
import type { Movement } from "@kinora/domain/gem/ledger-change";
import { requestBody } from "@kinora/domain/gem/request-body";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { sentenceColumns } from "../message/stored-sentence.ts";
import { PREPARED } from "../prepared.ts";
import { appendTransaction } from "./append-transaction.ts";
import { expireDueLots } from "./expire-due-lots.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { loadLots } from "./load-lots.ts";
import { lockAccount } from "./lock-account.ts";
import { refuseBeyondToken } from "./refuse-beyond-token.ts";

/**
 * Holds gems in burn order. Refusals INSUFFICIENT_GEMS, TOKEN_SPEND_LIMIT, IDEMPOTENCY_KEY_REUSED.
 */
export async function holdGems(
  transaction: Database,
  input: HoldInput,
): Promise<{ holdId: string }> {
  const body = requestBody.hold(input);
  const { owed } = await lockAccount(transaction, input.userId);
  const earlier = await findRequest(transaction, input.userId, input.key, body);
  if (earlier?.holdId) return { holdId: earlier.holdId };
  await refuseBeyondToken(transaction, input);
  const lots = await loadLots(transaction, input.userId);
  const movements = decideHold(lots, input.gems, {
    owed,
    now: input.now,
    boughtFirst: input.boughtFirst,
  });
  await expireDueLots(transaction, input.userId, lots, input.now);
  const holdId = await insertHold(transaction, input, movements);
  await insertParts(transaction, holdId, input);
  await appendTransaction(transaction, {
    userId: input.userId,
    step: "hold",
    key: input.key,
    bodyHash: hashBody(body),
    kind: "spent",
    purpose: input.purpose,
    description: input.description,
    holdId,
    at: input.now,
    movements,
  });
  return { holdId };
}

async function insertHold(
  transaction: Database,
  input: HoldInput,
  movements: readonly Movement[],
): Promise<string> {
  const { source, subject } = input.purpose;
  const description = sentenceColumns(input.description);
  const price = sentenceColumns(input.quote?.explanation ?? null);
  const { rows } = await sql<{ hold_id: string }>`
    with hold as (
      insert into gem_hold (id, user_id, source, subject_noun, subject_id, gems, description,
        code, params, quoted_at, quote_explanation, quote_code, quote_params, token_id,
        created_at, expires_at)
      values (uuidv7(), ${input.userId}, ${source}, ${subject?.noun ?? null}, ${subject?.id ?? null},
        ${input.gems}, ${description.words}, ${description.code}, ${description.params}::jsonb,
        ${input.quote?.at ?? null}, ${price.words}, ${price.code}, ${price.params}::jsonb,
        ${input.tokenId ?? null}, ${input.now}, ${input.expiresAt})
      returning id
    )
    insert into gem_hold_lot (hold_id, position, lot_id, taken)
    select hold.id, position, lot_id, taken
      from hold, unnest(
        ${movements.map(({ lotId }) => lotId)}::text[],
        ${movements.map(({ gems }) => gems)}::integer[]
      ) with ordinality as share (lot_id, taken, position)
    returning hold_id ${PREPARED}`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("gem_hold_lot: a hold takes from one lot at least");
  return row.hold_id;
}

async function insertParts(
  transaction: Database,
  holdId: string,
  { gems, parts = [] }: HoldInput,
): Promise<void> {
  if (parts.length === 0) return;
  const sum = parts.reduce((total, part) => total + part.gems, 0);
  if (sum !== gems) throw new RangeError(`The parts of a hold are ${sum} gems, not ${gems}.`);
  await transaction
    .insertInto("gem_hold_part")
    .values(
      parts.map(({ subject, gems: own, description }, position) => ({
        ...{ hold_id: holdId, position, gems: own, code: description.code },
        ...{ subject_noun: subject.noun, subject_id: subject.id },
        params: JSON.stringify(description.params),
      })),
    )
    .execute();
}
