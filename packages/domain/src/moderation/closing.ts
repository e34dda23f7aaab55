import type { DecidedBefore } from "@kinora/contracts/moderation/decided-before";

/** An earlier decision that closed a link or took a profile down, in what the staff sees. */
export interface Closing extends Pick<DecidedBefore, "rule"> {
  readonly at: Date;
  readonly liftedAt: Date | null;
}
