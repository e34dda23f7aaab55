import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { InquiryRefused } from "@kinora/domain/billing/inquiry-refused";
import type { PhonePlace, PhoneStore } from "@kinora/domain/billing/phone-store";
import type { ProductShelf } from "@kinora/domain/billing/product-shelf";
import type { GrantedItem, PurchaseFacts, StoreNotice } from "@kinora/domain/billing/storefront";
import type { SubscriptionFacts } from "@kinora/domain/subscription/plan-store";
import type { PlayVoided } from "./list-voided.ts";
import { type GooglePlay, openGooglePlay } from "./open-google-play.ts";

/** Google Play as the server sees it, how its notifications are verified, and what was voided there. */
export interface PlayPhoneStore extends PhoneStore, ProductShelf {
  readonly store: "google_play";
  /**
   * Returns null when the push is forged, stale, or for others.
   *
   * @throws StoreUnreachable when that can't be known now
   */
  readonly verify: (
    body: string,
    headers: { readonly authorization?: string | undefined },
  ) => Promise<StoreNotice | null>;
  /** Returns what was voided since, 30 days back at most. */
  readonly listVoided: (since: Date) => AsyncIterable<PlayVoided>;
}

/** Opens Google Play with the operator's service account, or the simulator. */
export function openPlayPhoneStore(settings: GooglePlaySettings, now: () => Date): PlayPhoneStore {
  const play = openGooglePlay(settings, now);
  return {
    store: "google_play",
    places: environmentsOf(settings).map((environment) => askedInPlay(play, environment)),
    verify: (body, { authorization }) => play.verify({ body, authorization }),
    listVoided: play.listVoided,
    listProducts: play.listProducts,
    identify: async (receipt) =>
      receipt.store === "google_play" && isToken(receipt.purchaseToken)
        ? play.identify(receipt.purchaseToken, receipt.product)
        : null,
    lookUp: play.lookUp,
  };
}

/** Google's testers buy on the server that takes money. */
const environmentsOf = ({
  simulator,
}: Pick<GooglePlaySettings, "simulator">): readonly PurchaseEnvironment[] =>
  simulator === null ? ["live", "test"] : ["simulated"];

/** Only these may become part of an address; dots alone would lead to another one. */
const isToken = (token: string): boolean => /^[\w.-]{1,1000}$/.test(token) && !/^\.+$/.test(token);

const askedInPlay = (play: GooglePlay, environment: PurchaseEnvironment): PhonePlace => ({
  ...{ store: "google_play", environment, readPayment: play.readPayment },
  read: (ref) => readPurchase(play, ref),
  claim: (granted) => claim(play, granted),
  extend: play.defer,
  endRenewal: play.cancel,
  async answerInquiry({ ref: orderId, token, answer }) {
    if (token === null) throw new InquiryRefused("Google's question has no token.");
    await play.reviewRefund({ orderId, token, answer });
  },
  readSubscription: ({ ref }) => (ref === null ? Promise.resolve(null) : readPlan(play, ref)),
});

async function readPlan(play: GooglePlay, ref: string): Promise<SubscriptionFacts | null> {
  const found = await play.readSubscription(ref);
  if (found === null) return null;
  const { isAcknowledged, since } = found.claim;
  const { facts, replacesToken: replaces } = found;
  return { ...facts, replaces, unclaimedSince: isAcknowledged ? null : since };
}

/** What may be bought again waits to be consumed; the starter pack to be acknowledged. */
async function readPurchase(play: GooglePlay, ref: string): Promise<PurchaseFacts | null> {
  const found = await play.readProduct(ref);
  if (found === null) return null;
  const { facts, product, claim: said } = found;
  const isKept = product !== null && SHOP[product].type === "NON_CONSUMABLE";
  const isDone = isKept ? said.isAcknowledged : said.isConsumed;
  return { ...facts, unclaimedSince: isDone || facts.isRevoked ? null : said.since };
}

/** Google wants to hear a plan as it has it now. */
async function claim(play: GooglePlay, granted: GrantedItem): Promise<void> {
  const { ref: token } = granted;
  if (granted.noun === "purchase") return play.claimProduct({ token, product: granted.product });
  const found = await play.readSubscription(token);
  if (found && found.facts.state !== "expired" && !found.claim.isAcknowledged)
    await play.claimPlan({ token, rawProduct: found.rawProduct });
}
