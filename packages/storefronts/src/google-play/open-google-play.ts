import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import type { ShelfProduct } from "@kinora/domain/billing/product-shelf";
import type { StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import type { ExtensionWish } from "@kinora/domain/subscription/plan-extension";
import type { PlanPayment } from "@kinora/domain/subscription/plan-store";
import { deferPlan } from "./defer-plan.ts";
import { cancelPlan, revokePlan } from "./end-plan.ts";
import { listOffers } from "./list-offers.ts";
import { listVoided, type PlayVoided } from "./list-voided.ts";
import { openPublisher } from "./open-publisher.ts";
import { identifyInPlay, lookUpInPlay, type PlayItem } from "./play-item.ts";
import { readPlayPayment } from "./play-order.ts";
import { type PlayProduct, readPlayProduct } from "./play-product.ts";
import { type PlaySubscription, readPlaySubscription } from "./play-subscription.ts";
import { type PlayReview, reviewRefund } from "./review-refund.ts";
import { claimPlan, claimProduct, type GrantedPlan, type GrantedProduct } from "./settle-claim.ts";
import { openPushKeys, type PlayPushRequest, verifyPush } from "./verify-push.ts";

/**
 * Google Play. It has no page of ours: an app presents the token of what was bought, a notification
 * wakes us, and Google is asked. Every call may throw StoreUnreachable, which names no token.
 */
export interface GooglePlay {
  readonly store: "google_play";
  /** Returns what a token that an app presents is of, given its product; null when Google has none like it. */
  readonly identify: (token: string, sku: string) => Promise<PlayItem | null>;
  /** Returns what a notification is about; null when Google has nothing of this id. */
  readonly lookUp: (subject: StoreSubject) => Promise<PlayItem | null>;
  /** Returns what became of a purchase; null when Google has none of this token. */
  readonly readProduct: (token: string) => Promise<PlayProduct | null>;
  /** Returns what became of a subscription; null when Google has none of this token, or no longer. */
  readonly readSubscription: (token: string) => Promise<PlaySubscription | null>;
  /** Returns what became of a payment for a plan; null when Google has no such order. */
  readonly readPayment: (orderId: string) => Promise<PlanPayment | null>;
  /** Tells Google that a purchase was granted; without it, its money is given back after three days. */
  readonly claimProduct: (granted: GrantedProduct) => Promise<void>;
  readonly claimPlan: (granted: GrantedPlan) => Promise<void>;
  /** Ends a subscription with its period. */
  readonly cancel: (token: string) => Promise<void>;
  /** Ends a subscription at once; what is left of its period is given back. */
  readonly revoke: (token: string) => Promise<void>;
  /** Returns what was voided since, 30 days back at most. */
  readonly listVoided: (since: Date) => AsyncGenerator<PlayVoided>;
  /** Puts off the next payment for a subscription. */
  readonly defer: (wish: ExtensionWish) => Promise<void>;
  /** Says what was used of an order whose refund Google reviews. */
  readonly reviewRefund: (review: PlayReview) => Promise<void>;
  /** Returns our products as Google has them. */
  readonly listProducts: () => Promise<readonly ShelfProduct[]>;
  /** Returns null when the push is forged, stale, for others, or no notification. */
  readonly verify: (request: PlayPushRequest) => Promise<StoreNotice | null>;
}

/** Opens Google Play with the operator's service account, or the simulator. */
export function openGooglePlay(
  settings: GooglePlaySettings,
  now: () => Date = () => new Date(),
): GooglePlay {
  const publisher = openPublisher(settings);
  const place = { publisher, settings };
  const keys = openPushKeys(settings);
  return {
    store: "google_play",
    identify: (token, sku) => identifyInPlay(place, token, sku),
    lookUp: (subject) => lookUpInPlay(place, subject),
    readProduct: (token) => readPlayProduct(place, token),
    readSubscription: (token) => readPlaySubscription(place, token),
    readPayment: (orderId) => readPlayPayment(publisher, orderId),
    claimProduct: (granted) => claimProduct(publisher, granted),
    claimPlan: (granted) => claimPlan(publisher, granted),
    cancel: (token) => cancelPlan(publisher, token),
    revoke: (token) => revokePlan(publisher, token),
    listVoided: (since) => listVoided(publisher, since, now()),
    defer: (wish) => deferPlan(publisher, wish),
    reviewRefund: (review) => reviewRefund(publisher, review),
    listProducts: () => listOffers(publisher),
    verify: (request) => verifyPush(settings, keys, request, now()),
  };
}
