import { type RawBuilder, sql } from "kysely";

/**
 * Whether the job `begun` is a turn that its owner has or had just now: it was begun and has not ended, or it was
 * cancelled after it had begun, within the last minute; who cancels and orders anew is no newcomer. What a dead worker
 * had in its hands is none: that cost whoever ordered it their turn.
 */
export const HAD_A_TURN: RawBuilder<boolean> = sql<boolean>`(
  begun.started_at is not null and (
    begun.ended_at is null and (begun.held_since is null or begun.worker_key is not null)
    or begun.outcome = 'cancelled' and begun.ended_at > now() - interval '1 minute'
  )
)`;
