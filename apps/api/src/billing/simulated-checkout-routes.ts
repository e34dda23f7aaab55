import { routes } from "@kinora/contracts/routes";
import type { PurchaseRecord, PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { StoreUnreachable } from "@kinora/domain/billing/storefront";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentSimulated } from "./present-purchase.ts";

export interface SimulatedCheckoutPorts {
  readonly purchases: Pick<PurchaseStore, "findByRef">;
  readonly pages: (purchaseId: string) => { readonly returnTo: string; readonly backTo: string };
  /** Asks the store what became of a purchase, and books it. */
  readonly ask: (id: string) => Promise<PurchaseRecord | null>;
  /** Pays at the store simulator; null where real stores sell. False when it is declined. */
  readonly simulate: ((ref: string, pay: "now" | "slow" | "declined") => Promise<boolean>) | null;
}

/** Mounts the page on which the store simulator is paid. */
export function mountSimulatedCheckout(
  server: FastifyInstance,
  { purchases, pages, ask, simulate }: SimulatedCheckoutPorts,
): void {
  async function simulated(ref: string, userId: string): Promise<PurchaseRecord> {
    if (simulate === null) throw new Refusal("SHOP_CLOSED");
    const found = await purchases.findByRef("stripe", ref);
    if (found?.userId !== userId) throw new Refusal("PURCHASE_NOT_FOUND");
    return found;
  }

  mountRoute(server, routes.getSimulatedCheckout, async ({ person: { userId }, params }) => {
    const found = await simulated(params.id, userId);
    return presentSimulated(found, pages(found.id));
  });

  mountRoute(server, routes.paySimulatedCheckout, async ({ person, params, body }) => {
    const found = await simulated(params.id, person.userId);
    if (!(await pay(params.id, body.pay))) throw new Refusal("PAYMENT_DECLINED");
    return presentSimulated((await ask(found.id)) ?? found, pages(found.id));
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
