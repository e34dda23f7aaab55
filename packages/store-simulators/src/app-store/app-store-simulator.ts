import type { PlanId } from "@kinora/contracts/billing/plans";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { answerAppStore } from "./answer-app-store.ts";
import * as commands from "./app-store-commands.ts";
import { answerConnect } from "./app-store-connect.ts";
import { type PostNotification, sendDue } from "./app-store-notifications.ts";
import { transactionShape } from "./app-store-shapes.ts";
import {
  type AppStoreRequestFault,
  type AppStoreWorld,
  type NotificationFault,
  newAppStoreState,
} from "./app-store-state.ts";
import type { AppStoreCaller } from "./caller-token.ts";
import { createTestChain } from "./test-chain.ts";

export interface AppStoreSimulatorOptions extends AppStoreCaller {
  readonly bundleId: string;
  readonly appId: number;
  readonly now: () => Date;
  /** Who may ask App Store Connect; the same by default. */
  readonly connect?: AppStoreCaller;
  /** Most products in one answer of App Store Connect; 200 by default. */
  readonly connectPage?: number;
  /** Posts a notification; true when the receiver answered 2xx. */
  readonly post: PostNotification;
}

/** A plan that is changed to, or begun again. */
export interface InAppPlanWish {
  readonly subscription: string;
  readonly plan: PlanId;
}

/**
 * Opens a simulated App Store, whose certificates are its own. What happens there is done by
 * functions, as by a customer, a bank or Apple.
 */
export async function openAppStoreSimulator(options: AppStoreSimulatorOptions) {
  const { bundleId, appId, now, post, connect = options, connectPage = 200 } = options;
  const [own, stranger] = await Promise.all([createTestChain(), createTestChain("Stranger")]);
  const faults = {
    notifications: [] as (NotificationFault | null)[],
    requests: [] as (AppStoreRequestFault | null)[],
  };
  const world: AppStoreWorld = {
    ...{ bundleId, appId, state: newAppStoreState(), clock: () => +now() },
    ...{ reviews: new Map<string, string>(), connectPage },
    ...{ sign: own.sign, forge: stranger.sign, notificationFaults: faults.notifications },
  };
  return {
    /** What APP_STORE_ROOTS must hold. */
    root: own.root,
    /** Queues of faults for the next notifications and requests; null lets one pass. */
    faults,
    async answer(request: StoreRequest): Promise<StoreReply> {
      const fault = faults.requests.shift() ?? null;
      if (fault === "lost") return { kind: "lost" };
      if (fault === "hangs") return { kind: "hangs" };
      if (fault === "500") return answered(500, { errorCode: 5000001, errorMessage: "Retry." });
      if (fault === "429") return answered(429, { errorCode: 4290000, errorMessage: "Too many." });
      const seen = fault === "forged" ? { ...world, sign: world.forge } : world;
      if (new URL(request.url, "http://simulated").pathname.startsWith("/v1/"))
        return answerConnect(seen, connect, request);
      return answerAppStore(seen, options, request);
    },
    /** Sends every notification that is due. */
    deliver: () => sendDue(world, post),
    /** What App Store Connect says of a product; "ABSENT" takes it away. */
    setReview: (product: string, state: string) => void world.reviews.set(product, state),
    /** The transaction as StoreKit gives it to the app. */
    receiptOf: (transaction: string, by: "apple" | "stranger" = "apple"): string => {
      const found = world.state.transactions.get(transaction);
      if (!found) throw new Error(`The simulated App Store has no transaction ${transaction}.`);
      return (by === "apple" ? world.sign : world.forge)(transactionShape(world, found));
    },
    buy: (wish: commands.BuyInApp) => commands.buyInApp(world, wish),
    subscribe: (wish: { readonly plan: PlanId; readonly token: string | null }) =>
      commands.subscribeInApp(world, wish),
    resubscribe: (wish: InAppPlanWish) => commands.resubscribeInApp(world, wish),
    renew: (subscription: string) => commands.renewInApp(world, subscription),
    failRenewal: (subscription: string, graceDays = 0) =>
      commands.failRenewal(world, { subscription, graceDays }),
    endGrace: (subscription: string) => commands.endGrace(world, subscription),
    setRenewal: (subscription: string, renews: boolean) =>
      commands.setRenewal(world, { subscription, renews }),
    expire: (subscription: string) => commands.expireInApp(world, subscription),
    changePlan: (wish: InAppPlanWish) => commands.changePlanInApp(world, wish),
    refund: (transaction: string, percent = 100) =>
      commands.refundInApp(world, { transaction, percent }),
    requestConsumption: (transaction: string, reason?: string) =>
      commands.requestConsumption(world, transaction, reason),
    /** What the developer told about a transaction; null for nothing. */
    toldOf: (transaction: string) => world.state.consumption.get(transaction) ?? null,
    reverseRefund: (transaction: string) => commands.reverseRefund(world, transaction),
    setStatus: (subscription: string, status: number) =>
      commands.setStatus(world, { subscription, status }),
  };
}
