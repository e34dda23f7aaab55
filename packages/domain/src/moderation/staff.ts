import type { FlagReason } from "@kinora/contracts/moderation/report";

/** Returns the ids of the staff who may decide on a rule; null for any rule. */
export type Staff = (rule: FlagReason | null) => Promise<readonly string[]>;
