import { accountModule } from "./account/module.ts";
import { awardModule } from "./award/module.ts";
import { billingModule } from "./billing/module.ts";
import { campaignModule } from "./campaign/module.ts";
import { challengeModule } from "./challenge/module.ts";
import { commentModule } from "./comment/module.ts";
import type { WorkerComposition } from "./compose.ts";
import { connectionModule } from "./connection/module.ts";
import { creationModule } from "./creation/module.ts";
import { eventModule } from "./event/module.ts";
import { feedModule } from "./feed/module.ts";
import { gemModule } from "./gem/module.ts";
import { moderationModule } from "./moderation/module.ts";
import type { WorkerModule } from "./module.ts";
import { notificationModule } from "./notification/module.ts";
import { paymentModule } from "./payment/module.ts";
import { promptModule } from "./prompt/module.ts";
import { publicationModule } from "./publication/module.ts";
import { securityModule } from "./security/module.ts";
import { statModule } from "./stat/module.ts";
import { storyModule } from "./story/module.ts";
import { subscriptionModule } from "./subscription/module.ts";
import { takeoutModule } from "./takeout/module.ts";
import { uploadModule } from "./upload/module.ts";

/**
 * Opens every noun of the worker. Their clock tasks run in this order: story artifacts before the
 * media they refer to.
 */
export const openModules = (parts: WorkerComposition): readonly WorkerModule[] =>
  [
    gemModule,
    awardModule,
    billingModule,
    subscriptionModule,
    paymentModule,
    feedModule,
    commentModule,
    connectionModule,
    publicationModule,
    campaignModule,
    challengeModule,
    takeoutModule,
    storyModule,
    creationModule,
    uploadModule,
    promptModule,
    accountModule,
    moderationModule,
    notificationModule,
    eventModule,
    securityModule,
    statModule,
  ].map((open) => open(parts));
