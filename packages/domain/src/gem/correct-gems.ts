import type { CorrectionDecision, NewCorrection } from "@kinora/contracts/gem/correction";
import { CORRECTION_ALONE_MAX } from "@kinora/contracts/limits";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { CorrectionRecord, CorrectionStore } from "./correction-store.ts";
import type { GemLedger } from "./gem-ledger.ts";
import type { Purpose } from "./purpose.ts";

export interface CorrectionStores {
  readonly corrections: CorrectionStore;
  /** Locks the person; null when there is none or their account was erased. */
  readonly suspensions: { lockPerson(userId: string): Promise<object | null> };
  readonly ledger: Pick<GemLedger, "credit" | "hold" | "settle">;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

type Transact = <T>(work: (stores: CorrectionStores) => Promise<T>) => Promise<T>;

interface ByWhom {
  readonly actor: { readonly id: string };
  readonly requestId: string | null;
  readonly now: Date;
}

const TEN_MINUTES = 10 * 60_000;
const DAY = 24 * 60 * 60_000;

/**
 * Gives or takes gems with a reason, as a correction or, given, as a courtesy. When the gems, together with those the same person corrected
 * alone within a day, exceed CORRECTION_ALONE_MAX, the correction waits for a second person.
 * Repeating the key returns the first request.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, INSUFFICIENT_GEMS, IDEMPOTENCY_KEY_REUSED
 */
export async function askForCorrection(
  { transact }: { transact: Transact },
  input: ByWhom & {
    readonly id: string;
    readonly userId: string;
    readonly wish: NewCorrection;
    readonly key: string;
  },
): Promise<CorrectionRecord> {
  const { id, userId, wish, key, actor, now } = input;
  const gems = wish.direction === "take" ? -wish.gems : wish.gems;
  const courtesy = wish.direction === "courtesy";
  return transact(async (stores) => {
    const { corrections, suspensions } = stores;
    // Lock both people in id order to avoid deadlocks. The requester is locked so that concurrent
    // requests count one another.
    for (const one of [userId, actor.id].sort())
      if ((await suspensions.lockPerson(one)) === null) throw new Refusal("PERSON_NOT_FOUND");
    if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
    const { reason } = wish;
    const asked = { id, userId, gems, courtesy, reason, askedById: actor.id, askedAt: now };
    const kept = await corrections.add(asked, key);
    if (kept.id !== id) return repeated(kept, asked);
    const alone = await corrections.gemsAlone(actor.id, new Date(now.getTime() - DAY));
    if (alone + Math.abs(gems) > CORRECTION_ALONE_MAX) {
      await write(stores, kept, "gems.asked", input);
      const payload = { askedById: actor.id, gems };
      await stores.record({ type: "gem.correctionAsked", subjectId: id, userId, payload });
      return kept;
    }
    return book(stores, kept, input);
  });
}

/**
 * Approves or declines a correction that another person requested.
 *
 * @throws Refusal CORRECTION_NOT_FOUND, CORRECTION_DECIDED, OWN_DECISION, OWN_ACCOUNT,
 * INSUFFICIENT_GEMS
 */
export async function decideCorrection(
  { transact }: { transact: Transact },
  input: ByWhom & { readonly id: string; readonly verdict: CorrectionDecision["verdict"] },
): Promise<CorrectionRecord> {
  const { id, verdict, actor, now } = input;
  return transact(async (stores) => {
    const asked = await stores.corrections.lock(id);
    if (!asked) throw new Refusal("CORRECTION_NOT_FOUND");
    if (asked.state !== "asked") throw new Refusal("CORRECTION_DECIDED");
    if (asked.askedById === actor.id) throw new Refusal("OWN_DECISION");
    if (asked.userId === actor.id) throw new Refusal("OWN_ACCOUNT");
    const { userId } = asked;
    await stores.record({ type: "gem.correctionDecided", subjectId: id, userId, payload: {} });
    if (verdict === "agree") return book(stores, asked, input);
    const declined = { ...asked, state: "declined" as const };
    await stores.corrections.decide(id, "declined", actor.id, now);
    await write(stores, declined, "gems.declined", input);
    return declined;
  });
}

/**
 * Returns the earlier correction of the same key. Refusal IDEMPOTENCY_KEY_REUSED when it differs.
 */
function repeated(
  kept: CorrectionRecord,
  asked: Pick<CorrectionRecord, "userId" | "gems" | "courtesy" | "reason">,
): CorrectionRecord {
  const isSame =
    kept.userId === asked.userId &&
    kept.gems === asked.gems &&
    kept.courtesy === asked.courtesy &&
    kept.reason === asked.reason;
  if (!isSame) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return kept;
}

async function book(
  stores: CorrectionStores,
  correction: CorrectionRecord,
  by: ByWhom,
): Promise<CorrectionRecord> {
  const { corrections, ledger, record } = stores;
  const { id, userId, gems, courtesy } = correction;
  const purpose: Purpose = { source: "correction", subject: { noun: "correction", id } };
  const about = { userId, purpose, now: by.now, description: CORRECTION };
  if (courtesy) {
    await ledger.credit({
      ...{ ...about, gems, kind: "refund", awardKind: "refund", expiresAt: null },
      purpose: { ...purpose, source: "award" },
      description: COURTESY,
      key: `correction:${id}`,
    });
  } else if (gems > 0) {
    const lot = { gems, kind: "correction", expiresAt: null } as const;
    await ledger.credit({ ...about, ...lot, key: `correction:${id}` });
  } else {
    const expiresAt = new Date(by.now.getTime() + TEN_MINUTES);
    const hold = { ...about, gems: -gems, key: `correction:${id}`, expiresAt };
    const { holdId } = await ledger.hold(hold);
    const key = `correction:${id}:settled`;
    await ledger.settle({ holdId, gems: -gems, key, ourFault: false, now: by.now });
  }
  await corrections.decide(id, "done", by.actor.id, by.now);
  const payload = { correctionId: id, gems, courtesy };
  await record({ type: "gem.corrected", subjectId: userId, userId, payload });
  const done = { ...correction, state: "done" as const };
  await write(stores, done, "gems.corrected", by);
  return done;
}

const CORRECTION = { code: "gem.correction", params: {} } as const;
const COURTESY = { code: "award.courtesy", params: {} } as const;

function write(
  { audit }: CorrectionStores,
  { id, userId, gems, courtesy, reason, state }: CorrectionRecord,
  action: "gems.asked" | "gems.corrected" | "gems.declined",
  { actor, requestId, now }: ByWhom,
): Promise<void> {
  return audit({
    ...{ action, actorId: actor.id, subject: { noun: "person", id: userId } },
    before: {},
    after: { correction: id, gems, state, ...(courtesy && { courtesy: "yes" }) },
    ...{ reason, requestId, at: now },
  });
}
