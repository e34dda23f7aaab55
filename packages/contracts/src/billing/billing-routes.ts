import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { appShop, appShopQuery } from "./app-shop.ts";
import {
  checkout,
  newCheckout,
  purchase,
  purchaseFilter,
  purchasePage,
  shop,
  simulatedCheckout,
  simulatedPayment,
} from "./billing.ts";
import { accountToken, presentedReceipt, receipt } from "./receipts.ts";

const id = z.object({ id: z.string().min(1).max(100) });

/** Buying gems. */
export const billingRoutes = {
  getShop: defineRoute({
    ...{ method: "GET", path: "/api/billing/shop" },
    summary: "What is sold here, with prices",
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: shop, status: 200, refusals: [] },
  }),
  beginCheckout: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/billing/checkouts", idempotent: true, sessionOnly: true },
    summary: "Begin to buy a product; answers with the page of the store where it is paid",
    ...{ access: "signed-in", scope: "create", rate: "write" },
    ...{ body: newCheckout, answer: checkout, status: 201 },
    refusals: [
      "SHOP_CLOSED",
      "PRODUCT_UNSOLD",
      "STORE_UNREACHABLE",
      "CHECKOUTS_TOO_MANY",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  }),
  listPurchases: defineRoute({
    ...{ method: "GET", path: "/api/billing/purchases" },
    summary: "One's own purchases, newest first",
    ...{ access: "signed-in", scope: "read", rate: "read", query: purchaseFilter },
    ...{ answer: purchasePage, status: 200, refusals: [] },
  }),
  getPurchase: defineRoute({
    ...{ method: "GET", path: "/api/billing/purchases/{id}" },
    summary: "One of one's own purchases",
    ...{ access: "signed-in", scope: "read", rate: "read", params: id },
    ...{ answer: purchase, status: 200, refusals: ["PURCHASE_NOT_FOUND"] },
  }),
  getAppShop: defineRoute({
    ...{ method: "GET", path: "/api/billing/app-shop" },
    summary: "What is sold inside the iOS or Android app, without prices, which are its store's",
    ...{ access: "signed-in", scope: "read", rate: "read", query: appShopQuery },
    ...{ answer: appShop, status: 200, refusals: [] },
  }),
  getAccountToken: defineRoute({
    ...{ method: "GET", path: "/api/billing/account-token", sessionOnly: true },
    summary:
      "What the apps give to a phone's store with a purchase, so that it is known whose it is",
    ...{ access: "signed-in", scope: "create", rate: "read" },
    ...{ answer: accountToken, status: 200, refusals: [] },
  }),
  presentReceipt: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/billing/receipts", sessionOnly: true },
    summary: "Present what was bought in an app; it is granted once, however often it is presented",
    ...{ access: "signed-in", scope: "create", rate: "receipt" },
    ...{ body: receipt, answer: presentedReceipt, status: 200 },
    refusals: [
      ...(["SHOP_CLOSED", "STORE_UNREACHABLE", "RECEIPT_INVALID", "RECEIPT_UNKNOWN"] as const),
      ...(["RECEIPT_OF_TESTS", "RECEIPT_BOUND"] as const),
    ],
  }),
  getSimulatedCheckout: defineRoute({
    ...{ method: "GET", path: "/api/billing/simulated-checkouts/{id}", sessionOnly: true },
    summary: "A checkout of the built-in store simulator",
    ...{ access: "signed-in", scope: "read", rate: "read", params: id },
    ...{ answer: simulatedCheckout, status: 200, refusals: ["PURCHASE_NOT_FOUND", "SHOP_CLOSED"] },
  }),
  paySimulatedCheckout: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/billing/simulated-checkouts/{id}", sessionOnly: true },
    summary: "Pay at the built-in store simulator, with nothing",
    ...{ access: "signed-in", scope: "create", rate: "write", params: id },
    ...{ body: simulatedPayment, answer: simulatedCheckout, status: 200 },
    refusals: ["PURCHASE_NOT_FOUND", "SHOP_CLOSED", "PAYMENT_DECLINED", "STORE_UNREACHABLE"],
  }),
} as const;
