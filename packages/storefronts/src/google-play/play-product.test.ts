import { expect, it } from "vitest";
import type { PlayPlace } from "./open-publisher.ts";
import { readPlayProduct } from "./play-product.ts";

/** Google, which says these two things. */
const place = (purchase: object, order: object) =>
  ({
    settings: { simulator: null },
    publisher: {
      packageName: "app.kinora",
      api: {
        purchases: { productsv2: { getproductpurchasev2: async () => ({ data: purchase }) } },
        orders: { get: async () => ({ data: order }) },
      },
    },
  }) as unknown as PlayPlace;
const PURCHASED = { purchaseStateContext: { purchaseState: "PURCHASED" } };

it("grants what was given away: an order without an amount, or no order at all", async () => {
  const free = { state: "paid", paid: null, refunded: 0, dispute: "none" };
  const ordered = place({ ...PURCHASED, orderId: "GPA.1" }, { state: "PROCESSED" });
  expect((await readPlayProduct(ordered, "token"))?.facts).toEqual({
    ...free,
    paymentRef: "GPA.1",
  });
  const given = await readPlayProduct(place(PURCHASED, {}), "token");
  expect(given?.facts).toEqual({ ...free, paymentRef: null });
});

it("can't be asked yet while an order is not processed", async () => {
  for (const order of [{ state: "PENDING" }, { state: "CANCELED" }, {}]) {
    const read = readPlayProduct(place({ ...PURCHASED, orderId: "GPA.1" }, order), "token");
    await expect(read).rejects.toThrow("not there yet");
  }
});

it("is a test when Google says so, and of no product that is not known here", async () => {
  const tested = { ...PURCHASED, testPurchaseContext: { fopType: "TEST" } };
  const line = { productLineItem: [{ productId: "gem_pack_1" }] };
  expect(await readPlayProduct(place({ ...tested, ...line }, {}), "token")).toMatchObject({
    ...{ environment: "test", product: null, rawProduct: "gem_pack_1" },
  });
});

it("takes back what cost nothing, with an order or without one", async () => {
  const cancelled = { purchaseStateContext: { purchaseState: "CANCELLED" } };
  const ordered = place({ ...cancelled, orderId: "GPA.1" }, { state: "REFUNDED" });
  expect((await readPlayProduct(ordered, "token"))?.facts).toMatchObject({
    ...{ state: "paid", paid: null, isRevoked: true },
  });
  const given = await readPlayProduct(place(cancelled, {}), "token");
  expect(given?.facts).toMatchObject({ state: "canceled", isRevoked: true });
});
