import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import { HOUSE_RATERS } from "@kinora/contracts/creation/rating";
import type { ExclusionRecord, StandingEntry } from "@kinora/domain/challenge/challenge-record";
import type { ChallengeEntryStore } from "@kinora/domain/challenge/challenge-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { isMature } from "../creation/too-mature.ts";
import { parseKnown } from "../parse-known.ts";
import type { ChallengeEntryTable } from "../schema.gen.ts";
import { parseEntry } from "./parse-challenge.ts";

type Store<Name extends keyof ChallengeEntryStore> = Pick<ChallengeEntryStore, Name>;

export const postgresChallengeEntries = (executor: Database): ChallengeEntryStore => ({
  ...reads(executor),
  ...standing(executor),
  async add(entry) {
    await executor
      .insertInto("challenge_entry")
      .values({
        ...{ id: entry.id, challenge_id: entry.challengeId, user_id: entry.userId },
        ...{ author: entry.author, slot: entry.slot, creation_id: entry.creationId },
        submitted_at: entry.submittedAt,
      })
      .execute();
  },

  async change(id, { slot, submittedAt, withdrawnAt, excludedAt, exclusion }) {
    await executor
      .updateTable("challenge_entry")
      .set({
        ...(slot !== undefined && { slot }),
        ...(submittedAt !== undefined && { submitted_at: submittedAt }),
        ...(withdrawnAt !== undefined && { withdrawn_at: withdrawnAt }),
        ...(excludedAt !== undefined && { excluded_at: excludedAt }),
        ...(exclusion !== undefined && { exclusion }),
      })
      .where("id", "=", id)
      .execute();
  },

  async countCompared(ids) {
    // In the order of ids, so that two ballots never wait for each other.
    for (const id of [...ids].sort())
      await executor
        .updateTable("challenge_entry")
        .set({ compared: sql`compared + 1` })
        .where("id", "=", id)
        .execute();
  },

  async setStrengths(strengths) {
    const ids = [...strengths.keys()];
    // Locked in the order of ids as well, which an update alone does not keep to.
    await sql`
      with fitted as (
        select id, wanted.strength
          from unnest(${ids}::text[], ${ids.map((id) => strengths.get(id) ?? 0)}::float8[])
            as wanted (id, strength) join challenge_entry using (id)
         order by id collate "C" for no key update of challenge_entry
      )
      update challenge_entry set strength = fitted.strength
        from fitted where challenge_entry.id = fitted.id`.execute(executor);
  },
});

function reads(executor: Database): Store<"find" | "ofPerson" | "listExclusions"> {
  const all = () => executor.selectFrom("challenge_entry").selectAll();
  return {
    async find(id) {
      const row = await all().where("id", "=", id).executeTakeFirst();
      return row ? parseEntry(row) : null;
    },

    async ofPerson(challengeId, userId) {
      const rows = await all()
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .orderBy("submitted_at")
        .orderBy("id")
        .execute();
      return rows.map(parseEntry);
    },

    async listExclusions(challengeId, { before: after, most }) {
      const { rows } = await sql<ExclusionRecord>`
        select * from (
          select 'entry' as what, id, exclusion as statement,
                 date_trunc('milliseconds', excluded_at) as at
            from challenge_entry
           where challenge_id = ${challengeId} and exclusion is not null
          union all
          select 'voter', voter, exclusion, date_trunc('milliseconds', excluded_at)
            from challenge_voter
           where challenge_id = ${challengeId} and exclusion is not null) left_out
         where ${after?.at ?? null}::timestamptz is null
            or (at, id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? ""})
         order by at, id limit ${most}`.execute(executor);
      return rows;
    },
  };
}

type StandingRow = Selectable<ChallengeEntryTable> & {
  readonly status: string | null;
  readonly private: boolean;
  readonly hidden: boolean;
  readonly moderator_hidden: boolean;
  readonly mature_by_author: boolean;
  readonly mature_by_house: string | null;
  readonly in_feed: boolean;
  readonly published_at: Date | null;
  readonly deleted_at: Date | null;
  readonly purged_at: Date | null;
  readonly is_suspended: boolean;
};

const parseStanding = (row: StandingRow): StandingEntry => ({
  ...parseEntry(row),
  isSuspended: row.is_suspended,
  work: {
    status: row.status === null ? null : parseKnown(CONTENT_STATUSES, row.status),
    ...{ statusBeforeDeletion: null, private: row.private, hidden: row.hidden },
    ...{ moderatorHidden: row.moderator_hidden, inFeed: row.in_feed },
    matureByAuthor: row.mature_by_author,
    matureByHouse:
      row.mature_by_house === null ? null : parseKnown(HOUSE_RATERS, row.mature_by_house),
    ...{ publishedAt: row.published_at, deletedAt: row.deleted_at, purgedAt: row.purged_at },
  },
});

function standing(executor: Database): Store<"all" | "findAll" | "pairable"> {
  const joined = () =>
    executor
      .selectFrom("challenge_entry")
      .innerJoin("creation", "creation.id", "challenge_entry.creation_id")
      .leftJoin("app_user", "app_user.id", "challenge_entry.user_id")
      .selectAll("challenge_entry")
      .select(sql<boolean>`app_user.disabled_at is not null`.as("is_suspended"))
      .select(["status", "private", "hidden", "moderator_hidden", "in_feed", "published_at"])
      .select(["creation.deleted_at", "purged_at", "mature_by_author", "mature_by_house"]);
  return {
    async all(challengeId) {
      const rows = await joined()
        .where("challenge_id", "=", challengeId)
        .where("withdrawn_at", "is", null)
        .orderBy("submitted_at")
        .orderBy("challenge_entry.id")
        .execute();
      return rows.map(parseStanding);
    },

    async findAll(ids) {
      if (ids.length === 0) return [];
      const rows = await joined()
        .where("challenge_entry.id", "in", [...ids])
        .execute();
      return rows.map(parseStanding);
    },

    async pairable(challengeId) {
      const { rows } = await sql<{
        id: string;
        author: string;
        compared: number;
        strength: number;
      }>`
        select challenge_entry.id, author, compared, strength
          from challenge_entry join creation on creation.id = creation_id
         where challenge_id = ${challengeId} and withdrawn_at is null and excluded_at is null
           and (status is null or status = 'scheduled')
           and not private and not hidden and not moderator_hidden and not ${isMature()}
         order by challenge_entry.id`.execute(executor);
      return rows;
    },
  };
}
