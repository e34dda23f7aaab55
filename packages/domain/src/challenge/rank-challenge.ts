import { REVIEW_HOURS } from "@kinora/contracts/challenge/challenge-limits";
import { computeResult } from "@kinora/contracts/challenge-result/compute-result";
import { reportFraud } from "../challenge-fraud/report-fraud.ts";
import type { StandingEntry } from "./challenge-record.ts";
import { stateAfter } from "./challenge-steps.ts";
import { isEnterable } from "./enter-challenge.ts";
import { leftOut } from "./left-out.ts";
import type { MovePorts, MoveStores } from "./move-ports.ts";
import { readFraudFacts } from "./read-fraud-facts.ts";

const HOUR = 3_600_000;

/**
 * Computes the result from the ballots and what was decided, and opens the review. Computing takes
 * seconds for large challenges, so it is done outside of a transaction; nothing is stored when
 * something was decided meanwhile, and the clock comes back.
 */
export async function rankChallenge(id: string, ports: MovePorts): Promise<void> {
  const read = await ports.transact((stores) => readVote(id, stores, ports));
  if (read === null) return;
  const { challenge, setup, ballots, decisions, facts } = read;
  const result = computeResult(setup, ballots, decisions);
  const report = reportFraud({ setup, ballots, decisions, ...facts });
  await ports.transact(async ({ challenges, challengeFraud, record }) => {
    const current = await challenges.lock(id);
    if (current?.state !== "tallying" || current.version !== challenge.version) return;
    const to = stateAfter("tallying", "rank", "server");
    if (to === null) throw new Error("The server cannot rank a challenge.");
    const nextAt = new Date(ports.now().getTime() + REVIEW_HOURS * HOUR);
    const version = challenge.version + 1;
    await challenges.change(id, { state: to, result, decisions, nextAt, version });
    await challengeFraud.keep(id, report, ports.now());
    const userId = challenge.createdBy ?? "";
    await record({
      ...{ type: "challenge.changed", subjectId: id, userId, payload: { state: to } },
    });
  });
}

/** Reads what the result depends on, and leaves out entries whose works are gone. */
async function readVote(
  id: string,
  stores: MoveStores,
  { hash, now: clock }: Pick<MovePorts, "hash" | "now">,
) {
  const { challenges, challengeEntries, challengeVotes } = stores;
  const now = clock();
  const challenge = await challenges.lock(id);
  if (challenge?.state !== "tallying" || challenge.setup === null) return null;
  const { setup } = challenge;
  const entries = await challengeEntries.all(id);
  const gone = entries.filter((entry) => entry.excludedAt === null && !stands(entry));
  for (const entry of gone) await challengeEntries.change(entry.id, { excludedAt: now });
  const decided = entries.map((entry) =>
    gone.includes(entry) ? { ...entry, excludedAt: now } : entry,
  );
  const decisions = leftOut(setup, decided, await challengeVotes.voters(id));
  const elapsed = await challengeVotes.elapsed(id);
  const ballots = (await challengeVotes.ballots(id)).map((ballot) => ({
    ...{ ...ballot, elapsed: elapsed.get(ballot.number) ?? 0 },
  }));
  const facts = await readFraudFacts(challenge, stores, hash);
  return { challenge, setup, ballots, decisions, facts };
}

const stands = ({ work, userId }: StandingEntry): boolean => isEnterable(work) && userId !== null;
