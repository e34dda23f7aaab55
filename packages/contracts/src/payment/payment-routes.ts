import { z } from "zod";
import { storeShelves } from "../billing/product-state.ts";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { costQuery, costs } from "./costs.ts";
import { difference, differenceList } from "./difference.ts";
import { ownPaymentPage } from "./own-payment.ts";
import {
  givenMonth,
  newMonth,
  newRefund,
  paymentFile,
  paymentFilter,
  paymentPage,
} from "./payment.ts";
import { newExtension, planExtension } from "./plan-extension.ts";
import { newRefundConsent, refundConsent, refundInquiries } from "./refund-inquiry.ts";
import { revenue, revenueQuery } from "./revenue.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWNER = { access: "signed-in", scope: "publish", role: "owner" } as const;

/** What was paid, as its payer and the owner see it. */
export const paymentRoutes = {
  listOwnPayments: defineRoute({
    ...{ method: "GET", path: "/api/billing/payments" },
    summary: "What one has paid, newest first, with the gems that it brought",
    ...{ access: "signed-in", scope: "read", rate: "read", query: pageQuery },
    ...{ answer: ownPaymentPage, status: 200, refusals: [] },
  }),
  getRefundConsent: defineRoute({
    ...{ method: "GET", path: "/api/billing/refund-consent" },
    summary: "Whether a phone's store may be told what one used of what one wants refunded",
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: refundConsent, status: 200, refusals: [] },
  }),
  stateRefundConsent: defineRoute({
    ...{ method: "PUT", path: "/api/billing/refund-consent", sessionOnly: true },
    summary: "Agree that a phone's store is told, or no longer",
    ...{ access: "signed-in", scope: "publish", rate: "write" },
    ...{ body: newRefundConsent, answer: refundConsent, status: 200, refusals: [] },
  }),
  listRefundInquiries: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/refund-inquiries" },
    summary: "What the phones' stores ask before they decide about refunds",
    ...{ rate: "read", answer: refundInquiries, status: 200, refusals: [] },
  }),
  listPayments: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/payments", summary: "Payments, newest first" },
    ...{ rate: "read", query: paymentFilter, answer: paymentPage, status: 200, refusals: [] },
  }),
  getPayment: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/payments/{id}" },
    summary: "One payment, with all that happened to it and its order",
    ...{ rate: "read", params: id, answer: paymentFile, status: 200 },
    refusals: ["PAYMENT_NOT_FOUND"],
  }),
  refundPayment: defineRoute({
    asksOutside: true,
    ...OWNER,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/payments/{id}/refund", idempotent: true },
    summary: "Refund a payment, in full or in part",
    ...{ rate: "write", params: id, body: newRefund, answer: paymentFile, status: 201 },
    refusals: [
      "PAYMENT_NOT_FOUND",
      "PAYMENT_DISPUTED",
      "REFUND_TOO_MUCH",
      "REFUND_NOT_HERE",
      "REFUND_REFUSED",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  }),
  giveMonth: defineRoute({
    ...OWNER,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/people/{id}/months", idempotent: true },
    summary: "Give a person a tier for some days, with or without its gems",
    ...{ rate: "write", params: id, body: newMonth, answer: givenMonth, status: 201 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "MONTHS_TOO_MANY", "IDEMPOTENCY_KEY_REUSED"],
  }),
  extendPlan: defineRoute({
    asksOutside: true,
    ...OWNER,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/subscriptions/{id}/extensions", idempotent: true },
    summary: "Put off the next payment for a plan that renews",
    ...{ rate: "write", params: id, body: newExtension, answer: planExtension, status: 201 },
    refusals: [
      ...(["SUBSCRIPTION_NOT_FOUND", "OWN_ACCOUNT", "PLAN_NOT_RENEWING", "PLAN_CHANGING"] as const),
      ...(["EXTENSION_NOT_HERE", "EXTENSION_REFUSED", "MONTHS_TOO_MANY"] as const),
      ...(["STORE_UNREACHABLE", "IDEMPOTENCY_KEY_REUSED"] as const),
    ],
  }),
  getRevenue: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/revenue" },
    summary: "What was earned by month, store and plan, and open disputes",
    ...{ rate: "read", query: revenueQuery, answer: revenue, status: 200, refusals: [] },
  }),
  getCosts: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/costs" },
    summary: "What works cost and earned by day, service and model",
    ...{ rate: "read", query: costQuery, answer: costs, status: 200, refusals: [] },
  }),
  getStoreProducts: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/store-products" },
    summary: "Our products as each store has them, and why one is not on sale",
    ...{ rate: "read", answer: storeShelves, status: 200, refusals: [] },
  }),
  listDifferences: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/differences" },
    summary: "Where the books differ from the stores or from themselves",
    ...{ rate: "read", answer: differenceList, status: 200, refusals: [] },
  }),
  acknowledgeDifference: defineRoute({
    ...OWNER,
    ...{ method: "POST", path: "/api/admin/differences/{id}/acknowledgement" },
    summary: "Take note of a difference; nothing is repaired",
    ...{ rate: "write", params: id, answer: difference, status: 200 },
    refusals: ["DIFFERENCE_NOT_FOUND"],
  }),
} as const;
