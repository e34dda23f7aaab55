import { z } from "zod";
import { previewInvoice } from "../billing/preview-invoice.ts";
import { retryPayment } from "../billing/renew.ts";
import type { PortalRecord } from "../billing-records.ts";
import { newId } from "../ids.ts";
import { findCustomer } from "../payments/customers.ts";
import { portalShape } from "../shapes/billing-shapes.ts";
import { invoicePaymentShape, invoiceShape } from "../shapes/invoice-shape.ts";
import { invalid, missing } from "../stripe-error.ts";
import { find } from "../world.ts";
import { listPage } from "./list.ts";
import { paging } from "./parameters.ts";
import { is } from "./payment-routes.ts";
import { route, type StripeRoute } from "./route.ts";

const text = z.string().optional();

/** Invoices and their payments. */
export const INVOICE_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/invoices/:id", {}, (world, _, id) =>
    invoiceShape(world.state, find(world, "invoices", id)),
  ),
  route(
    "POST",
    "/v1/invoices/create_preview",
    {
      subscription: z.string(),
      subscription_details: z.strictObject({
        items: z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1),
        proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
      }),
    },
    (world, { subscription, subscription_details: { items, proration_behavior } }) =>
      previewInvoice(world, subscription, {
        price: items[0]?.price ?? "",
        proration: proration_behavior ?? "create_prorations",
      }),
  ),
  route("POST", "/v1/invoices/:id/pay", {}, (world, _, id) => {
    const invoice = find(world, "invoices", id);
    if (invoice.status !== "open") throw invalid(`Invoice is already ${invoice.status}`);
    const held = find(world, "subscriptions", invoice.subscription, "subscription");
    retryPayment(world, held, held.cardDeclines ? "failed" : "paid");
    return invoiceShape(world.state, invoice);
  }),
  route(
    "GET",
    "/v1/invoices",
    { ...paging, customer: text, subscription: text, status: text },
    ({ state }, { customer, subscription, status, ...given }) => {
      const found = Object.values(state.invoices)
        .filter(
          (invoice) =>
            is(customer, invoice.customer) &&
            is(subscription, invoice.subscription) &&
            is(status, invoice.status),
        )
        .map((invoice) => invoiceShape(state, invoice));
      return listPage("/v1/invoices", found, given);
    },
  ),
  route("GET", "/v1/invoice_payments", { ...paging, invoice: text }, ({ state }, given) => {
    const found = Object.values(state.invoices)
      .filter(({ id }) => is(given.invoice, id))
      .flatMap((invoice) => invoicePaymentShape(invoice) ?? []);
    return listPage("/v1/invoice_payments", found, given);
  }),
];

const flow = z.strictObject({
  type: z.enum(["payment_method_update", "subscription_cancel", "subscription_update"]),
  after_completion: z
    .strictObject({
      type: z.enum(["hosted_confirmation", "portal_homepage", "redirect"]),
      redirect: z.strictObject({ return_url: z.string() }).optional(),
      hosted_confirmation: z.strictObject({ custom_message: text }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: z.string() }).optional(),
  subscription_update: z.strictObject({ subscription: z.string() }).optional(),
});

/** Sessions of the customer's own pages. */
export const PORTAL_ROUTES: readonly StripeRoute[] = [
  route(
    "POST",
    "/v1/billing_portal/sessions",
    {
      customer: z.string(),
      configuration: text,
      return_url: text,
      locale: text,
      flow_data: flow.optional(),
    },
    (world, given) => {
      const { customer, flow_data: data, return_url: returnUrl = null, locale = null } = given;
      const named = data?.subscription_cancel ?? data?.subscription_update;
      if (named) find(world, "subscriptions", named.subscription, "flow_data[subscription]");
      const id = newId("bps_");
      const portal: PortalRecord = {
        ...{ id, customer: findCustomer(world, customer, "customer").id, returnUrl, locale },
        configuration: given.configuration ?? "bpc_simulated",
        flow: data ? flowOf(data) : null,
        ...{ url: world.pageOf(id), created: world.now() },
      };
      world.state.portals[id] = portal;
      return portalShape(portal);
    },
  ),
];

const flowOf = ({ type, after_completion: after, ...given }: z.output<typeof flow>) => ({
  type,
  completion: after?.type ?? "portal_homepage",
  returnUrl: after?.redirect?.return_url ?? null,
  message: after?.hosted_confirmation?.custom_message ?? null,
  cancels: given.subscription_cancel?.subscription ?? null,
  updates: given.subscription_update?.subscription ?? null,
});

/** Events, as they were sent. */
export const EVENT_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/events/:id", {}, ({ state }, _, id) => {
    const event = state.events.find((sent) => sent.id === id);
    if (!event) throw missing("event", id, "id");
    return JSON.parse(event.body);
  }),
  route(
    "GET",
    "/v1/events",
    { ...paging, type: text, types: z.array(z.string()).optional() },
    ({ state }, given) => {
      const { type, types } = given;
      const found = state.events
        .filter((event) => is(type, event.type) && (types?.includes(event.type) ?? true))
        .map(({ body }) => JSON.parse(body));
      return listPage("/v1/events", found, given);
    },
  ),
];
