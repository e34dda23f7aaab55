import { CHALLENGE_ENTRIES_MAX } from "@kinora/contracts/challenge/challenge-limits";
import type { UnfitReason } from "@kinora/contracts/challenge/challenge-vocabulary";
import type { TextDigest } from "@kinora/contracts/challenge-result/ballot-chain";
import { numberOfPerson } from "@kinora/contracts/challenge-result/ballot-chain";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { isOpen, ratedBy } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import type { ChallengeRecord, EntryRecord } from "./challenge-record.ts";
import { mayAct } from "./challenge-steps.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { shownChallenge } from "./find-challenge.ts";

interface EnterStores extends Pick<ChallengeStores, "challenges" | "challengeEntries"> {
  readonly creations: Pick<CreationStore, "lock">;
}

export interface EnterPorts {
  readonly transact: <T>(work: (stores: EnterStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly hash: TextDigest;
}

/**
 * Returns why a work of somebody cannot be entered; null when it can: finished here after the
 * challenge opened, of one of its kinds, general and open to everybody.
 */
export function whyUnfit(
  work: CreationRecord,
  { settings }: Pick<ChallengeRecord, "settings">,
): UnfitReason | null {
  if (!settings.kinds.includes(work.kind)) return "kind";
  if (work.type === "video-upload") return "uploaded";
  if (!isFinished(work.status)) return "not_finished";
  if (ratedBy(work) !== null) return "mature";
  // It enters once its owner has shown it; what was entered before stays.
  if (work.status === "scheduled" || !isEnterable(work)) return "not_public";
  return work.createdAt < new Date(settings.opensAt) ? "made_before" : null;
}

/** Returns whether everybody can find a work: it is public, general and not unlisted. */
export const isEnterable = (work: Parameters<typeof isOpen>[0]): boolean =>
  isOpen(work) && !work.hidden;

/**
 * Enters a work of one's own; a work that is entered already is answered as it is. One that was
 * withdrawn is entered anew as the same entry, so that a person has no more of them than works.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_STATE, CREATION_NOT_FOUND, ENTRY_UNFIT, ENTRIES_FULL,
 *   CHALLENGE_FULL
 */
export async function enterChallenge(
  { transact, newId, hash }: EnterPorts,
  order: {
    readonly challengeId: string;
    readonly userId: string;
    readonly creationId: string;
    readonly now: Date;
  },
): Promise<EntryRecord> {
  const { challengeId, userId, creationId, now } = order;
  return transact(async ({ challenges, challengeEntries, creations }) => {
    const challenge = shownChallenge(await challenges.lock(challengeId));
    refuseAct(challenge, "enter", now);
    const own = await challengeEntries.ofPerson(challengeId, userId);
    const standing = own.filter(({ withdrawnAt }) => withdrawnAt === null);
    const earlier = standing.find((entry) => entry.creationId === creationId);
    if (earlier) return earlier;
    const work = await creations.lock(creationId);
    if (!work || work.userId !== userId || work.purgedAt || work.status === "deleted")
      throw new Refusal("CREATION_NOT_FOUND");
    const because = whyUnfit(work, challenge);
    if (because !== null) throw new Refusal("ENTRY_UNFIT", { because });
    const { entriesEach: limit } = challenge.settings;
    const taken = new Set(standing.map(({ slot }) => slot));
    const slot = Array.from({ length: limit }, (_, n) => n + 1).find((one) => !taken.has(one));
    if (slot === undefined) throw new Refusal("ENTRIES_FULL", { limit });
    const counts = await challenges.countsOf([challengeId]);
    if ((counts.get(challengeId)?.entries ?? 0) >= CHALLENGE_ENTRIES_MAX)
      throw new Refusal("CHALLENGE_FULL", { limit: CHALLENGE_ENTRIES_MAX });
    const withdrawn = own.find((entry) => entry.creationId === creationId);
    if (withdrawn) {
      const again = { slot, submittedAt: now, withdrawnAt: null };
      await challengeEntries.change(withdrawn.id, again);
      return { ...withdrawn, ...again };
    }
    const author = await numberOfPerson(challenge.salt, "author", userId, hash);
    const entry: EntryRecord = {
      ...{ id: newId(), challengeId, userId, author, slot, creationId, submittedAt: now },
      ...{ withdrawnAt: null, excludedAt: null, exclusion: null },
    };
    await challengeEntries.add(entry);
    return entry;
  });
}

/**
 * Withdraws an entry before voting begins; again answers the same. What staff left out stays as it is:
 * its work could be entered anew otherwise.
 *
 * @throws Refusal CHALLENGE_ENTRY_NOT_FOUND, CHALLENGE_STATE, ENTRY_EXCLUDED
 */
export async function withdrawEntry(
  { transact }: Pick<EnterPorts, "transact">,
  order: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<EntryRecord> {
  const { id, userId, now } = order;
  return transact(async ({ challenges, challengeEntries }) => {
    const found = await challengeEntries.find(id);
    if (found?.userId !== userId) throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    const challenge = shownChallenge(await challenges.lock(found.challengeId));
    // Read again: another request may have waited for the lock.
    const entry = await challengeEntries.find(id);
    if (entry === null) throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    if (entry.withdrawnAt !== null) return entry;
    refuseAct(challenge, "withdraw", now);
    if (entry.exclusion !== null) throw new Refusal("ENTRY_EXCLUDED");
    await challengeEntries.change(id, { withdrawnAt: now });
    return { ...entry, withdrawnAt: now };
  });
}

/** The clock closes entries some seconds late; nothing is entered meanwhile. */
function refuseAct(challenge: ChallengeRecord, act: "enter" | "withdraw", now: Date): void {
  const { state, settings } = challenge;
  const isLate = new Date(settings.votingAt) <= now;
  if (isLate || !mayAct(state, act, "member")) throw new Refusal("CHALLENGE_STATE", { state });
}
