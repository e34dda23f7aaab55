import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * SQL expression of the turn for a new job of this user: one after the last that waits or was begun,
 * and never before the turn served last. So ten jobs of one user, or an endless sequence of them,
 * do not come before the first job of another (start-time fair queueing, Goyal, Vin and Cheng 1996,
 * with equal costs). A job that gave up its place has a future turn, which does not count as
 * served.
 */
export const nextTurn = (userId: string, background: boolean): RawBuilder<number> => sql<number>`
    greatest(
      coalesce((select max(turn) + 1 from job
        where user_id = ${userId} and background = ${background}
          and (started_at is not null or ended_at is null)), 0),
      coalesce((select max(turn) from job
        where started_at is not null and not background
          and (held_since is not null or ended_at is not null)), 0)
    )`;

/**
 * Returns the turn for a job that gives up its place: after all others that gave up theirs, and
 * after the next job of every other user, whose turn is later than the one served last, but newer
 * than this one.
 */
export async function turnBehind(executor: Database): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      coalesce(max(turn), 0) + 1,
      coalesce(max(turn) filter (where held_since is not null or ended_at is not null), 0) + 2
    ) as turn from job
    where started_at is not null and not background`.execute(executor);
  return rows[0]?.turn ?? 0;
}
