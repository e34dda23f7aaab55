import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * The turn a job of this person comes up in: one after the person's newest job that is not finished,
 * and never before the turn the queue has reached. So ten jobs of one person do not stand in front of
 * the first of another (start-time fair queueing, Goyal, Vin and Cheng 1996, with equal costs).
 */
export async function nextTurn(
  executor: Database,
  userId: string,
  background: boolean,
): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      coalesce((select max(turn) + 1 from job
        where user_id = ${userId} and background = ${background} and ended_at is null), 0),
      coalesce((select max(turn) from job
        where started_at is not null and not background), 0)
    ) as turn`.execute(executor);
  return rows[0]?.turn ?? 0;
}

/** The turn of what gives up its place: after the first of everybody who waits now. */
export async function turnBehind(executor: Database): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select coalesce(max(turn), 0) + 1 as turn from job
    where started_at is not null and not background`.execute(executor);
  return rows[0]?.turn ?? 0;
}
