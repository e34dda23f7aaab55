import { accountRefusals } from "./account/account-refusals.ts";
import { bannerRefusals } from "./banner/banner-refusals.ts";
import { billingRefusals } from "./billing/billing-refusals.ts";
import { blockRefusals } from "./block/block-refusals.ts";
import { campaignRefusals } from "./campaign/campaign-refusals.ts";
import { challengeRefusals } from "./challenge/challenge-refusals.ts";
import { collectionRefusals } from "./collection/collection-refusals.ts";
import { commentRefusals } from "./comment/comment-refusals.ts";
import { connectionRefusals } from "./connection/connection-refusals.ts";
import { creationRefusals } from "./creation/creation-refusals.ts";
import { embedRefusals } from "./embed/embed-refusals.ts";
import { gemRefusals } from "./gem/gem-refusals.ts";
import { giftRefusals } from "./gift/gift-refusals.ts";
import { hostedRefusals } from "./hosted/hosted-refusals.ts";
import { doorRefusals } from "./http/door-refusals.ts";
import { jobRefusals } from "./job/job-refusals.ts";
import { legalRefusals } from "./legal/legal-refusals.ts";
import { mediaRefusals } from "./media/media-refusals.ts";
import { moderationRefusals } from "./moderation/moderation-refusals.ts";
import { newcomerRefusals } from "./newcomer/newcomer-refusals.ts";
import { paymentRefusals } from "./payment/payment-refusals.ts";
import { peopleRefusals } from "./people/people-refusals.ts";
import { promptRefusals } from "./prompt/prompt-refusals.ts";
import { publicationRefusals } from "./publication/publication-refusals.ts";
import { remixRefusals } from "./remix/remix-refusals.ts";
import { reviewRefusals } from "./review/review-refusals.ts";
import { scheduleRefusals } from "./schedule/schedule-refusals.ts";
import { storyRefusals } from "./story/story-refusals.ts";
import { subscriptionRefusals } from "./subscription/subscription-refusals.ts";
import { switchRefusals } from "./switch/switch-refusals.ts";
import { takeoutRefusals } from "./takeout/takeout-refusals.ts";
import { uploadRefusals } from "./upload/upload-refusals.ts";
import { wordRefusals } from "./word/word-refusals.ts";

/**
 * Every refusal of the API with its HTTP status. The list is closed; packages/text has the wording.
 */
export const REFUSALS = {
  ...doorRefusals,
  ...accountRefusals,
  ...peopleRefusals,
  ...promptRefusals,
  ...creationRefusals,
  ...gemRefusals,
  ...billingRefusals,
  ...giftRefusals,
  ...reviewRefusals,
  ...subscriptionRefusals,
  ...paymentRefusals,
  ...mediaRefusals,
  ...uploadRefusals,
  ...storyRefusals,
  ...moderationRefusals,
  ...commentRefusals,
  ...blockRefusals,
  ...collectionRefusals,
  ...remixRefusals,
  ...embedRefusals,
  ...hostedRefusals,
  ...connectionRefusals,
  ...campaignRefusals,
  ...challengeRefusals,
  ...publicationRefusals,
  ...scheduleRefusals,
  ...wordRefusals,
  ...bannerRefusals,
  ...takeoutRefusals,
  ...jobRefusals,
  ...switchRefusals,
  ...legalRefusals,
  ...newcomerRefusals,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
