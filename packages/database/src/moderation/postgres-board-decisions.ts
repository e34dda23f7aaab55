import { ROLES } from "@kinora/contracts/access/roles";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { DuePage } from "@kinora/domain/each-due";
import type {
  BoardDecision,
  BoardDecisionStore,
  PendingBoardDecisions,
} from "@kinora/domain/moderation/board-case";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { StoryDecisionTable } from "../schema.gen.ts";
import { isStanding } from "../takeout/closed-boards.ts";
import { appealIn } from "./appeal-in.ts";
import { SHOWN } from "./board-shown.ts";
import { boardDecided, boardLooked } from "./kept-board.ts";

export function postgresBoardDecisions(executor: Database): BoardDecisionStore {
  const rows = () =>
    executor
      .selectFrom("story_decision")
      .leftJoin("story", (join) =>
        join.onRef("story.id", "=", "story_decision.story_id").on("story.deleted_at", "is", null),
      )
      .selectAll("story_decision")
      .select(["story.id as storyId", sql<string | null>`story.board ->> 'title'`.as("title")])
      .select(
        sql<boolean>`exists (select from story_decision standing
          where standing.story_id = story_decision.story_id and ${isStanding("standing")})`.as(
          "keepsClosed",
        ),
      );
  const one = (id: string) => executor.updateTable("story_decision").where("id", "=", id);
  return {
    async add({ id, storyId, userId, byId, rule, note, at }) {
      await executor
        .insertInto("story_decision")
        .values({
          ...{ id, story_id: storyId, user_id: userId, by_id: byId, rule, note, at },
          board: boardDecided(storyId),
        })
        .execute();
    },

    async find(id) {
      const row = await rows().where("story_decision.id", "=", id).executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    standing: async (storyId) =>
      (
        await rows()
          .where("story_decision.story_id", "=", storyId)
          .where(isStanding("story_decision"))
          .orderBy("story_decision.at", "desc")
          .orderBy("story_decision.id", "desc")
          .execute()
      ).map(parseDecision),

    of: async (userId, most) =>
      (
        await rows()
          .where("story_decision.user_id", "=", userId)
          .orderBy("story_decision.at", "desc")
          .orderBy("story_decision.id", "desc")
          .limit(most)
          .execute()
      ).map(parseDecision),

    async addAppeal(id, appeal, now) {
      await one(id).set({ appeal, appealed_at: now }).execute();
    },

    async decideAppeal(id, granted, now) {
      const { at: madeAt } = await one(id)
        .set({ appeal_granted: granted, appeal_decided_at: now })
        .returning("at")
        .executeTakeFirstOrThrow();
      if (!granted) return { answered: [id], madeAt };
      const { rows: earlier } = await sql<{ id: string }>`
        select earlier.id from story_decision earlier join story_decision answered
            on answered.id = ${id} and earlier.story_id = answered.story_id
         where earlier.at < answered.at and earlier.lifted_at is null
           and earlier.appealed_at is not null and earlier.appeal_granted is null
         order by earlier.at, earlier.id`.execute(executor);
      await sql`
        update story_decision earlier
           set lifted_at = ${now},
               appeal_granted = case when earlier.appealed_at is null then null
                                     else coalesce(earlier.appeal_granted, true) end,
               appeal_decided_at = case when earlier.appealed_at is null then null
                                        else coalesce(earlier.appeal_decided_at, ${now}) end
          from story_decision answered
         where answered.id = ${id} and earlier.story_id = answered.story_id
           and earlier.at < answered.at and earlier.lifted_at is null
           and earlier.appeal_granted is not true`.execute(executor);
      return { answered: [id, ...earlier.map((row) => row.id)], madeAt };
    },
  };
}

export const postgresPendingBoardDecisions = (executor: Database): PendingBoardDecisions => ({
  async add({ storyId, actor, decision, looked, requestId, appealedId, decidedAt, finalAt }) {
    const hides = decision.verdict === "hide";
    const rule = hides ? decision.rule : null;
    await executor
      .insertInto("pending_story_decision")
      .values({
        ...{ story_id: storyId, actor_id: actor.id, role: actor.role, request_id: requestId },
        ...{ verdict: decision.verdict, rule, board: boardLooked(storyId, rule, looked) },
        shown: sql`(select ${SHOWN} from story where id = ${storyId})`,
        ...{ note: hides ? decision.note : "", appealed_id: appealedId },
        ...{ decided_at: decidedAt, final_at: finalAt },
      })
      .execute();
  },

  async find(storyId) {
    const row = await executor
      .selectFrom("pending_story_decision")
      .selectAll()
      .where("story_id", "=", storyId)
      .executeTakeFirst();
    if (!row) return null;
    const { rule, note } = row;
    return {
      ...{ storyId, requestId: row.request_id, appealedId: row.appealed_id },
      actor: { id: row.actor_id, role: parseKnown(ROLES, row.role) },
      // The table requires a rule to close a link, and none otherwise.
      decision:
        rule === null
          ? { verdict: "show" }
          : { verdict: "hide", rule: parseKnown(FLAG_REASONS, rule), note },
      ...{ decidedAt: row.decided_at, finalAt: row.final_at },
    };
  },

  async end(storyId) {
    await executor.deleteFrom("pending_story_decision").where("story_id", "=", storyId).execute();
  },
});

/** Returns storyboards whose decision has become final. */
export async function findDueBoardDecisions(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const rows = await executor
    .selectFrom("pending_story_decision")
    .select("story_id")
    .where("final_at", "<=", now)
    .where("story_id", ">", after)
    .orderBy("story_id")
    .limit(limit)
    .execute();
  return rows.map(({ story_id }) => story_id);
}

function parseDecision(
  row: Selectable<StoryDecisionTable> & {
    readonly storyId: string | null;
    readonly title: string | null;
    readonly keepsClosed: boolean;
  },
): BoardDecision {
  const { id, storyId, user_id: userId, by_id: byId, title, note, at } = row;
  const rule = parseKnown(FLAG_REASONS, row.rule);
  return {
    ...{ id, storyId, userId, byId, title, rule, note, at, appeal: appealIn(row) },
    ...{ liftedAt: row.lifted_at, keepsClosed: row.keepsClosed },
  };
}
