import { FLAG_REASONS } from "./report.ts";

/** Why an account is disabled: a rule, or too many strikes. */
export const SUSPENSION_RULES = [...FLAG_REASONS, "spam", "fraud", "strikes"] as const;
export type SuspensionRule = (typeof SUSPENSION_RULES)[number];
