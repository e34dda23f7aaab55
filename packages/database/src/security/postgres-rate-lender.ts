import { createHash } from "node:crypto";
import type { LoanWish, RateLender } from "@kinora/domain/security/rate-lender";
import { sql } from "kysely";
import type { Database } from "../client.ts";

interface LentRow {
  readonly key: string;
  readonly lent: number;
  readonly ends_in: number;
}

/**
 * Stores loans as rows and serves all requests of a process in one statement. A window begins with
 * the first request; requests beyond the limit are counted but not granted.
 *
 * @param secret mixed into the digest of a key, so that no address can be guessed from it
 */
export function postgresRateLender(database: Database, secret: string): RateLender {
  const nameOf = (key: string) =>
    createHash("sha256").update(`${secret}\n${key}`).digest("base64url").slice(0, 24);
  return {
    async lend(wishes, windowMs) {
      const named = new Map(wishes.map((wish) => [nameOf(wish.key), wish]));
      // Sorted, so that processes locking the same rows cannot deadlock.
      const names = [...named.keys()].sort();
      const wanted = names.map((name) => named.get(name)?.wanted ?? 0);
      const ends = sql`now() + make_interval(secs => ${windowMs / 1_000}::float8)`;
      const { rows } = await sql<LentRow>`
        insert into rate_loan as loan (key, lent, ends_at)
        select key, wanted, ${ends} from unnest(${names}::text[], ${wanted}::int[]) as wish (key, wanted)
        on conflict (key) do update set
          lent = excluded.lent + case when loan.ends_at > now() then loan.lent else 0 end,
          ends_at = case when loan.ends_at > now() then loan.ends_at else excluded.ends_at end
        returning key, lent, extract(epoch from ends_at - now())::float8 as ends_in
      `.execute(database);
      const lent = new Map(rows.map((row) => [row.key, row]));
      return wishes.map((wish) => loanOf(wish, lent.get(nameOf(wish.key))));
    },
  };
}

function loanOf({ wanted, most }: LoanWish, row: LentRow | undefined) {
  if (!row) throw new Error("a loan was neither given nor refused");
  const before = Math.min(row.lent - wanted, most);
  return { granted: Math.min(wanted, most - before), before, endsInMs: row.ends_in * 1_000 };
}

/** Deletes windows that have ended. */
export async function forgetOldLoans(database: Database): Promise<void> {
  await database.deleteFrom("rate_loan").where("ends_at", "<", sql<Date>`now()`).execute();
}
