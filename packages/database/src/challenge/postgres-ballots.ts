import type { ChallengeVoteStore } from "@kinora/domain/challenge/challenge-store";
import type { Database } from "../client.ts";
import { parseBallot } from "./parse-challenge.ts";

type BallotStore = Pick<
  ChallengeVoteStore,
  "addBallot" | "findBallot" | "ballots" | "elapsed" | "countValid" | "listReceipts"
>;

/** Ballots: appended, never changed. */
export function postgresBallots(executor: Database): BallotStore {
  const all = (challengeId: string) =>
    executor
      .selectFrom("challenge_ballot")
      .select(["number", "voter", "is_outside", "left_entry", "right_entry", "choice"])
      .select(["is_valid", "hash"])
      .where("challenge_id", "=", challengeId);
  return {
    async addBallot(challengeId, ballot) {
      await executor
        .insertInto("challenge_ballot")
        .values({
          ...{ challenge_id: challengeId, number: ballot.number, voter: ballot.voter },
          ...{ is_outside: ballot.isOutside, left_entry: ballot.left, right_entry: ballot.right },
          ...{ choice: ballot.choice, is_valid: ballot.isValid, hash: ballot.hash },
          elapsed: ballot.elapsed,
        })
        .execute();
    },

    async findBallot(challengeId, number) {
      const row = await all(challengeId).where("number", "=", number).executeTakeFirst();
      return row ? parseBallot(row) : null;
    },

    async ballots(challengeId) {
      const rows = await all(challengeId).orderBy("number").execute();
      return rows.map(parseBallot);
    },

    async elapsed(challengeId) {
      const rows = await executor
        .selectFrom("challenge_ballot")
        .select(["number", "elapsed"])
        .where("challenge_id", "=", challengeId)
        .execute();
      return new Map(rows.map(({ number, elapsed }) => [number, elapsed]));
    },

    async countValid(challengeId, voter) {
      const { count } = await executor
        .selectFrom("challenge_ballot")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("challenge_id", "=", challengeId)
        .where("voter", "=", voter)
        .where("is_valid", "=", true)
        .where("choice", "<>", "skip")
        .executeTakeFirstOrThrow();
      return count;
    },

    async listReceipts(challengeId, voter, { after, most }) {
      return executor
        .selectFrom("challenge_ballot")
        .select(["number", "hash"])
        .where("challenge_id", "=", challengeId)
        .where("voter", "=", voter)
        .where("number", ">", after)
        .orderBy("number")
        .limit(most)
        .execute();
    },
  };
}
