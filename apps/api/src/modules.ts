import { accountModule } from "./account/module.ts";
import { auditModule } from "./audit/module.ts";
import { awardModule } from "./award/module.ts";
import { bannerModule } from "./banner/module.ts";
import { billingModule } from "./billing/module.ts";
import { blockModule } from "./block/module.ts";
import { campaignModule } from "./campaign/module.ts";
import { challengeModule } from "./challenge/module.ts";
import { collectionModule } from "./collection/module.ts";
import { commentModule } from "./comment/module.ts";
import type { ApiComposition } from "./compose.ts";
import { connectionModule } from "./connection/module.ts";
import { creationModule } from "./creation/module.ts";
import { embedModule } from "./embed/module.ts";
import { feedModule } from "./feed/module.ts";
import { gemModule } from "./gem/module.ts";
import { giftModule } from "./gift/module.ts";
import { healthModule } from "./health/module.ts";
import { hostedModule } from "./hosted/module.ts";
import { jobModule } from "./job/module.ts";
import { legalModule } from "./legal/module.ts";
import { mediaModule } from "./media/module.ts";
import { moderationModule } from "./moderation/module.ts";
import type { ApiModule } from "./module.ts";
import { notificationModule } from "./notification/module.ts";
import { paymentModule } from "./payment/module.ts";
import { peopleModule } from "./people/module.ts";
import { promptModule } from "./prompt/module.ts";
import { publicationModule } from "./publication/module.ts";
import { remixModule } from "./remix/module.ts";
import { reviewModule } from "./review/module.ts";
import { scanModule } from "./scan/module.ts";
import { siteModule } from "./site/module.ts";
import { statModule } from "./stat/module.ts";
import { storyModule } from "./story/module.ts";
import { subscriptionModule } from "./subscription/module.ts";
import { switchModule } from "./switch/module.ts";
import { takeoutModule } from "./takeout/module.ts";
import { uploadModule } from "./upload/module.ts";
import { wordModule } from "./word/module.ts";

/** All modules of the api. */
export const MODULES: readonly ((parts: ApiComposition) => ApiModule)[] = [
  healthModule,
  accountModule,
  legalModule,
  takeoutModule,
  peopleModule,
  promptModule,
  creationModule,
  storyModule,
  feedModule,
  commentModule,
  blockModule,
  collectionModule,
  remixModule,
  embedModule,
  moderationModule,
  gemModule,
  awardModule,
  reviewModule,
  billingModule,
  giftModule,
  subscriptionModule,
  paymentModule,
  notificationModule,
  uploadModule,
  mediaModule,
  hostedModule,
  connectionModule,
  publicationModule,
  campaignModule,
  challengeModule,
  wordModule,
  auditModule,
  statModule,
  jobModule,
  scanModule,
  switchModule,
  bannerModule,
  siteModule,
];
