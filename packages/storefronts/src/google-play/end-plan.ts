import type { SubscriptionState } from "@kinora/contracts/billing/plans";
import type { PlayPublisher } from "./open-publisher.ts";
import { askPlay, isRefusedByPlay, withoutToken } from "./play-answers.ts";
import { playState } from "./play-state.ts";

const OVER = ["expired", "pending_purchase_canceled"] as const;
const ENDING = ["canceled", ...OVER] as const;

/**
 * Ends a subscription with its period. Does nothing when it ends already.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2/cancel
 */
export const cancelPlan = (publisher: PlayPublisher, token: string): Promise<void> =>
  unless(ENDING, publisher, token, (subscriptions) =>
    subscriptions.cancel({
      ...{ packageName: publisher.packageName, token },
      requestBody: {
        cancellationContext: { cancellationType: "DEVELOPER_REQUESTED_STOP_PAYMENTS" },
      },
    }),
  );

/**
 * Ends a subscription at once; Google gives back what is left of the period. Does nothing when it is
 * over.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2/revoke
 */
export const revokePlan = (publisher: PlayPublisher, token: string): Promise<void> =>
  unless(OVER, publisher, token, (subscriptions) =>
    subscriptions.revoke({
      ...{ packageName: publisher.packageName, token },
      requestBody: { revocationContext: { proratedRefund: {} } },
    }),
  );

type Subscriptions = PlayPublisher["api"]["purchases"]["subscriptionsv2"];

/** What Google refuses is well when the subscription is in one of these states. */
async function unless(
  states: readonly SubscriptionState[],
  { api, packageName }: PlayPublisher,
  token: string,
  post: (subscriptions: Subscriptions) => Promise<unknown>,
): Promise<void> {
  const { subscriptionsv2 } = api.purchases;
  try {
    await post(subscriptionsv2);
  } catch (error) {
    if (!isRefusedByPlay(error)) throw withoutToken(error);
    const held = await askPlay(() => subscriptionsv2.get({ packageName, token }));
    if (!states.includes(playState(held.subscriptionState ?? ""))) throw withoutToken(error);
  }
}
