import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import { mayAct } from "./challenge-steps.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { foundChallenge } from "./find-challenge.ts";

interface ExcludeStores extends ChallengeStores {
  readonly audit: AppendAudit;
}

export interface ExcludePorts {
  readonly transact: <T>(work: (stores: ExcludeStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

interface Exclusion {
  readonly statement: string;
  readonly actorId: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Leaves an entry out, with a statement that is published and told to its author. Excluding it again
 * changes nothing. While the result is reviewed, it is ranked again by a step of its own.
 *
 * @throws Refusal CHALLENGE_ENTRY_NOT_FOUND, CHALLENGE_STATE, OWN_CHALLENGE
 */
export async function excludeEntry(
  { transact, newId }: ExcludePorts,
  { id, statement, ...by }: Exclusion & { readonly id: string },
): Promise<void> {
  await transact(async ({ challenges, challengeEntries, challengePurse, audit }) => {
    const found = await challengeEntries.find(id);
    if (found === null) throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    const { challengeId, userId } = found;
    const challenge = foundChallenge(await challenges.lock(challengeId));
    const entry = await challengeEntries.find(id);
    if (entry === null || entry.withdrawnAt !== null)
      throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    if (entry.exclusion !== null) return;
    const { state, version } = challenge;
    if (!mayAct(state, "exclude_entry", "moderator"))
      throw new Refusal("CHALLENGE_STATE", { state });
    await refuseRival(challengeId, by.actorId, challengeEntries);
    await challengeEntries.change(id, { excludedAt: by.now, exclusion: statement });
    await challenges.change(challengeId, { version: version + 1 });
    if (userId !== null)
      await challengePurse.addNotices([
        { id: newId(), challengeId, userId, about: "excluded", entryId: id },
      ]);
    await audit(
      lineOf("challenge.entry-excluded", challengeId, { entry: id }, { statement, ...by }),
    );
  });
}

/**
 * Leaves a voter's ballots out, with a statement that is published.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_VOTER_NOT_FOUND, CHALLENGE_STATE, OWN_CHALLENGE
 */
export async function excludeVoter(
  { transact }: ExcludePorts,
  { id, voter, statement, ...by }: Exclusion & { readonly id: string; readonly voter: string },
): Promise<void> {
  await transact(async ({ challenges, challengeEntries, challengeVotes, audit }) => {
    const { state, version } = foundChallenge(await challenges.lock(id));
    if (!mayAct(state, "exclude_voter", "moderator"))
      throw new Refusal("CHALLENGE_STATE", { state });
    await refuseRival(id, by.actorId, challengeEntries);
    if (!(await challengeVotes.excludeVoter(id, voter, statement, by.now)))
      throw new Refusal("CHALLENGE_VOTER_NOT_FOUND");
    await challenges.change(id, { version: version + 1 });
    await audit(lineOf("challenge.voter-excluded", id, { voter }, { statement, ...by }));
  });
}

/** Whoever would gain by it decides nothing. @throws Refusal OWN_CHALLENGE */
async function refuseRival(
  challengeId: string,
  actorId: string,
  { ofPerson }: Pick<ChallengeStores["challengeEntries"], "ofPerson">,
): Promise<void> {
  const own = await ofPerson(challengeId, actorId);
  if (own.some(({ withdrawnAt }) => withdrawnAt === null)) throw new Refusal("OWN_CHALLENGE");
}

const lineOf = (
  action: "challenge.entry-excluded" | "challenge.voter-excluded",
  id: string,
  after: Readonly<Record<string, string>>,
  { statement, actorId, requestId, now }: Exclusion,
) => ({
  ...{ action, actorId, requestId, at: now, reason: statement, before: {}, after },
  subject: { noun: "challenge", id },
});
