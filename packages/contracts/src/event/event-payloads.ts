import type { z } from "zod";
import { accountPayloads } from "../account/account-payloads.ts";
import { awardPayloads } from "../award/award-payloads.ts";
import { billingPayloads } from "../billing/billing-payloads.ts";
import { campaignPayloads } from "../campaign/campaign-payloads.ts";
import { challengePayloads } from "../challenge/challenge-payloads.ts";
import { collectionPayloads } from "../collection/collection-payloads.ts";
import { commentPayloads } from "../comment/comment-payloads.ts";
import { connectionPayloads } from "../connection/connection-payloads.ts";
import { creationPayloads } from "../creation/creation-payloads.ts";
import { feedPayloads } from "../feed/feed-payloads.ts";
import { gemPayloads } from "../gem/gem-payloads.ts";
import { giftPayloads } from "../gift/gift-payloads.ts";
import { notificationPayloads } from "../notification/notification-payloads.ts";
import { paymentPayloads } from "../payment/payment-payloads.ts";
import { publicationPayloads } from "../publication/publication-payloads.ts";
import { storyPayloads } from "../story/story-payloads.ts";
import { subscriptionPayloads } from "../subscription/subscription-payloads.ts";
import { takeoutPayloads } from "../takeout/takeout-payloads.ts";
import { uploadPayloads } from "../upload/upload-payloads.ts";

/**
 * All events by noun, with their payloads of ids and codes. The noun is the first half of the type.
 */
export const EVENT_PAYLOADS = {
  ...accountPayloads,
  ...connectionPayloads,
  ...creationPayloads,
  ...feedPayloads,
  ...commentPayloads,
  ...collectionPayloads,
  ...gemPayloads,
  ...awardPayloads,
  ...billingPayloads,
  ...giftPayloads,
  ...notificationPayloads,
  ...paymentPayloads,
  ...campaignPayloads,
  ...challengePayloads,
  ...publicationPayloads,
  ...storyPayloads,
  ...subscriptionPayloads,
  ...takeoutPayloads,
  ...uploadPayloads,
};

export type EventType = keyof typeof EVENT_PAYLOADS;
export type EventPayload<Type extends EventType> = z.output<(typeof EVENT_PAYLOADS)[Type]>;
/** The nouns that have events. */
export type EventNoun = EventType extends `${infer Noun}.${string}` ? Noun : never;
