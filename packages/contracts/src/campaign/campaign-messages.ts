import { z } from "zod";
import { FALLBACK_REASONS } from "./campaign-vocabulary.ts";

const none = z.object({});
const of = z.object({ campaign: z.string() });

/** Why a story of a campaign failed, or waits. */
export const campaignSentences = {
  "campaign.storyGone": none,
  "campaign.filmFailed": none,
  "campaign.postFailed": none,
  "campaign.postedPartly": none,
  /** Code of the refusal that it waits for the end of. */
  "campaign.waits": z.object({ code: z.string() }),
};

/** Notifications about campaigns; with the campaign's name. */
export const campaignNotifications = {
  "campaign.reviewDue": of,
  "campaign.storySkipped": of,
  "campaign.storyFailed": of,
  /** Code of the refusal that only its owner can end. */
  "campaign.storyWaits": of.extend({ code: z.string() }),
  "campaign.sourcesLow": of.extend({ left: z.number().int() }),
  "campaign.fellBack": of.extend({ because: z.enum(FALLBACK_REASONS) }),
  "campaign.postedUnseen": z.object({ stories: z.number().int() }),
};
