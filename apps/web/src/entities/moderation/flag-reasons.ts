import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the reasons for reporting a work. */
export const FLAG_REASON_WORDS: Readonly<Record<FlagReason, MessageDescriptor>> = {
  sexual_content: msg`Sexual content`,
  violent_content: msg`Violent content`,
  hateful_content: msg`Hateful content`,
  harassment: msg`Harassment`,
  harmful: msg`Harmful or dangerous`,
  child_abuse: msg`Child abuse`,
  promotes_terrorism: msg`Promotes terrorism`,
};
