import {
  type AskAboutPorts,
  askAboutSubscription,
} from "@kinora/domain/subscription/ask-about-subscription";
import type { PlanStore } from "@kinora/domain/subscription/plan-store";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";
import type { ApiComposition } from "../compose.ts";

/** Returns the store that can change a subscription, if this server still sells there. */
export const planStoreIn =
  (planStore: PlanStore | null) =>
  (of: Pick<StoredSubscription, "store" | "environment">): PlanStore | null =>
    planStore?.store === of.store && planStore.environment === of.environment ? planStore : null;

/** Returns a function that asks the store what became of a subscription, and books it. */
export const askAbout =
  (
    {
      stores,
      transact,
      now,
      onProblem,
    }: Pick<ApiComposition, "stores" | "transact" | "now" | "onProblem">,
    planStoreOf: AskAboutPorts["planStoreOf"],
  ) =>
  (id: string): Promise<StoredSubscription | null> =>
    askAboutSubscription(
      {
        subscriptions: stores.subscriptions,
        ...{ transact, planStoreOf, log: onProblem },
      },
      id,
      now,
    );
