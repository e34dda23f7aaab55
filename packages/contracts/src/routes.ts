import { accountRoutes } from "./account/account-routes.ts";
import { credentialRoutes } from "./account/credential-routes.ts";
import { deletionRoutes } from "./account/deletion-routes.ts";
import { reauthenticationRoutes } from "./account/reauthentication-routes.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { awardRoutes } from "./award/award-routes.ts";
import { bannerRoutes } from "./banner/banner-routes.ts";
import { billingRoutes } from "./billing/billing-routes.ts";
import { blockRoutes } from "./block/block-routes.ts";
import { muteRoutes } from "./block/mute-routes.ts";
import { campaignRoutes } from "./campaign/campaign-routes.ts";
import { challengeRoutes } from "./challenge/challenge-routes.ts";
import { collectionCaseRoutes } from "./collection/collection-case-routes.ts";
import { collectionRoutes } from "./collection/collection-routes.ts";
import { commentCaseRoutes } from "./comment/comment-case-routes.ts";
import { commentRoutes } from "./comment/comment-routes.ts";
import { connectionRoutes } from "./connection/connection-routes.ts";
import { creationRoutes } from "./creation/creation-routes.ts";
import { embedRoutes } from "./embed/embed-routes.ts";
import { eventRoutes } from "./event/event-routes.ts";
import { feedRoutes } from "./feed/feed-routes.ts";
import { correctionRoutes } from "./gem/correction-routes.ts";
import { gemRoutes } from "./gem/gem-routes.ts";
import { giftRoutes } from "./gift/gift-routes.ts";
import { hostedRoutes } from "./hosted/hosted-routes.ts";
import { ownKeyRoutes } from "./hosted/own-key-routes.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { jobRoutes } from "./job/job-routes.ts";
import { legalRoutes } from "./legal/legal-routes.ts";
import { holdRoutes } from "./moderation/hold-routes.ts";
import { moderationRoutes } from "./moderation/moderation-routes.ts";
import { ownRestrictionRoutes } from "./moderation/own-restriction-routes.ts";
import { personCaseRoutes } from "./moderation/person-case-routes.ts";
import { notificationRoutes } from "./notification/notification-routes.ts";
import { paymentRoutes } from "./payment/payment-routes.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { pinRoutes } from "./people/pin-routes.ts";
import { profileRoutes } from "./people/profile-routes.ts";
import { promptRoutes } from "./prompt/prompt-routes.ts";
import { postDraftRoutes } from "./publication/post-draft-routes.ts";
import { publicationRoutes } from "./publication/publication-routes.ts";
import { remixRoutes } from "./remix/remix-routes.ts";
import { reviewRoutes } from "./review/review-routes.ts";
import { scanRoutes } from "./scan/scan-routes.ts";
import { scheduleFileRoutes } from "./schedule-file/schedule-file-routes.ts";
import { statRoutes } from "./stat/stat-routes.ts";
import { boardCaseRoutes } from "./story/board-case-routes.ts";
import { storyRoutes } from "./story/story-routes.ts";
import { subscriptionRoutes } from "./subscription/subscription-routes.ts";
import { switchRoutes } from "./switch/switch-routes.ts";
import { takeoutRoutes } from "./takeout/takeout-routes.ts";
import { uploadRoutes } from "./upload/upload-routes.ts";
import { wordRoutes } from "./word/word-routes.ts";

/**
 * The whole API by noun. Refusals that any route may return are not repeated here (see `openapi.ts`
 * of the api).
 */
export const routes = {
  ...healthRoutes,
  ...accountRoutes,
  ...credentialRoutes,
  ...reauthenticationRoutes,
  ...takeoutRoutes,
  ...deletionRoutes,
  ...legalRoutes,
  ...peopleRoutes,
  ...profileRoutes,
  ...promptRoutes,
  ...creationRoutes,
  ...moderationRoutes,
  ...ownRestrictionRoutes,
  ...personCaseRoutes,
  ...boardCaseRoutes,
  ...holdRoutes,
  ...feedRoutes,
  ...commentRoutes,
  ...commentCaseRoutes,
  ...remixRoutes,
  ...embedRoutes,
  ...blockRoutes,
  ...muteRoutes,
  ...pinRoutes,
  ...collectionRoutes,
  ...collectionCaseRoutes,
  ...gemRoutes,
  ...awardRoutes,
  ...reviewRoutes,
  ...correctionRoutes,
  ...billingRoutes,
  ...giftRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
  ...auditRoutes,
  ...statRoutes,
  ...jobRoutes,
  ...scanRoutes,
  ...switchRoutes,
  ...bannerRoutes,
  ...notificationRoutes,
  ...storyRoutes,
  ...uploadRoutes,
  ...hostedRoutes,
  ...ownKeyRoutes,
  ...connectionRoutes,
  ...campaignRoutes,
  ...challengeRoutes,
  ...publicationRoutes,
  ...postDraftRoutes,
  ...scheduleFileRoutes,
  ...wordRoutes,
  ...eventRoutes,
} as const;

export type RouteName = keyof typeof routes;
