import type { Sentence, StoredSentence } from "@kinora/contracts/message/sentence";
import { decideResolution, stillHeld } from "@kinora/domain/gem/decide-resolution";
import type { HoldResolution, SettleInput, VoidInput } from "@kinora/domain/gem/gem-ledger";
import type { HoldState } from "@kinora/domain/gem/hold";
import { requestBody } from "@kinora/domain/gem/request-body";
import type { SubjectRef } from "@kinora/domain/subject";
import { resolveCampaignHold } from "../campaign/postgres-campaign-budget.ts";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { bookLost } from "./book-lost.ts";
import { closeHold, notePartLost } from "./close-hold.ts";
import { expireAllDue } from "./expire-due-lots.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { holderOf, loadHold, type StoredHold } from "./load-hold.ts";
import { lockAccount } from "./lock-account.ts";
import { repeatResolution } from "./repeat-resolution.ts";

/** Spends up to the held gems, for one work of an order or for the whole, and releases the rest. */
export function settleHold(transaction: Database, input: SettleInput): Promise<HoldResolution> {
  return resolve(transaction, input, {
    step: "settle",
    state: "settled",
    body: requestBody.settle(input),
    spent: input.gems,
  });
}

/** Releases the gems held for one work of an order, or all that are still open. */
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

/** The part of a hold that a call resolves, or all that is open. */
interface Share {
  readonly subject: SubjectRef | null;
  readonly state: HoldState;
  readonly gems: number;
  readonly spent: number;
  readonly lost: number;
  readonly description: StoredSentence;
}

async function resolve(
  transaction: Database,
  input: { holdId: string; part?: SubjectRef; key: string; ourFault: boolean; now: Date },
  ending: Ending,
): Promise<HoldResolution> {
  const userId = await holderOf(transaction, input.holdId);
  const { owed } = await lockAccount(transaction, userId);
  const earlier = await findRequest(transaction, userId, input.key, ending.body);
  if (earlier) return repeatResolution(transaction, earlier, ending.state);
  const hold = await loadHold(transaction, input.holdId);
  const share = shareOf(hold, input.part);
  const { state, gems } = share;
  if (state !== "open") return { ...standing(share, state), applied: false };
  // Lots that have expired must be booked before the life of a lot is extended.
  if (input.ourFault) await expireAllDue(transaction, userId, input.now);
  const { spent } = ending;
  const { movements, extensions, lost } = decideResolution(
    hold,
    { gems, spent },
    { ...input, owed },
  );
  await closeHold(transaction, hold, { ...ending, part: share.subject, movements, at: input.now });
  await appendTransaction(transaction, {
    userId,
    step: ending.step,
    key: input.key,
    bodyHash: hashBody(ending.body),
    kind: "spent",
    purpose: { ...hold.purpose, subject: share.subject ?? hold.purpose.subject },
    description: ending.note ?? share.description,
    holdId: hold.id,
    at: input.now,
    movements,
    extensions,
  });
  await resolveCampaignHold(transaction, hold.id, spent);
  const gone = await bookLost(transaction, hold, lost, input);
  if (share.subject && gone > 0) await notePartLost(transaction, hold.id, share.subject, gone);
  return { ...standing({ gems, spent, lost: gone }, ending.state), applied: true };
}

/** In a hold without parts, any named work means the whole hold. */
function shareOf(hold: StoredHold, named: SubjectRef | undefined): Share {
  if (hold.parts.length > 0 && named) {
    const part = hold.parts.find(({ subject }) => subject.id === named.id);
    if (!part) throw new Error(`gem_hold_part: ${hold.id} has none for ${named.id}`);
    return part;
  }
  const gems = hold.state === "open" ? stillHeld(hold) : hold.gems;
  return { ...hold, subject: null, gems };
}

function standing(
  { gems, spent, lost }: Pick<Share, "gems" | "spent" | "lost">,
  state: "settled" | "voided",
): Omit<HoldResolution, "applied"> {
  return { state, spent, released: gems - spent, lost };
}
