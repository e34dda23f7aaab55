import { type RawBuilder, sql } from "kysely";

/**
 * SQL condition that the job `begun` counts as a current turn of its owner: it has begun and not
 * ended, or it was cancelled within the last minute after it had begun, so that cancelling and
 * ordering again does not make a newcomer. A job whose worker died does not count, because its
 * owner lost the turn.
 */
export const HAD_A_TURN: RawBuilder<boolean> = sql<boolean>`(
  begun.started_at is not null and (
    begun.ended_at is null and (begun.held_since is null or begun.worker_key is not null)
    or begun.outcome = 'cancelled' and begun.ended_at > now() - interval '1 minute'
  )
)`;
