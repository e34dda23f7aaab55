import { hashOfSetup, signedTextOfHead } from "@kinora/contracts/challenge-result/ballot-chain";
import type { ChallengePatch, ChallengeRecord } from "./challenge-record.ts";
import { type ChallengeStep, stateAfter } from "./challenge-steps.ts";
import { completeChallenge } from "./complete-challenge.ts";
import { isEnterable } from "./enter-challenge.ts";
import { isOutdated } from "./left-out.ts";
import type { MovePorts, MoveStores } from "./move-ports.ts";
import { rankChallenge } from "./rank-challenge.ts";

/** The step that the clock takes next in each state. */
const CLOCK_STEPS: Partial<Record<ChallengeRecord["state"], ChallengeStep>> = {
  ...{ scheduled: "open", open: "begin_voting", voting: "close_voting" },
  ...{ tallying: "rank", reviewing: "complete" },
};

/**
 * Takes the steps of a challenge that are due, each in one transaction: a worker that is killed in
 * between leaves it where it was, and another goes on from there.
 */
export async function moveChallenge(id: string, ports: MovePorts): Promise<void> {
  for (;;) {
    const step = await ports.transact((stores) => takeStep(id, ports, stores));
    if (step === "rank") await rankChallenge(id, ports);
    if (step === null || step === "rank") return;
  }
}

/** Returns the step that was taken, "rank" when it must be, and null when nothing is due. */
async function takeStep(
  id: string,
  ports: MovePorts,
  stores: MoveStores,
): Promise<ChallengeStep | null> {
  const now = ports.now();
  const challenge = await stores.challenges.lock(id);
  if (!challenge?.nextAt || challenge.nextAt > now) return null;
  const step = await stepOf(challenge, stores);
  if (step === undefined || step === "rank") return step ?? null;
  const to = stateAfter(challenge.state, step, "server");
  if (to === null) throw new Error(`The server cannot ${step} a challenge in ${challenge.state}.`);
  const patch = await patchOf(step, challenge, { ...ports, stores });
  await stores.challenges.change(id, { ...patch, state: to, version: challenge.version + 1 });
  const userId = challenge.createdBy ?? "";
  const payload = { state: to };
  await stores.record({ type: "challenge.changed", subjectId: id, userId, payload });
  return step;
}

/** What was decided after the ranking is never passed over: it is ranked and reviewed once more. */
async function stepOf(
  { id, state, setup, decisions }: ChallengeRecord,
  { challengeEntries, challengeVotes }: MoveStores,
): Promise<ChallengeStep | undefined> {
  if (state !== "reviewing" || !setup || !decisions) return CLOCK_STEPS[state];
  const voted = new Set(setup.entries.map((entry) => entry.id));
  const entries = (await challengeEntries.all(id)).filter((entry) => voted.has(entry.id));
  const voters = await challengeVotes.voters(id);
  return isOutdated(decisions, entries, voters) ? "rank_again" : CLOCK_STEPS[state];
}

type Moving = MovePorts & { readonly stores: MoveStores };

async function patchOf(
  step: ChallengeStep,
  challenge: ChallengeRecord,
  moving: Moving,
): Promise<ChallengePatch> {
  const { votingAt } = challenge.settings;
  if (step === "open") return { nextAt: new Date(votingAt) };
  if (step === "rank_again") return { nextAt: moving.now() };
  if (step === "begin_voting") return beginVoting(challenge, moving);
  if (step === "close_voting") return closeVoting(challenge, moving);
  return completeChallenge(challenge, moving);
}

/** Fixes entries, authors, pool and prizes: the first ballot rests on their hash. */
async function beginVoting(
  { id, settings, isHosted }: ChallengeRecord,
  { stores, hash, newId, now }: Moving,
): Promise<ChallengePatch> {
  const { challengeEntries, challengePurse } = stores;
  const moment = now();
  const standing = [];
  for (const entry of await challengeEntries.all(id)) {
    if (entry.excludedAt !== null) continue;
    if (isEnterable(entry.work) && entry.userId !== null) standing.push(entry);
    else await challengeEntries.change(entry.id, { excludedAt: moment });
  }
  const setup = {
    ...{ challenge: id, pool: settings.pool, plan: settings.plan, isHosted },
    entries: standing.map(({ id: entry, author, submittedAt }) => ({
      ...{ id: entry, author, submittedAt: submittedAt.toISOString() },
    })),
  };
  const authors = new Set(standing.flatMap(({ userId }) => userId ?? []));
  await challengePurse.addNotices(
    [...authors].map((userId) => ({
      ...{ id: newId(), challengeId: id, userId, about: "voting", entryId: "" },
    })),
  );
  const chain = { number: 0, hash: await hashOfSetup(setup, hash) };
  return { setup, chain, nextAt: new Date(settings.closesAt) };
}

/** Signs the end of the chain, which is public from now on. */
async function closeVoting(
  { id, chain }: ChallengeRecord,
  { signer, now }: Moving,
): Promise<ChallengePatch> {
  if (chain === null) throw new Error(`Challenge ${id} has no chain at the end of its vote.`);
  const head = { challenge: id, ...chain };
  const signature = signer.sign(signedTextOfHead(head));
  return { head: { ...head, signature }, publicKey: signer.publicKey, nextAt: now() };
}
