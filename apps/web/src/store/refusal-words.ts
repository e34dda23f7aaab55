import type { RefusalCode } from "@kinora/contracts/refusals";
import { accountRefusalWords } from "./refusal/account.ts";
import { bannerRefusalWords } from "./refusal/banner.ts";
import { billingRefusalWords } from "./refusal/billing.ts";
import { campaignRefusalWords } from "./refusal/campaign.ts";
import { challengeRefusalWords } from "./refusal/challenge.ts";
import { collectionRefusalWords } from "./refusal/collection.ts";
import { blockRefusalWords, commentRefusalWords } from "./refusal/comment.ts";
import { connectionRefusalWords } from "./refusal/connection.ts";
import { creationRefusalWords } from "./refusal/creation.ts";
import { doorRefusalWords } from "./refusal/door.ts";
import { gemRefusalWords } from "./refusal/gem.ts";
import { giftRefusalWords } from "./refusal/gift.ts";
import { hostedRefusalWords } from "./refusal/hosted.ts";
import { jobRefusalWords } from "./refusal/job.ts";
import { legalRefusalWords } from "./refusal/legal.ts";
import { mediaRefusalWords } from "./refusal/media.ts";
import { moderationRefusalWords } from "./refusal/moderation.ts";
import { newcomerRefusalWords } from "./refusal/newcomer.ts";
import { paymentRefusalWords } from "./refusal/payment.ts";
import { peopleRefusalWords } from "./refusal/people.ts";
import { promptRefusalWords } from "./refusal/prompt.ts";
import { publicationRefusalWords } from "./refusal/publication.ts";
import { embedRefusalWords, remixRefusalWords } from "./refusal/remix.ts";
import { reviewRefusalWords } from "./refusal/review.ts";
import { scheduleRefusalWords } from "./refusal/schedule.ts";
import { storyRefusalWords } from "./refusal/story.ts";
import { subscriptionRefusalWords } from "./refusal/subscription.ts";
import { switchRefusalWords } from "./refusal/switch.ts";
import { takeoutRefusalWords } from "./refusal/takeout.ts";
import { uploadRefusalWords } from "./refusal/upload.ts";
import { wordRefusalWords } from "./refusal/word.ts";
import type { RefusalDetails, RefusalWords } from "./refusal/words-of.ts";

/** Every refusal in the app's own words, by feature. */
const WORDS: Readonly<Record<RefusalCode, (details: RefusalDetails) => RefusalWords>> = {
  ...doorRefusalWords,
  ...accountRefusalWords,
  ...peopleRefusalWords,
  ...promptRefusalWords,
  ...creationRefusalWords,
  ...billingRefusalWords,
  ...subscriptionRefusalWords,
  ...paymentRefusalWords,
  ...gemRefusalWords,
  ...giftRefusalWords,
  ...reviewRefusalWords,
  ...mediaRefusalWords,
  ...uploadRefusalWords,
  ...storyRefusalWords,
  ...moderationRefusalWords,
  ...commentRefusalWords,
  ...blockRefusalWords,
  ...collectionRefusalWords,
  ...remixRefusalWords,
  ...embedRefusalWords,
  ...hostedRefusalWords,
  ...connectionRefusalWords,
  ...campaignRefusalWords,
  ...challengeRefusalWords,
  ...publicationRefusalWords,
  ...scheduleRefusalWords,
  ...wordRefusalWords,
  ...bannerRefusalWords,
  ...takeoutRefusalWords,
  ...jobRefusalWords,
  ...switchRefusalWords,
  ...legalRefusalWords,
  ...newcomerRefusalWords,
};

/** Undefined for a code this version does not know. */
export const refusalWords = (
  code: RefusalCode,
  details: RefusalDetails = {},
): RefusalWords | undefined => WORDS[code]?.(details);
