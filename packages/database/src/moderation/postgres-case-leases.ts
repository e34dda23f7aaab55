import { ROLES } from "@kinora/contracts/access/roles";
import type { CaseLeases, PersonLeases } from "@kinora/domain/moderation/case-leases";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** Leases of works' cases. */
export const postgresCaseLeases = (executor: Database): CaseLeases =>
  leasesIn(executor, "case_lease", "creation_id");

/** Leases of storyboards' cases. */
export const postgresBoardLeases = (executor: Database): CaseLeases =>
  leasesIn(executor, "story_lease", "story_id");

/** Leases of people's cases: of their reports, or of their appeal. */
export const postgresPersonLeases =
  (executor: Database): PersonLeases =>
  (of) =>
    leasesIn(executor, "person_lease", "user_id", of);

function leasesIn(
  executor: Database,
  tableName: string,
  columnName: string,
  of: string | null = null,
): CaseLeases {
  const [table, column] = [sql.table(tableName), sql.ref(columnName)];
  // What else names the case, where there are several about one subject.
  const [named, value] = of === null ? [sql``, sql``] : [sql`, "of"`, sql`, ${of}`];
  const isOf = of === null ? sql`true` : sql`"of" = ${of}`;
  const renamed = of === null ? sql`` : sql`, "of" = excluded."of"`;
  const holder = async (id: string, now: Date) => {
    const { rows } = await sql<{ id: string; role: string }>`
      select app_user.id, app_user.role
        from ${table} lease join app_user on app_user.id = lease.by_id
       where lease.${column} = ${id} and ${isOf} and lease.until > ${now}`.execute(executor);
    const [row] = rows;
    return row ? { id: row.id, role: parseKnown(ROLES, row.role) } : null;
  };
  return {
    holder,

    async take(id, byId, until, now) {
      const other = await holder(id, now);
      if (other !== null && other.id !== byId) return false;
      await sql`
        insert into ${table} (by_id, ${column}, until${named}) values (${byId}, ${id}, ${until}${value})
        on conflict (by_id) do update set ${column} = excluded.${column}, until = excluded.until${renamed}`.execute(
        executor,
      );
      return true;
    },

    async end(id) {
      await sql`delete from ${table} where ${column} = ${id} and ${isOf}`.execute(executor);
    },
  };
}
