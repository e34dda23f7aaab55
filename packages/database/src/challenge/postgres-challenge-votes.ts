import type { ChallengeVoteStore } from "@kinora/domain/challenge/challenge-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import type { ChallengeVoterTable } from "../schema.gen.ts";
import { parsePair, parseVoter } from "./parse-challenge.ts";
import { postgresBallots } from "./postgres-ballots.ts";

type Store<Name extends keyof ChallengeVoteStore> = Pick<ChallengeVoteStore, Name>;

export const postgresChallengeVotes = (executor: Database): ChallengeVoteStore => ({
  ...voters(executor),
  ...pairs(executor),
  ...postgresBallots(executor),
});

type VoterReads = "lockVoter" | "voterOf" | "voters" | "listVoters" | "excludeVoter";

function voters(executor: Database): Store<VoterReads> {
  const all = () => executor.selectFrom("challenge_voter").selectAll();
  return {
    async lockVoter({ challengeId, voter, userId, isOutside }) {
      const find = () =>
        all()
          .where("challenge_id", "=", challengeId)
          .where("voter", "=", voter)
          .forUpdate()
          .executeTakeFirst();
      const found = await find();
      if (found) return parseVoter(found);
      await executor
        .insertInto("challenge_voter")
        .values({ challenge_id: challengeId, voter, user_id: userId, is_outside: isOutside })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const added = await find();
      if (!added) throw new Error(`Voter ${voter} was not added.`);
      return parseVoter(added);
    },

    async voterOf(challengeId, userId) {
      const row = await all()
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ? parseVoter(row) : null;
    },

    async voters(challengeId) {
      const rows = await all().where("challenge_id", "=", challengeId).orderBy("voter").execute();
      return rows.map(parseVoter);
    },

    async listVoters(challengeId, { after, most }) {
      const { rows } = await sql<
        Selectable<ChallengeVoterTable> & {
          readonly ballots: number;
          readonly valid: number;
          readonly left: number;
          readonly elapsed: number;
        }
      >`
        select challenge_voter.*, count(number)::integer as ballots,
               count(number) filter (where is_valid and choice <> 'skip')::integer as valid,
               count(number) filter (where choice = 'left')::integer as left,
               coalesce(percentile_cont(0.5) within group (order by elapsed), 0) as elapsed
          from challenge_voter left join challenge_ballot using (challenge_id, voter)
         where challenge_voter.challenge_id = ${challengeId} and challenge_voter.voter > ${after}
         group by challenge_voter.challenge_id, challenge_voter.voter
         order by challenge_voter.voter limit ${most}`.execute(executor);
      return rows.map(({ ballots, valid, left, elapsed, ...row }) => ({
        ...parseVoter(row),
        ...{ ballots, valid, left, elapsed },
      }));
    },

    async excludeVoter(challengeId, voter, statement, at) {
      const { numUpdatedRows } = await executor
        .updateTable("challenge_voter")
        .set({
          excluded_at: sql`coalesce(excluded_at, ${at}::timestamptz)`,
          exclusion: sql`coalesce(exclusion, ${statement})`,
        })
        .where("challenge_id", "=", challengeId)
        .where("voter", "=", voter)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}

function pairs(executor: Database): Store<"pairs" | "addPair" | "findPair" | "changePair"> {
  return {
    async pairs(challengeId, voter) {
      const rows = await executor
        .selectFrom("challenge_pair")
        .selectAll()
        .where("challenge_id", "=", challengeId)
        .where("voter", "=", voter)
        .orderBy("number")
        .execute();
      return rows.map(parsePair);
    },

    async addPair(pair) {
      await executor
        .insertInto("challenge_pair")
        .values({
          ...{ id: pair.id, challenge_id: pair.challengeId, voter: pair.voter },
          ...{ number: pair.number, left_entry: pair.left, right_entry: pair.right },
          shown_at: pair.shownAt,
        })
        .execute();
    },

    async findPair(id, userId) {
      const row = await executor
        .selectFrom("challenge_pair")
        .innerJoin("challenge_voter", (join) =>
          join
            .onRef("challenge_voter.challenge_id", "=", "challenge_pair.challenge_id")
            .onRef("challenge_voter.voter", "=", "challenge_pair.voter"),
        )
        .selectAll("challenge_pair")
        .where("challenge_pair.id", "=", id)
        .where("challenge_voter.user_id", "=", userId)
        .executeTakeFirst();
      return row ? parsePair(row) : null;
    },

    async changePair(id, { shownAt, choice, ballot }) {
      await executor
        .updateTable("challenge_pair")
        .set({
          ...(shownAt !== undefined && { shown_at: shownAt }),
          ...(choice !== undefined && { choice }),
          ...(ballot !== undefined && { ballot }),
        })
        .where("id", "=", id)
        .execute();
    },
  };
}
