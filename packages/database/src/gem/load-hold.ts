import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Hold, HoldPart, HoldState } from "@kinora/domain/gem/hold";
import type { Purpose } from "@kinora/domain/gem/purpose";
import type { Database } from "../client.ts";
import { storedSentence } from "../message/stored-sentence.ts";
import { parseKnown } from "../parse-known.ts";
import { parseLotKind } from "./parse-lot-kind.ts";
import { holdPurpose, parsePurpose } from "./parse-purpose.ts";

type StoredPart = HoldPart & { description: StoredSentence; lost: number };

export type StoredHold = Omit<Hold, "parts"> & {
  userId: string;
  purpose: Purpose;
  description: StoredSentence;
  lost: number;
  parts: readonly StoredPart[];
};

const STATES = ["open", "settled", "voided"] as const satisfies readonly HoldState[];

/** Returns the user whose hold it is; throws when it does not exist. */
export async function holderOf(executor: Database, holdId: string): Promise<string> {
  const row = await executor
    .selectFrom("gem_hold")
    .select("user_id")
    .where("id", "=", holdId)
    .executeTakeFirst();
  if (!row) throw new Error(`gem_hold: there is no hold ${holdId}`);
  return row.user_id;
}

/** Loads the hold with its lots in the order they were taken. The account must be locked. */
export async function loadHold(transaction: Database, holdId: string): Promise<StoredHold> {
  const hold = await transaction
    .selectFrom("gem_hold")
    .innerJoin("gem_hold_purpose", "hold_id", "id")
    .selectAll("gem_hold")
    .select(holdPurpose)
    .where("id", "=", holdId)
    .executeTakeFirstOrThrow();
  const lots = await transaction
    .selectFrom("gem_hold_lot")
    .innerJoin("gem_lot", "gem_lot.id", "gem_hold_lot.lot_id")
    .select(["lot_id", "kind", "expires_at", "extended_at", "taken"])
    .select(["gem_hold_lot.spent", "gem_hold_lot.refunded", "gem_hold_lot.released"])
    .where("hold_id", "=", holdId)
    .orderBy("position")
    .execute();
  return {
    id: hold.id,
    userId: hold.user_id,
    purpose: parsePurpose(hold),
    description: storedSentence({ ...hold, words: hold.description }),
    state: parseKnown(STATES, hold.state),
    gems: hold.gems,
    spent: hold.spent,
    refunded: hold.refunded,
    lost: hold.lost,
    lots: lots.map((lot) => ({
      lotId: lot.lot_id,
      kind: parseLotKind(lot.kind),
      expiresAt: lot.expires_at,
      extended: lot.extended_at !== null,
      taken: lot.taken,
      spent: lot.spent,
      refunded: lot.refunded,
      released: lot.released,
    })),
    parts: await loadParts(transaction, holdId),
  };
}

async function loadParts(transaction: Database, holdId: string): Promise<StoredPart[]> {
  const parts = await transaction
    .selectFrom("gem_hold_part")
    .selectAll()
    .where("hold_id", "=", holdId)
    .orderBy("position")
    .execute();
  return parts.map(({ subject_noun: noun, subject_id: id, state, gems, spent, lost, ...said }) => ({
    subject: { noun, id },
    state: parseKnown(STATES, state),
    ...{ gems, spent, lost },
    description: storedSentence({ ...said, words: "" }),
  }));
}
