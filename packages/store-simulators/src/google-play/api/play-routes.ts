import { z } from "zod";
import { timestamp } from "../play-calendar.ts";
import { PlayError } from "../play-error.ts";
import type { PlayPlanRecord, PlayProductRecord } from "../play-records.ts";
import { findPlan, findProduct, type PlayWorld } from "../play-world.ts";
import { acknowledgeProduct, consumeProduct } from "../purchases/buy-product.ts";
import { cancelPlan } from "../purchases/end-plan.ts";
import { findOrder, refundOrder } from "../purchases/refund-order.ts";
import { deferPlan } from "../purchases/renew-plan.ts";
import { reviewRefund } from "../purchases/review-refund.ts";
import { revokePlan } from "../purchases/revoke-plan.ts";
import { acknowledgePlan } from "../purchases/subscribe-plan.ts";
import { orderShape } from "../shapes/order-shape.ts";
import { productPurchaseShape } from "../shapes/product-purchase-shape.ts";
import { etagOf, subscriptionPurchaseShape } from "../shapes/subscription-purchase-shape.ts";
import { listOneTimeProducts, listSubscriptions } from "./list-offers.ts";
import { listVoidedPurchases } from "./list-voided-purchases.ts";

/** A request as an endpoint sees it. */
export interface PlayCall {
  /** What the path names, in its order. */
  readonly named: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface PlayRoute {
  readonly method: "GET" | "POST";
  /** As Google's documentation writes it, after the app's name. */
  readonly path: string;
  /** Returns what is shown; null for an empty answer. */
  readonly run: (world: PlayWorld, call: PlayCall) => object | null;
}

const get = (path: string, run: PlayRoute["run"]): PlayRoute => ({ method: "GET", path, run });
const post = (path: string, run: (world: PlayWorld, call: PlayCall) => void): PlayRoute => ({
  method: "POST",
  path,
  run(world, call) {
    run(world, call);
    return null;
  },
});

const cancelling = z.object({
  cancellationContext: z.object({
    cancellationType: z.enum(["USER_REQUESTED_STOP_RENEWALS", "DEVELOPER_REQUESTED_STOP_PAYMENTS"]),
  }),
});
const revoking = z.object({
  revocationContext: z.union([
    z.strictObject({ fullRefund: z.object({}) }),
    z.strictObject({ proratedRefund: z.object({}) }),
  ]),
});

const deferring = z.object({
  deferralContext: z.object({ etag: z.string(), deferDuration: z.string().regex(/^\d+s$/) }),
});

/** Every endpoint that is simulated. */
export const PLAY_ROUTES: readonly PlayRoute[] = [
  get("/purchases/productsv2/tokens/{token}", (world, { named: [token = ""] }) =>
    productPurchaseShape(findProduct(world, token)),
  ),
  get("/purchases/subscriptionsv2/tokens/{token}", (world, { named: [token = ""] }) =>
    subscriptionPurchaseShape(findPlan(world, token)),
  ),
  post("/purchases/products/{productId}/tokens/{token}:acknowledge", (world, { named }) =>
    acknowledgeProduct(ofProduct(findProduct(world, named[1] ?? ""), named[0])),
  ),
  post("/purchases/products/{productId}/tokens/{token}:consume", (world, { named }) =>
    consumeProduct(ofProduct(findProduct(world, named[1] ?? ""), named[0])),
  ),
  post("/purchases/subscriptions/{subscriptionId}/tokens/{token}:acknowledge", (world, { named }) =>
    acknowledgePlan(ofProduct(findPlan(world, named[1] ?? ""), named[0])),
  ),
  {
    ...{ method: "POST", path: "/purchases/subscriptionsv2/tokens/{token}:defer" },
    run(world, { named: [token = ""], body }) {
      const plan = findPlan(world, token);
      const { etag, deferDuration } = deferring.parse(body).deferralContext;
      if (etag !== etagOf(plan))
        throw new PlayError(409, "concurrentUpdate", "The etag does not match.", "etag");
      deferPlan(world, plan, Number.parseInt(deferDuration, 10));
      const expiryTime = timestamp(plan.expiryAt ?? 0);
      return { itemExpiryTimeDetails: [{ productId: plan.productId, expiryTime }] };
    },
  },
  post(
    "/purchases/subscriptionsv2/tokens/{token}:cancel",
    (world, { named: [token = ""], body }) => {
      const { cancellationType } = cancelling.parse(body).cancellationContext;
      const by = cancellationType.startsWith("USER") ? "user" : "developer";
      cancelPlan(world, findPlan(world, token), by);
    },
  ),
  post(
    "/purchases/subscriptionsv2/tokens/{token}:revoke",
    (world, { named: [token = ""], body }) => {
      const { revocationContext: how } = revoking.parse(body);
      revokePlan(world, findPlan(world, token), "fullRefund" in how);
    },
  ),
  get("/purchases/voidedpurchases", (world, { query }) => listVoidedPurchases(world, query)),
  get("/oneTimeProducts", (world) => listOneTimeProducts(world)),
  get("/subscriptions", (world) => listSubscriptions(world)),
  get("/orders/{orderId}", (world, { named: [orderId = ""] }) =>
    orderShape(findOrder(world, orderId)),
  ),
  post("/orders/{orderId}:refund", (world, { named: [orderId = ""], query }) =>
    refundOrder(world, findOrder(world, orderId), {
      ...{ reason: "other", source: "developer", revoke: query.get("revoke") === "true" },
    }),
  ),
  post("/orders/{orderId}:reviewrefund", (world, { named: [orderId = ""], body }) =>
    reviewRefund(world, findOrder(world, orderId).orderId, body),
  ),
];

/** A purchase of another product than the path names. @throws PlayError */
function ofProduct<Held extends PlayProductRecord | PlayPlanRecord>(
  held: Held,
  productId: string | undefined,
): Held {
  if (held.productId !== productId)
    throw new PlayError(400, "invalid", "Invalid Value", "productId");
  return held;
}
