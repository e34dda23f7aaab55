import { createHash, timingSafeEqual } from "node:crypto";
import { decodeForm } from "../form.ts";
import { errorBody, StripeError } from "../stripe-error.ts";
import type { World } from "../world.ts";
import { EVENT_ROUTES, INVOICE_ROUTES, PORTAL_ROUTES } from "./billing-routes.ts";
import { PRICE_ROUTES, PRODUCT_ROUTES } from "./catalogue-routes.ts";
import { CUSTOMER_ROUTES } from "./customer-routes.ts";
import { DISPUTE_ROUTES } from "./dispute-routes.ts";
import { PAYMENT_ROUTES, REFUND_ROUTES, SESSION_ROUTES } from "./payment-routes.ts";
import { SCHEDULE_ROUTES } from "./schedule-routes.ts";
import { SUBSCRIPTION_ROUTES } from "./subscription-routes.ts";

const ROUTES = [
  ...[...PRODUCT_ROUTES, ...PRICE_ROUTES, ...CUSTOMER_ROUTES, ...SESSION_ROUTES],
  ...[...PAYMENT_ROUTES, ...REFUND_ROUTES, ...DISPUTE_ROUTES, ...SUBSCRIPTION_ROUTES],
  ...SCHEDULE_ROUTES,
  ...[...INVOICE_ROUTES, ...PORTAL_ROUTES, ...EVENT_ROUTES],
];

/** A request's answer before it is sent. */
export interface EndpointAnswer {
  readonly status: number;
  readonly body: string;
  /** True when an idempotency key keeps it. */
  readonly kept: boolean;
}

/** Runs the endpoint of a request; errors are answered in Stripe's shape. */
export function runEndpoint(
  world: World,
  { method, path, form, requestId }: EndpointRequest,
): EndpointAnswer {
  try {
    for (const { method: verb, path: pattern, run } of ROUTES) {
      const [matched, id = ""] = (method === verb && pattern.exec(path)) || [];
      if (matched === undefined) continue;
      const shown = run(world, decodeForm(form), decodeURIComponent(id));
      return { status: 200, body: JSON.stringify(shown, null, 2), kept: true };
    }
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new StripeError(404, "invalid_request_error", message, { early: true });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const body = JSON.stringify(errorBody(error, requestId), null, 2);
    return { status: error.status, body, kept: !error.details.early };
  }
}

export interface EndpointRequest {
  readonly method: string;
  readonly path: string;
  readonly form: string;
  readonly requestId: string;
}

/** Refuses a request without the secret key. @throws StripeError */
export function refuseStranger(authorization: string | undefined, secretKey: string): void {
  const [scheme = "", value = ""] = (authorization ?? "").split(" ");
  const key =
    scheme === "Basic" ? Buffer.from(value, "base64").toString().replace(/:$/, "") : value;
  if (key === "") {
    throw new StripeError(401, "invalid_request_error", "You did not provide an API key.");
  }
  const [given, wanted] = [key, secretKey].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  if (given && wanted && timingSafeEqual(given, wanted)) return;
  const shown = `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
  throw new StripeError(401, "invalid_request_error", `Invalid API Key provided: ${shown}`);
}
