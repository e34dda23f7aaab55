import type { SuspensionRule } from "@kinora/contracts/moderation/suspension-rule";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FLAG_REASON_WORDS } from "./flag-reasons.ts";

/** Labels of the rules under which an account is disabled. */
export const SUSPENSION_RULE_WORDS: Readonly<Record<SuspensionRule, MessageDescriptor>> = {
  ...FLAG_REASON_WORDS,
  spam: msg`Spam`,
  fraud: msg`Fraud`,
  strikes: msg`Three strikes`,
};
