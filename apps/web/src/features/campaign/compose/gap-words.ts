import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CampaignGap } from "./campaign-draft.ts";

/** What is still missing, in the list beside the button. */
export const CAMPAIGN_GAP_WORDS: Readonly<Record<CampaignGap, MessageDescriptor>> = {
  name: msg`give it a name`,
  brief: msg`say what its stories are about`,
  slots: msg`choose days and times`,
  targets: msg`choose where its stories are posted`,
  gems: msg`choose a number of gems for a week`,
  end: msg`say when it ends`,
};

/** Id of the element in which a gap is filled, for the keyboard. */
export const campaignPlaceOf = (gap: CampaignGap): string => `campaign-${gap}`;
