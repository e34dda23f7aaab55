import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

/** An earlier decision, with its time of reversal. */
export const decidedBefore = z.object({
  rule: z.enum(FLAG_REASONS),
  at: z.coerce.date(),
  liftedAt: z.coerce.date().nullable(),
});

/** SQL expression: when a decision about a storyboard, by this alias, was reversed; null while it stands. */
export const boardLiftedAt = (decision: string): RawBuilder<Date | null> => sql`coalesce(
  ${sql.ref(`${decision}.lifted_at`)}, ${profileLiftedAt(decision)})`;

/** SQL expression: when the appeal against a decision, by this alias, was granted. */
export const profileLiftedAt = (decision: string): RawBuilder<Date | null> => sql`
  case when ${sql.ref(`${decision}.appeal_granted`)} then ${sql.ref(`${decision}.appeal_decided_at`)} end`;
