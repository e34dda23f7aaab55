import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { AppendAudit, Facts } from "../audit/audit-log.ts";
import { canonical } from "../canonical.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { Refusal } from "../refusal.ts";
import type { ChallengeRecord } from "./challenge-record.ts";
import type { ChallengeStore } from "./challenge-store.ts";
import { isEnterable } from "./enter-challenge.ts";
import { foundChallenge, requireState } from "./find-challenge.ts";

interface WriteStores {
  readonly challenges: ChallengeStore;
  readonly creations: Pick<CreationStore, "find">;
  readonly audit: AppendAudit;
}

export interface WriteChallengePorts {
  readonly transact: <T>(work: (stores: WriteStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  /** A text that nobody can guess. */
  readonly newSalt: () => string;
  readonly digest: (text: string) => string;
}

/** Returns a challenge in which nothing has happened yet. */
export const newChallenge = (
  about: Pick<ChallengeRecord, "id" | "createdBy" | "settings" | "day" | "salt" | "createdAt">,
): ChallengeRecord => ({
  ...about,
  ...{ isHosted: false, state: "draft", version: 1, setup: null, chain: null, head: null },
  ...{ publicKey: null, decisions: null, result: null, signature: null, cancelReason: null },
  ...{ wasScheduled: false, nextAt: null, endedAt: null },
});

/**
 * Writes the draft of a challenge of the house. Repeating the key with the same settings returns the
 * first.
 *
 * @returns its id
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, CHALLENGE_COVER_UNFIT
 */
export async function createChallenge(
  { transact, newId, newSalt, digest: hash }: WriteChallengePorts,
  order: {
    readonly userId: string;
    readonly settings: ChallengeSettings;
    readonly key: string;
    readonly requestId: string;
    readonly now: Date;
  },
): Promise<string> {
  const { userId, settings, key, requestId, now } = order;
  const digest = hash(canonical(settings));
  const [id, salt] = [newId(), newSalt()];
  const draft = newChallenge({
    ...{ id, createdBy: userId, settings, day: null, salt, createdAt: now },
  });
  return transact(async ({ challenges, creations, audit }) => {
    if (await challenges.add(draft, { key, digest })) {
      await requireCover(settings, creations);
      await audit({
        ...{ action: "challenge.drafted", actorId: userId, subject: { noun: "challenge", id } },
        ...{ before: {}, after: factsOf(settings), reason: "", requestId, at: now },
      });
      return id;
    }
    const earlier = await challenges.findRequest(userId, key);
    if (earlier?.digest !== digest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    return earlier.id;
  });
}

/**
 * Changes a draft; the audit log keeps what was changed.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_STATE, CHALLENGE_CHANGED, CHALLENGE_COVER_UNFIT
 */
export async function changeChallenge(
  { transact }: Pick<WriteChallengePorts, "transact">,
  order: {
    readonly id: string;
    readonly version: number;
    readonly settings: ChallengeSettings;
    readonly actorId: string;
    readonly requestId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, version, settings, actorId, requestId, now } = order;
  await transact(async ({ challenges, creations, audit }) => {
    const draft = foundChallenge(await challenges.lock(id));
    requireState(draft, ["draft"]);
    if (draft.version !== version)
      throw new Refusal("CHALLENGE_CHANGED", { version: draft.version });
    await requireCover(settings, creations);
    await challenges.change(id, { settings, version: version + 1 });
    const [before, after] = [factsOf(draft.settings), factsOf(settings)];
    const isOther = ([name, value]: readonly [string, Facts[string]]) =>
      before[name] !== value || after[name] !== value;
    await audit({
      ...{ action: "challenge.draft-changed", actorId, subject: { noun: "challenge", id } },
      before: Object.fromEntries(Object.entries(before).filter(isOther)),
      after: Object.fromEntries(Object.entries(after).filter(isOther)),
      ...{ reason: "", requestId, at: now },
    });
  });
}

/** @throws Refusal CHALLENGE_COVER_UNFIT when not everybody can find the work */
async function requireCover(
  { coverId }: ChallengeSettings,
  creations: Pick<CreationStore, "find">,
): Promise<void> {
  if (coverId === null) return;
  const work = await creations.find(coverId);
  if (!work || work.purgedAt !== null || !isFinished(work.status) || !isEnterable(work))
    throw new Refusal("CHALLENGE_COVER_UNFIT");
}

const factsOf = ({ kinds, plan, ...plain }: ChallengeSettings): Facts => ({
  ...plain,
  kinds: kinds.join(", "),
  ...{ bands: plan.bands, ...plan.shares },
});
