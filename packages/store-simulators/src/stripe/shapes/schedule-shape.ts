import type { ScheduleRecord } from "../billing-records.ts";

/** A subscription schedule as the API shows it. */
export const scheduleShape = (schedule: ScheduleRecord) => {
  const { id, status, customer, created, subscription, phases, releasedAt } = schedule;
  const isActive = status === "active";
  const [current] = phases;
  return {
    ...{ id, object: "subscription_schedule" as const, status, customer, created },
    ...{ application: null, canceled_at: null, completed_at: null, livemode: false, metadata: {} },
    ...{ end_behavior: "release", released_at: releasedAt, test_clock: null },
    subscription: isActive ? subscription : null,
    released_subscription: isActive ? null : subscription,
    current_phase:
      isActive && current ? { start_date: current.start, end_date: current.end } : null,
    phases: phases.map(({ price, quantity, start, end }) => ({
      ...{ start_date: start, end_date: end, proration_behavior: "none", metadata: {} },
      items: [{ price, plan: price, quantity, metadata: {}, discounts: [], tax_rates: [] }],
      ...{ add_invoice_items: [], currency: "usd", discounts: [], trial_end: null },
    })),
  };
};
