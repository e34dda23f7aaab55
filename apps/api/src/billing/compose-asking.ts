import { counts } from "@kinora/contracts/billing/store-testers";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { askStore } from "@kinora/domain/billing/ask-store";
import { askedStores } from "@kinora/domain/billing/asked-stores";
import { claimingFinder } from "@kinora/domain/billing/claim-item";
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
  const { purchases, subscriptions } = stores;
  const asking = { purchases, transact, storefrontOf: storeOf };
  const claiming = { transact, newId, now, log, counts: countsFor };
  return {
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
