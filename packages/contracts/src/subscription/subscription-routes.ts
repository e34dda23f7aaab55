import { z } from "zod";
import { PLANS } from "../billing/plans.ts";
import { defineRoute } from "../http/route.ts";
import {
  newSubscription,
  planChange,
  storePage,
  subscriptionCheckout,
  subscriptions,
  userSubscription,
} from "./subscription.ts";

const id = z.object({ id: z.string().min(1).max(100) });
const change = id.extend({ plan: z.enum(PLANS) });
const refusals = [
  ...(["SUBSCRIPTION_NOT_FOUND", "SHOP_CLOSED", "STORE_UNREACHABLE", "PLAN_UNCHANGED"] as const),
  ...(["MANAGED_AT_STORE", "PLAN_CHANGING"] as const),
] as const;

/** Plans that renew. */
export const subscriptionRoutes = {
  getSubscriptions: defineRoute({
    ...{ method: "GET", path: "/api/subscriptions" },
    summary: "Plans that are sold here, and one's own",
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: subscriptions, status: 200, refusals: [] },
  }),
  subscribe: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/subscriptions", idempotent: true, sessionOnly: true },
    summary: "Begin to subscribe to a plan; answers with the page of the store where it is paid",
    ...{ access: "signed-in", scope: "create", rate: "write" },
    ...{ body: newSubscription, answer: subscriptionCheckout, status: 201 },
    refusals: [
      "SHOP_CLOSED",
      "PLAN_HELD",
      "STORE_UNREACHABLE",
      "CHECKOUTS_TOO_MANY",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  }),
  getSubscription: defineRoute({
    ...{ method: "GET", path: "/api/subscriptions/{id}" },
    summary: "One of one's own subscriptions",
    ...{ access: "signed-in", scope: "read", rate: "read", params: id },
    ...{ answer: userSubscription, status: 200, refusals: ["SUBSCRIPTION_NOT_FOUND"] },
  }),
  getPlanChange: defineRoute({
    asksOutside: true,
    ...{ method: "GET", path: "/api/subscriptions/{id}/plan-changes/{plan}", sessionOnly: true },
    summary: "What a change of plan costs and when it counts",
    ...{ access: "signed-in", scope: "read", rate: "read", params: change },
    ...{ answer: planChange, status: 200, refusals: [...refusals, "PLAN_EXTENDED"] },
  }),
  changePlan: defineRoute({
    asksOutside: true,
    ...{ method: "PUT", path: "/api/subscriptions/{id}/plan", sessionOnly: true },
    summary: "Change the plan: to a higher one at once, to a lower one at the end of the period",
    ...{ access: "signed-in", scope: "create", rate: "write", params: id },
    ...{ body: newSubscription, answer: userSubscription, status: 200 },
    refusals: [...refusals, "PLAN_EXTENDED", "PAYMENT_DECLINED"],
  }),
  cancelSubscription: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/subscriptions/{id}/cancellation", sessionOnly: true },
    summary: "End the subscription with its paid period",
    ...{ access: "signed-in", scope: "create", rate: "write", params: id },
    ...{ answer: userSubscription, status: 200, refusals },
  }),
  keepSubscription: defineRoute({
    asksOutside: true,
    ...{ method: "DELETE", path: "/api/subscriptions/{id}/cancellation", sessionOnly: true },
    summary: "Keep the subscription after all, and the plan",
    ...{ access: "signed-in", scope: "create", rate: "write", params: id },
    ...{ answer: userSubscription, status: 200, refusals },
  }),
  openStorePage: defineRoute({
    asksOutside: true,
    ...{ method: "POST", path: "/api/subscriptions/{id}/store-page", sessionOnly: true },
    summary: "Page of the store with card and invoices of a subscription",
    ...{ access: "signed-in", scope: "create", rate: "write", params: id },
    ...{ answer: storePage, status: 200, refusals },
  }),
} as const;
