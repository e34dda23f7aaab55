import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { ChallengeRecord, EntryRecord } from "./challenge-record.ts";
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
  await transact(async (stores) => {
    const { challenges, challengeEntries } = stores;
    const found = await challengeEntries.find(id);
    if (found === null) throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    const challenge = foundChallenge(await challenges.lock(found.challengeId));
    const entry = await challengeEntries.find(id);
    if (entry === null || entry.withdrawnAt !== null)
      throw new Refusal("CHALLENGE_ENTRY_NOT_FOUND");
    if (entry.exclusion !== null) return;
    await leaveOut([entry], challenge, { statement, ...by }, { ...stores, newId });
  });
}

/**
 * Leaves all entries of an author out, each with the same statement. Excluding them again changes
 * nothing.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_AUTHOR_NOT_FOUND, CHALLENGE_STATE, OWN_CHALLENGE
 */
export async function excludeAuthor(
  { transact, newId }: ExcludePorts,
  { id, author, ...exclusion }: Exclusion & { readonly id: string; readonly author: string },
): Promise<void> {
  await transact(async (stores) => {
    const challenge = foundChallenge(await stores.challenges.lock(id));
    const entries = await stores.challengeEntries.all(id);
    const own = entries.filter((entry) => entry.author === author);
    if (own.length === 0) throw new Refusal("CHALLENGE_AUTHOR_NOT_FOUND");
    const standing = own.filter(({ exclusion: earlier }) => earlier === null);
    if (standing.length > 0) await leaveOut(standing, challenge, exclusion, { ...stores, newId });
  });
}

/** @throws Refusal CHALLENGE_STATE, OWN_CHALLENGE */
async function leaveOut(
  entries: readonly EntryRecord[],
  { id, state, version }: ChallengeRecord,
  exclusion: Exclusion,
  { newId, ...stores }: ExcludeStores & Pick<ExcludePorts, "newId">,
): Promise<void> {
  const { challenges, challengeEntries, challengePurse, audit } = stores;
  if (!mayAct(state, "exclude_entry", "moderator")) throw new Refusal("CHALLENGE_STATE", { state });
  await refuseRival(id, exclusion.actorId, challengeEntries);
  await challenges.change(id, { version: version + 1 });
  for (const entry of entries) {
    const { statement, now } = exclusion;
    await challengeEntries.change(entry.id, { excludedAt: now, exclusion: statement });
    if (entry.userId !== null)
      await challengePurse.addNotices([
        {
          ...{ id: newId(), challengeId: id, userId: entry.userId },
          ...{ about: "excluded", entryId: entry.id },
        },
      ]);
  }
  // Last: nothing is waited for while the log is locked.
  for (const entry of entries)
    await audit(lineOf("challenge.entry-excluded", id, { entry: entry.id }, exclusion));
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
