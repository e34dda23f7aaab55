import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import { canonical } from "../canonical.ts";
import { Refusal } from "../refusal.ts";
import type { ChallengeRecord } from "./challenge-record.ts";
import type { ChallengeStore } from "./challenge-store.ts";
import { foundChallenge, requireState } from "./find-challenge.ts";

interface WriteStores {
  readonly challenges: ChallengeStore;
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
  ...{ nextAt: null, endedAt: null },
});

/**
 * Writes the draft of a challenge of the house. Repeating the key with the same settings returns the
 * first.
 *
 * @returns its id
 * @throws Refusal IDEMPOTENCY_KEY_REUSED
 */
export async function createChallenge(
  { transact, newId, newSalt, digest: hash }: WriteChallengePorts,
  order: {
    readonly userId: string;
    readonly settings: ChallengeSettings;
    readonly key: string;
    readonly now: Date;
  },
): Promise<string> {
  const { userId, settings, key, now } = order;
  const digest = hash(canonical(settings));
  const [id, salt] = [newId(), newSalt()];
  const draft = newChallenge({
    ...{ id, createdBy: userId, settings, day: null, salt, createdAt: now },
  });
  return transact(async ({ challenges }) => {
    if (await challenges.add(draft, { key, digest })) return id;
    const earlier = await challenges.findRequest(userId, key);
    if (earlier?.digest !== digest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    return earlier.id;
  });
}

/** @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_STATE, CHALLENGE_CHANGED */
export async function changeChallenge(
  { transact }: Pick<WriteChallengePorts, "transact">,
  order: {
    readonly id: string;
    readonly version: number;
    readonly settings: ChallengeSettings;
  },
): Promise<void> {
  const { id, version, settings } = order;
  await transact(async ({ challenges }) => {
    const draft = foundChallenge(await challenges.lock(id));
    requireState(draft, ["draft"]);
    if (draft.version !== version)
      throw new Refusal("CHALLENGE_CHANGED", { version: draft.version });
    await challenges.change(id, { settings, version: version + 1 });
  });
}
