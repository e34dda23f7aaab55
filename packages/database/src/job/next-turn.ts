import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * The turn a job of this person comes up in: one after the person's last that waits or was begun, and never before the turn that was
 * served last. So ten jobs of one person, or one after the other without an end, do not stand in front of the
 * first of another (start-time fair queueing, Goyal, Vin and Cheng 1996, with equal costs). What gave up its
 * place and waits has a turn that is still to come: it does not count as served.
 */
export async function nextTurn(
  executor: Database,
  userId: string,
  background: boolean,
): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      coalesce((select max(turn) + 1 from job
        where user_id = ${userId} and background = ${background}
          and (started_at is not null or ended_at is null)), 0),
      coalesce((select max(turn) from job
        where started_at is not null and not background
          and (held_since is not null or ended_at is not null)), 0)
    ) as turn`.execute(executor);
  return rows[0]?.turn ?? 0;
}

/**
 * The turn of what gives up its place: after everything that gave up its place before and after the next of
 * everybody else, which is of a later turn than what was served last, but younger than this.
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
