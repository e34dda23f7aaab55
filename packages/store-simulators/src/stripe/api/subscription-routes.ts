import { z } from "zod";
import { endSubscription, markCancelled, refuseEnded } from "../billing/cancel.ts";
import { changePlan, fittingPrice } from "../billing/change-plan.ts";
import { pause, resume } from "../billing/pause.ts";
import { momentOf } from "../billing/renew.ts";
import { scheduleOf } from "../billing/schedules.ts";
import { startTrial } from "../billing/start-trial.ts";
import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { invalid, StripeError } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { listPage } from "./list.ts";
import { mergeMetadata, metadata, paging, truth, unsettable, whole } from "./parameters.ts";
import { is } from "./payment-routes.ts";
import { route, type StripeRoute } from "./route.ts";

const text = z.string().optional();
const proration = z.enum(["create_prorations", "always_invoice", "none"]).optional();
const details = z.strictObject({ comment: unsettable.optional(), feedback: unsettable.optional() });

const updateFields = {
  cancel_at_period_end: truth.optional(),
  cancellation_details: details.optional(),
  description: unsettable.optional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: text, quantity: whole.optional() }))
    .length(1)
    .optional(),
  metadata,
  billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
  pause_collection: z
    .union([
      z.literal(""),
      z.strictObject({
        behavior: z.enum(["keep_as_draft", "mark_uncollectible", "void"]),
        resumes_at: whole.optional(),
      }),
    ])
    .optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  proration_behavior: proration,
  trial_end: whole.optional(),
};

/** Subscriptions. */
export const SUBSCRIPTION_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/subscriptions/:id", {}, (world, _, id) =>
    subscriptionShape(world.state, find(world, "subscriptions", id)),
  ),
  route(
    "GET",
    "/v1/subscriptions",
    { ...paging, customer: text, price: text, status: text },
    ({ state }, { customer, price, status, ...given }) => {
      const found = Object.values(state.subscriptions).filter(
        (held) => is(customer, held.customer) && is(price, held.price) && hasStatus(held, status),
      );
      return listPage(
        "/v1/subscriptions",
        found.map((held) => subscriptionShape(state, held)),
        given,
      );
    },
  ),
  route("POST", "/v1/subscriptions/:id", updateFields, (world, given, id) => {
    const held = find(world, "subscriptions", id);
    refuseEnded(held);
    update(momentOf(world, held), held, given);
    return subscriptionShape(world.state, held);
  }),
  route(
    "DELETE",
    "/v1/subscriptions/:id",
    { cancellation_details: details.optional() },
    (world, given, id) => {
      const held = find(world, "subscriptions", id);
      refuseEnded(held);
      explain(held, given.cancellation_details);
      endSubscription(momentOf(world, held), held);
      return subscriptionShape(world.state, held);
    },
  ),
  route(
    "POST",
    "/v1/subscriptions/:id/pause",
    {
      type: z.literal("subscription").optional(),
      invoicing_behavior: z.literal("pending_invoice_item").optional(),
      bill_for: z
        .strictObject({
          unused_time_from: z.strictObject({ type: z.enum(["none", "now"]) }).optional(),
        })
        .optional(),
    },
    (world, given, id) => {
      const held = find(world, "subscriptions", id);
      const credits = given.bill_for?.unused_time_from?.type !== "none";
      pause(momentOf(world, held), held, credits);
      return subscriptionShape(world.state, held);
    },
  ),
  route(
    "POST",
    "/v1/subscriptions/:id/resume",
    { billing_cycle_anchor: z.strictObject({ type: z.enum(["now", "unchanged"]) }).optional() },
    (world, given, id) => {
      const held = find(world, "subscriptions", id);
      const how = held.cardDeclines ? "failed" : "paid";
      resume(momentOf(world, held), held, given.billing_cycle_anchor?.type ?? "now", how);
      return subscriptionShape(world.state, held);
    },
  ),
];

function update(
  world: World,
  held: SubscriptionRecord,
  given: z.output<z.ZodObject<typeof updateFields>>,
): void {
  const { items: [item] = [], cancel_at_period_end: ends, pause_collection: paused } = given;
  if (item && item.id !== held.item) {
    throw invalid(`No such subscription item: '${item.id}'`, {
      ...{ code: "resource_missing", param: "items[0][id]" },
    });
  }
  if (item?.price !== undefined) fittingPrice(world, held, item.price);
  const { trial_end: trialEnd } = given;
  refuseScheduled(
    world,
    held,
    [item, ends, trialEnd].some((one) => one !== undefined),
  );
  if (item && held.cardDeclines && given.payment_behavior === "error_if_incomplete")
    throw declined();
  const previous: { [name: string]: unknown } = {};
  const before = subscriptionShape(world.state, held);
  explain(held, given.cancellation_details);
  if (ends !== undefined) Object.assign(previous, markCancelled(world, held, ends));
  if (given.description !== undefined) {
    previous.description = before.description;
    held.description = given.description;
  }
  if (given.metadata !== undefined) {
    previous.metadata = before.metadata;
    held.metadata = mergeMetadata(held.metadata, given.metadata);
  }
  if (paused !== undefined) {
    previous.pause_collection = before.pause_collection;
    held.pauseCollection =
      paused === "" ? null : { behavior: paused.behavior, resumesAt: paused.resumes_at ?? null };
  }
  if (Object.keys(previous).length > 0) {
    emit(world, "customer.subscription.updated", subscriptionShape(world.state, held), previous);
  }
  if (trialEnd !== undefined) startTrial(world, held, trialEnd);
  const anchor = given.billing_cycle_anchor ?? "unchanged";
  if (!item && anchor === "unchanged") return;
  changePlan(world, held, {
    ...{ price: item?.price ?? held.price, quantity: item?.quantity ?? held.quantity, anchor },
    proration: given.proration_behavior ?? "create_prorations",
    how: held.cardDeclines ? "failed" : "paid",
  });
}

/** A schedule decides what becomes of its subscription. */
function refuseScheduled(world: World, held: SubscriptionRecord, changes: boolean): void {
  if (!changes || !scheduleOf(world, held.id)) return;
  throw invalid(
    "The subscription is managed by a subscription schedule, and can't be updated directly.",
  );
}

const declined = () =>
  new StripeError(402, "card_error", "Your card was declined.", { code: "card_declined" });

function explain(held: SubscriptionRecord, given: z.output<typeof details> | undefined): void {
  if (given?.comment !== undefined) held.cancelComment = given.comment;
  if (given?.feedback !== undefined) held.cancelFeedback = given.feedback;
}

/** Without a filter, ended ones are left out. */
function hasStatus({ status }: SubscriptionRecord, wanted: string | undefined): boolean {
  if (wanted === "all") return true;
  if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
  return wanted === undefined ? status !== "canceled" : status === wanted;
}
