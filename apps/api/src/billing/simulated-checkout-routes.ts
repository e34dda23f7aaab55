import { routes } from "@kinora/contracts/routes";
import type { PurchaseRecord, PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { Refusal } from "@kinora/domain/refusal";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type {
  StoredSubscription,
  SubscriptionStore,
} from "@kinora/domain/subscription/subscription-store";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentSimulated, presentSimulatedPlan } from "./present-purchase.ts";

export interface SimulatedCheckoutPorts {
  readonly purchases: Pick<PurchaseStore, "findByRef">;
  /** Plans that are paid there. */
  readonly plans: {
    readonly find: SubscriptionStore["findByCheckout"];
    readonly ask: (id: string) => Promise<StoredSubscription | null>;
  };
  readonly pages: (purchaseId: string) => { readonly returnTo: string; readonly backTo: string };
  /** Asks the store what became of a purchase, and books it. */
  readonly ask: (id: string) => Promise<PurchaseRecord | null>;
  /** Pays at the store simulator; null where real stores sell. False when it is declined. */
  readonly simulate: ((ref: string, pay: "now" | "slow" | "declined") => Promise<boolean>) | null;
}

/** Mounts the page on which the store simulator is paid. */
export function mountSimulatedCheckout(
  server: FastifyInstance,
  { purchases, plans, pages, ask, simulate }: SimulatedCheckoutPorts,
): void {
  /** What a checkout is for, as it is shown; and again after the store was asked. */
  async function find(ref: string, userId: string) {
    if (simulate === null) throw new Refusal("SHOP_CLOSED");
    const purchase = await purchases.findByRef("stripe", ref);
    if (purchase?.userId === userId)
      return {
        shown: presentSimulated(purchase, pages(purchase.id)),
        again: async () =>
          presentSimulated((await ask(purchase.id)) ?? purchase, pages(purchase.id)),
      };
    const plan = await plans.find("stripe", ref);
    if (plan?.userId !== userId) throw new Refusal("PURCHASE_NOT_FOUND");
    const back = { backTo: pages("").backTo, returnTo: `${pages("").backTo}?plan=${plan.id}` };
    return {
      shown: presentSimulatedPlan(plan, back),
      again: async () => presentSimulatedPlan((await plans.ask(plan.id)) ?? plan, back),
    };
  }

  mountRoute(server, routes.getSimulatedCheckout, async ({ person: { userId }, params }) => {
    const { shown } = await find(params.id, userId);
    return shown;
  });

  mountRoute(server, routes.paySimulatedCheckout, async ({ person, params, body }) => {
    const { again } = await find(params.id, person.userId);
    if (!(await pay(params.id, body.pay))) throw new Refusal("PAYMENT_DECLINED");
    return again();
  });

  async function pay(ref: string, how: "now" | "slow" | "declined"): Promise<boolean> {
    try {
      return (await simulate?.(ref, how)) ?? false;
    } catch (error) {
      if (error instanceof StoreUnreachable) throw new Refusal("STORE_UNREACHABLE");
      throw error;
    }
  }
}
