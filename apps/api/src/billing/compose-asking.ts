import { counts } from "@kinora/contracts/billing/store-testers";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { askStore } from "@kinora/domain/billing/ask-store";
import { askedStores } from "@kinora/domain/billing/asked-stores";
import { claimGranted } from "@kinora/domain/billing/claim-granted";
import { claimingFinder } from "@kinora/domain/billing/claim-item";
import { oneAtATime } from "@kinora/domain/one-at-a-time";
import { askAboutSubscription } from "@kinora/domain/subscription/ask-about-subscription";
import type { ApiComposition } from "../compose.ts";

/** Opens the stores that this server sells at, and how they are asked. */
export async function composeAsking(parts: ApiComposition) {
  const { environment, stores, transact, newId, now, onProblem: log } = parts;
  const [stripe, appStore, googlePlay] = await Promise.all([
    parts.openStripe(),
    parts.openAppStore(),
    parts.openGooglePlay(),
  ]);
  const phones = [appStore, googlePlay].filter((phone) => phone !== null);
  const countsFor = (of: PurchaseEnvironment, userId: string) =>
    counts(environment.counted, of, userId);
  const storeOf = askedStores({ web: stripe, phones, counts: countsFor });
  const { purchases, subscriptions, claims } = stores;
  const asking = { purchases, transact, storefrontOf: storeOf };
  const claiming = { transact, newId, now, log, counts: countsFor };
  const telling = { claims, purchases, subscriptions, storefrontOf: storeOf, log };
  const claimAll = oneAtATime(() => claimGranted(telling, now));
  return {
    /** Tells stores what was granted, without being waited for; the worker catches up. */
    claimSoon: () => void claimAll().catch((error: unknown) => log(`claims: ${error}`)),
    ...{ stripe, appStore, googlePlay, phones, storeOf, asking, claiming },
    askPurchase: (id: string) => askStore(asking, id, now),
    askPlan: (id: string) =>
      askAboutSubscription({ subscriptions, transact, planStoreOf: storeOf, log }, id, now),
    finders: [
      ...(stripe === null ? [] : [stripe]),
      ...phones.map((phone) => claimingFinder(claiming, phone)),
    ],
  };
}
