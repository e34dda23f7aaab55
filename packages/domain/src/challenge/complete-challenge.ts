import { signedTextOfResult } from "@kinora/contracts/challenge-result/ballot-chain";
import { countedBallots } from "@kinora/contracts/challenge-result/compute-result";
import type { ChallengePatch, ChallengeRecord } from "./challenge-record.ts";
import { judgeVoters } from "./judge-voters.ts";
import type { MovePorts, MoveStores } from "./move-ports.ts";

/**
 * Signs the result and writes down what everybody is paid and told; each is settled in a transaction
 * of its own afterwards. What nobody wins leaves the escrow now.
 */
export async function completeChallenge(
  challenge: ChallengeRecord,
  { stores, signer, newId, now }: MovePorts & { readonly stores: MoveStores },
): Promise<ChallengePatch> {
  const { id, head, decisions, result } = challenge;
  if (!head || !decisions || !result) throw new Error(`Challenge ${id} has no result.`);
  const { challengeEntries, challengeVotes, challengePurse } = stores;
  const moment = now();
  const entries = await challengeEntries.all(id);
  const authorOf = new Map(entries.map((entry) => [entry.id, entry]));
  await challengePurse.addPrizes(
    id,
    result.prizes.map(({ author, entry, kind, gems }) => ({
      ...{ author, entryId: entry, kind, gems, userId: authorOf.get(entry)?.userId ?? null },
    })),
  );
  await challengePurse.giveBack(id, result.back, "back:result", moment);
  const voters = await challengeVotes.voters(id);
  const counted = countedBallots(await challengeVotes.ballots(id), decisions);
  const answers = Map.groupBy(
    counted.filter(({ choice }) => choice !== "skip"),
    ({ voter }) => voter,
  );
  const ids = challenge.setup?.entries.map((entry) => entry.id) ?? [];
  const earned = new Set(
    judgeVoters(ids, counted).flatMap(({ voter, isPaid }) => (isPaid ? voter : [])),
  );
  await challengePurse.addRewards(
    id,
    voters.flatMap(({ userId, voter }) => {
      const ballots = answers.get(voter)?.length ?? 0;
      return userId === null || ballots === 0
        ? []
        : [{ userId, ballots, isEarned: earned.has(voter) }];
    }),
  );
  const people = [...entries, ...voters].flatMap(({ userId }) => userId ?? []);
  await challengePurse.addNotices(
    [...new Set(people)].map((userId) => ({
      ...{ id: newId(), challengeId: id, userId, about: "result", entryId: "" },
    })),
  );
  const signature = signer.sign(signedTextOfResult(head, decisions, result));
  return { signature, publicKey: signer.publicKey, nextAt: null, endedAt: moment };
}
