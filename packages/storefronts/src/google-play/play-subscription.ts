import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { SubscriptionFacts } from "@kinora/domain/subscription/plan-store";
import type { PlayPlace } from "./open-publisher.ts";
import { findInPlay } from "./play-answers.ts";
import { buyerOf, environmentOf, type PlayBuyer } from "./play-buyer.ts";
import { ACKNOWLEDGED, type PlayClaim } from "./play-claim.ts";
import { priceOfMoney } from "./play-money.ts";
import { currentLine, offerOf, type PlayOffer } from "./play-plan.ts";
import { takesPlace } from "./play-state.ts";
import { subscriptionFacts } from "./subscription-facts.ts";

type Held = androidpublisher_v3.Schema$SubscriptionPurchaseV2;
type Line = androidpublisher_v3.Schema$SubscriptionPurchaseLineItem;

/** What Google Play says of a subscription. */
export interface PlaySubscription {
  readonly facts: SubscriptionFacts;
  readonly environment: PurchaseEnvironment;
  readonly buyer: PlayBuyer;
  readonly claim: PlayClaim;
  readonly rawProduct: string;
  /** Token of the subscription that this one follows: another plan, or the same one bought again. */
  readonly linkedToken: string | null;
  /** The same once this one has taken its place; null while it is not paid. */
  readonly replacesToken: string | null;
  /** The plan that was replaced, and how Google counts the rest of its period. */
  readonly replaced: { readonly product: string; readonly mode: string } | null;
  readonly offer: PlayOffer;
  /** A price that is to be taken from a later period on. */
  readonly nextPrice: { readonly price: ShopPrice; readonly state: string } | null;
  readonly resumesAt: Date | null;
  readonly endedBy: "user" | "google" | "us" | "replacement" | null;
  /** An expired one that was bought again in Google's app; null as soon as this is acknowledged. */
  readonly outOfApp: { readonly expiredToken: string | null; readonly buyer: PlayBuyer } | null;
}

/**
 * Asks Google Play what became of a subscription. Null when it has none of this token, or none any
 * more: it expired more than 60 days ago.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2
 */
export async function readPlaySubscription(
  { publisher, settings }: PlayPlace,
  token: string,
): Promise<PlaySubscription | null> {
  const { api, packageName } = publisher;
  const held = await findInPlay(() => api.purchases.subscriptionsv2.get({ packageName, token }));
  if (held === null) return null;
  const line = currentLine(held.lineItems ?? []);
  const facts = await subscriptionFacts(publisher, token, held);
  return {
    facts,
    environment: environmentOf(settings, held.testPurchase),
    buyer: buyerOf(held.externalAccountIdentifiers),
    claim: {
      isAcknowledged: held.acknowledgementState === ACKNOWLEDGED,
      isConsumed: false,
      since: facts.startedAt,
    },
    ...linksOf(held, takesPlace(facts.state)),
    ...aboutLine(line ?? {}),
    resumesAt: dateOf(held.pausedStateContext?.autoResumeTime),
    endedBy: endedBy(held),
    outOfApp: outOfApp(held),
  };
}

function linksOf(held: Held, takes: boolean) {
  const linkedToken = held.linkedPurchaseToken ?? null;
  return { linkedToken, replacesToken: takes ? linkedToken : null };
}

function aboutLine(line: Line) {
  const { productId, itemReplacement, autoRenewingPlan } = line;
  const change = autoRenewingPlan?.priceChangeDetails;
  const price = priceOfMoney(change?.newPrice);
  const isAhead = price !== null && change?.priceChangeState !== "APPLIED";
  return {
    rawProduct: productId ?? "",
    offer: offerOf(line),
    nextPrice: isAhead ? { price, state: change?.priceChangeState ?? "" } : null,
    replaced: itemReplacement
      ? { product: itemReplacement.productId ?? "", mode: itemReplacement.replacementMode ?? "" }
      : null,
  };
}

function endedBy({ canceledStateContext: ended }: Held): PlaySubscription["endedBy"] {
  if (ended?.userInitiatedCancellation) return "user";
  if (ended?.systemInitiatedCancellation) return "google";
  if (ended?.developerInitiatedCancellation) return "us";
  return ended?.replacementCancellation ? "replacement" : null;
}

function outOfApp({ outOfAppPurchaseContext: context }: Held): PlaySubscription["outOfApp"] {
  if (!context) return null;
  return {
    expiredToken: context.expiredPurchaseToken ?? null,
    buyer: buyerOf(context.expiredExternalAccountIdentifiers),
  };
}

const dateOf = (said: string | null | undefined): Date | null => (said ? new Date(said) : null);
