import type { FlagReason } from "@kinora/contracts/moderation/report";

/** Ids of those who may decide about what is against a rule; null: whatever it is against. */
export type Staff = (rule: FlagReason | null) => Promise<readonly string[]>;
