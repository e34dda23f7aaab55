import { FLAG_REASONS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { DAY_MS, MISTAKE_MS, type TakenAway } from "@kinora/domain/moderation/report-allowance";
import { TRUSTED_WEIGHT } from "@kinora/domain/moderation/report-effect";
import type { ReportStore } from "@kinora/domain/moderation/report-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { PersonReportTable } from "../schema.gen.ts";
import { ANY_REPORT } from "./any-report.ts";
import { reportsIn } from "./reports-in.ts";
import { staffDecisions } from "./staff-decisions.ts";

/** Verdict that a staff action implies for earlier reports. */
const VERDICTS: Readonly<Record<string, TakenAway["verdict"]>> = {
  unhidden: "shown again",
  approve: "shown again",
  hide: "agreed",
  delete: "agreed",
};

/** Name of the advisory lock for counting works hidden by reports. */
const COUNT_LOCK = "reports:taken-away";

export function postgresReportStore(executor: Database): ReportStore {
  const { openReasons, reporters, resolve, reverse } = reportsIn(executor, "report");
  return {
    async add(report) {
      const row = await executor
        .insertInto("report")
        .values({
          id: sql<string>`uuidv7()`,
          creation_id: report.creationId,
          reporter_id: report.reporterId,
          reason: report.reason,
          note: report.note,
          weight: report.weight,
          took_away: report.tookAway,
          created_at: report.createdAt,
        })
        // This user already has an open report.
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },

    async refer({ creationId, reporterId, note, createdAt }) {
      const said = { reason: ADMINS_REASON, note, created_at: createdAt, referred: true };
      await executor
        .insertInto("report")
        .values({
          ...{ id: sql<string>`uuidv7()`, creation_id: creationId, reporter_id: reporterId },
          ...{ ...said, weight: 0, took_away: false },
        })
        .onConflict((conflict) =>
          conflict
            .columns(["creation_id", "reporter_id"])
            .where("state", "=", "open")
            .doUpdateSet(said),
        )
        .execute();
    },

    async of(creationId, reporterId) {
      const last = await staffDecisions(executor)
        .select(["creation_event.action", "creation_event.at"])
        .where("creation_event.creation_id", "=", creationId)
        .executeTakeFirst();
      const shownAt = last && VERDICTS[last.action] === "shown again" ? last.at : null;
      const { weight } = await executor
        .selectFrom("report")
        .select(sql<number>`coalesce(sum(weight), 0)`.as("weight"))
        .where("creation_id", "=", creationId)
        .where("state", "=", "open")
        .$if(shownAt !== null, (query) => query.where("created_at", ">", shownAt))
        .where(({ or, not, eb, exists, selectFrom }) =>
          or([
            eb("weight", ">=", TRUSTED_WEIGHT),
            not(
              exists(
                selectFrom("report as unfounded")
                  .select("unfounded.id")
                  .whereRef("unfounded.creation_id", "=", "report.creation_id")
                  .whereRef("unfounded.reason", "=", "report.reason")
                  .where("unfounded.state", "=", "dismissed"),
              ),
            ),
          ]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("report as earlier")
                .select("earlier.id")
                .whereRef("earlier.creation_id", "=", "report.creation_id")
                .whereRef("earlier.reporter_id", "=", "report.reporter_id")
                .where("earlier.state", "=", "dismissed"),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      const dismissed = await executor
        .selectFrom("report")
        .select(["reason", "reporter_id"])
        .where("creation_id", "=", creationId)
        .where("state", "=", "dismissed")
        .groupBy(["reason", "reporter_id"])
        .execute();
      const reasons = new Set(dismissed.map(({ reason }) => parseKnown(FLAG_REASONS, reason)));
      return {
        ...{ isShownAgain: shownAt !== null, weight, dismissedReasons: [...reasons] },
        wasDismissed: dismissed.some((one) => one.reporter_id === reporterId),
      };
    },

    openReasons,
    reporters,
    resolve,
    reverse,

    async recordOf(reporterId, now) {
      const { rows } = await sql<{ upheld: number; dismissed: number }>`
        select (count(*) filter (where state = 'upheld'))::int as upheld,
               (count(*) filter (where state = 'dismissed'))::int as dismissed
          from ${ANY_REPORT}
         where reporter_id = ${reporterId} and reversed_at is null
           and resolved_at > ${new Date(now.getTime() - MISTAKE_MS)}`.execute(executor);
      return rows[0] ?? { upheld: 0, dismissed: 0 };
    },

    async joinedAt(reporterId) {
      const { created_at } = await executor
        .selectFrom("app_user")
        .select("created_at")
        .where("id", "=", reporterId)
        .executeTakeFirstOrThrow();
      return created_at;
    },

    async countLately(reporterId, now) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${reporterId}`}, 0))`.execute(
        executor,
      );
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${ANY_REPORT}
         where reporter_id = ${reporterId}
           and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(executor);
      return rows[0]?.count ?? 0;
    },

    async takenAway(reporterId, now) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${COUNT_LOCK}, 0))`.execute(executor);
      const since = (span: number) => new Date(now.getTime() - span);
      const rows = await executor
        .selectFrom("report")
        .select(["report.reporter_id", "report.created_at"])
        .select(
          staffDecisions(executor)
            .select("creation_event.action")
            .where(sql<boolean>`creation_event.creation_id = report.creation_id`)
            .where(sql<boolean>`creation_event.at > report.created_at`)
            .as("decision"),
        )
        .where("report.took_away", "=", true)
        .where("report.created_at", ">", since(MISTAKE_MS))
        .where(({ or, eb }) =>
          or([
            eb("report.reporter_id", "=", reporterId),
            eb("report.created_at", ">", since(DAY_MS)),
          ]),
        )
        .execute();
      const works = rows.map(({ reporter_id, created_at, decision }) => ({
        reporterId: reporter_id,
        at: created_at,
        verdict: decision === null ? null : (VERDICTS[decision] ?? null),
      }));
      return [
        ...works,
        ...(await closedBoards(executor, reporterId, since)),
        ...(await hiddenProfiles(executor, reporterId, since)),
        ...(await heldTexts(executor, "comment_report", { reporterId, since })),
        ...(await heldTexts(executor, "collection_report", { reporterId, since })),
      ];
    },
  };
}

/** Storyboards whose link was closed by a report of a member, for `takenAway`. */
async function closedBoards(
  executor: Database,
  reporterId: string,
  since: (span: number) => Date,
): Promise<readonly TakenAway[]> {
  const rows = await executor
    .selectFrom("story_report")
    .select(["reporter_id", "created_at", "state", "reversed_at"])
    .where("closes", "=", true)
    // What moderators leave to the admins takes nothing from the members.
    .where("referred", "=", false)
    .where("created_at", ">", since(MISTAKE_MS))
    .where(({ or, eb }) =>
      or([eb("reporter_id", "=", reporterId), eb("created_at", ">", since(DAY_MS))]),
    )
    .execute();
  return rows.map(verdictOf);
}

const verdictOf = ({
  reporter_id: reporterId,
  created_at: at,
  state,
  reversed_at: reversedAt,
}: Pick<
  Selectable<PersonReportTable>,
  "reporter_id" | "created_at" | "state" | "reversed_at"
>): TakenAway => ({
  ...{ reporterId, at },
  verdict: state === "open" ? null : state === "upheld" && !reversedAt ? "agreed" : "shown again",
});

/** Profiles that were hidden by a report of a member, for `takenAway`. */
async function hiddenProfiles(
  executor: Database,
  reporterId: string,
  since: (span: number) => Date,
): Promise<readonly TakenAway[]> {
  const rows = await executor
    .selectFrom("person_report")
    .select(["reporter_id", "created_at", "state", "reversed_at"])
    .where("reason", "in", SEVERE_REASONS)
    .where("weight", ">", 0)
    .where("created_at", ">", since(MISTAKE_MS))
    .where(({ or, eb }) =>
      or([eb("reporter_id", "=", reporterId), eb("created_at", ">", since(DAY_MS))]),
    )
    .execute();
  return rows.map(verdictOf);
}

/** Comments or collections that a report of a member keeps from others, for `takenAway`. */
async function heldTexts(
  executor: Database,
  table: "comment_report" | "collection_report",
  { reporterId, since }: { readonly reporterId: string; readonly since: (span: number) => Date },
): Promise<readonly TakenAway[]> {
  const rows = await executor
    .selectFrom(table)
    .select(["reporter_id", "created_at", "state", "reversed_at"])
    .where("hides", "=", true)
    .where("created_at", ">", since(MISTAKE_MS))
    .where(({ or, eb }) =>
      or([eb("reporter_id", "=", reporterId), eb("created_at", ">", since(DAY_MS))]),
    )
    .execute();
  return rows.map(verdictOf);
}
