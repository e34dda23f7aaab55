import type { DecidedBefore } from "@kinora/contracts/moderation/decided-before";
import type { Closing } from "@kinora/domain/moderation/closing";

/** Presents an earlier decision to the staff. */
export const presentClosing = ({ rule, at, liftedAt }: Closing): DecidedBefore => ({
  ...{ rule, at: at.toISOString() },
  liftedAt: liftedAt?.toISOString() ?? null,
});
