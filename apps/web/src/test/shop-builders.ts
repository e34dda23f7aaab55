import type { Product, Purchase, Shop, SimulatedCheckout } from "@kinora/contracts/billing/billing";
import type { OwnPayment } from "@kinora/contracts/payment/own-payment";

const usd = (amount: number) => ({ amount, currency: "USD" });

export function product(about: Partial<Product> = {}): Product {
  const { gems = 1_500 } = about;
  return {
    ...{ id: "gem_pack_1500", type: "CONSUMABLE", gems, price: usd(1_499), unsold: null },
    pass: null,
    buys: { pictures: gems, filmSeconds: gems },
    ...about,
  };
}

/** Builds a shop as a free member sees it. */
export function shop(about: Partial<Shop> = {}): Shop {
  return {
    environment: "live",
    products: [
      product({
        ...{ id: "starter_pack_nonconsumable", type: "NON_CONSUMABLE" },
        ...{ gems: 750, price: usd(499) },
      }),
      product({ id: "pro_booster_1", gems: 750, price: usd(599), unsold: "pro_only" }),
      product(),
      product({ id: "gem_pack_20000", gems: 20_000, price: usd(15_999) }),
    ],
    ...about,
  };
}

export function purchase(about: Partial<Purchase> = {}): Purchase {
  return {
    ...{ id: "pur_1", store: "stripe", environment: "live", product: "gem_pack_1500" },
    ...{ gems: 1_500, gemsTakenBack: 0, price: usd(1_499), refunded: 0, state: "paid" },
    ...{ at: "2026-06-15T12:00:00.000Z", receiptId: "rcp_1", page: null },
    ...about,
  };
}

export function ownPayment(about: Partial<OwnPayment> = {}): OwnPayment {
  return {
    ...{ id: "pay_1", store: "stripe", environment: "live", product: "gem_pack_1500" },
    ...{ gems: 1_500, gemsTakenBack: 0, price: usd(1_499), refunded: 0, dispute: "none" },
    card: { brand: "visa", last4: "4242" },
    ...{ at: "2026-06-15T12:00:00.000Z", receiptId: "rcp_1", coversUntil: null },
    ...about,
  };
}

export function simulatedCheckout(about: Partial<SimulatedCheckout> = {}): SimulatedCheckout {
  return {
    ...{ id: "cs_1", product: "gem_pack_1500", plan: null, price: usd(1_499) },
    state: "open",
    returnTo: `${location.origin}/gems?purchase=pur_1`,
    backTo: `${location.origin}/gems`,
    ...about,
  };
}
