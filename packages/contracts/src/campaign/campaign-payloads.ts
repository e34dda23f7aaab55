import { z } from "zod";
import { FALLBACK_REASONS } from "./campaign-vocabulary.ts";

const ofStory = z.object({ storyId: z.string() });

/** Events of campaigns; the subject is the campaign. */
export const campaignPayloads = {
  /** A story is posted in two hours, and nobody has looked at it. */
  "campaign.reviewDue": ofStory,
  /** What its owner was asked about a story is settled. */
  "campaign.reviewed": ofStory,
  /** Its time passed without a post. */
  "campaign.storySkipped": ofStory,
  "campaign.storyFailed": ofStory,
  /** It can't go on before its owner does something: the refusal's code, and the UTC day. */
  "campaign.storyWaits": ofStory.extend({ code: z.string(), day: z.iso.date() }),
  /** Few sources are left, or none; then a story waits for more. */
  "campaign.sourcesLow": z.object({ left: z.number().int(), storyId: z.string().nullable() }),
  "campaign.sourcesAdded": z.object({}),
  /** From now on everything is reviewed. */
  "campaign.fellBack": z.object({ because: z.enum(FALLBACK_REASONS), at: z.iso.datetime() }),
  /** Stories were posted on this UTC day that nobody has looked at. */
  "campaign.postedUnseen": z.object({ day: z.iso.date(), stories: z.number().int() }),
};
