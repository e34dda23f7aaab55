import { z } from "zod";
import { createSchedule, releaseSchedule, setPhases } from "../billing/schedules.ts";
import { scheduleShape } from "../shapes/schedule-shape.ts";
import { find } from "../world.ts";
import { truth, whole } from "./parameters.ts";
import { route, type StripeRoute } from "./route.ts";

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: whole.optional() })).length(1),
  start_date: whole.optional(),
  end_date: whole.optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: whole.optional() })
    .optional(),
  proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
});

/** Schedules of subscriptions. */
export const SCHEDULE_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/subscription_schedules/:id", {}, (world, _, id) =>
    scheduleShape(find(world, "schedules", id)),
  ),
  route(
    "POST",
    "/v1/subscription_schedules",
    { from_subscription: z.string() },
    (world, { from_subscription: id }) =>
      scheduleShape(createSchedule(world, find(world, "subscriptions", id, "from_subscription"))),
  ),
  route(
    "POST",
    "/v1/subscription_schedules/:id/release",
    { preserve_cancel_date: truth.optional() },
    (world, _, id) => {
      const schedule = find(world, "schedules", id);
      releaseSchedule(world, schedule);
      return scheduleShape(schedule);
    },
  ),
  route(
    "POST",
    "/v1/subscription_schedules/:id",
    {
      phases: z.array(phase).min(1),
      end_behavior: z.literal("release").optional(),
      proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
    },
    (world, { phases }, id) => {
      const schedule = find(world, "schedules", id);
      const wishes = phases.flatMap(({ items: [item], start_date: start, end_date: end }) =>
        item ? [{ price: item.price, quantity: item.quantity ?? 1, start, end }] : [],
      );
      setPhases(world, schedule, wishes);
      return scheduleShape(schedule);
    },
  ),
];
