import type { ScheduleRecord, SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import { scheduleShape } from "../shapes/schedule-shape.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { periodEnd } from "./calendar.ts";

/** Returns the schedule that manages a subscription; undefined for none. */
export const scheduleOf = (
  { state }: Pick<World, "state">,
  subscription: string,
): ScheduleRecord | undefined =>
  Object.values(state.schedules).find(
    (one) => one.subscription === subscription && one.status === "active",
  );

/** Puts a subscription under a schedule, whose first phase is its present period. @throws StripeError */
export function createSchedule(world: World, held: SubscriptionRecord): ScheduleRecord {
  if (scheduleOf(world, held.id))
    throw invalid("You cannot migrate a subscription that is already attached to a schedule.");
  if (held.cancelAtPeriodEnd)
    throw invalid("You cannot migrate a subscription that is set to cancel at period end.");
  const { price, quantity, periodStart: start, periodEnd: end } = held;
  const schedule: ScheduleRecord = {
    ...{ id: newId("sub_sched_"), subscription: held.id, customer: held.customer },
    ...{ status: "active", phases: [{ price, quantity, start, end }], created: world.now() },
    releasedAt: null,
  };
  world.state.schedules[schedule.id] = schedule;
  emit(world, "subscription_schedule.created", scheduleShape(schedule));
  return schedule;
}

/** What a phase can be set to. */
export interface PhaseWish {
  readonly price: string;
  readonly quantity: number;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** Replaces the phases: each starts where the one before ends. @throws StripeError */
export function setPhases(
  world: World,
  schedule: ScheduleRecord,
  wishes: readonly PhaseWish[],
): void {
  refuseOver(schedule);
  const [first, ...later] = wishes;
  const current = schedule.phases[0];
  if (!first || !current || first.price !== current.price)
    throw invalid("The first phase must be the current one.", { param: "phases" });
  const phases = [{ ...current, end: first.end ?? current.end }];
  for (const { price, quantity, end } of later) {
    const start = phases.at(-1)?.end ?? current.end;
    const { recurring } = find(world, "prices", price, "phases[items][price]");
    if (!recurring) throw invalid("The price of a phase must recur.", { param: "phases" });
    phases.push({ price, quantity, start, end: end ?? periodEnd(start, start, recurring) });
  }
  schedule.phases = phases;
  emit(world, "subscription_schedule.updated", scheduleShape(schedule));
}

/** Lets a subscription go on by itself. @throws StripeError */
export function releaseSchedule(world: World, schedule: ScheduleRecord): void {
  refuseOver(schedule);
  schedule.status = "released";
  schedule.releasedAt = world.now();
  emit(world, "subscription_schedule.released", scheduleShape(schedule));
}

/** A subscription whose period ends takes the price of the phase that begins; the last one is its own. */
export function enterPhase(world: World, held: SubscriptionRecord): void {
  const schedule = scheduleOf(world, held.id);
  if (!schedule) return;
  const phases = schedule.phases.filter(({ end }) => end > held.periodEnd);
  const [phase] = phases;
  if (phase && phase.start <= held.periodEnd) {
    held.price = phase.price;
    held.quantity = phase.quantity;
  }
  if (phases.length === 0) releaseSchedule(world, schedule);
  else schedule.phases = phases;
}

function refuseOver({ status, id }: ScheduleRecord): void {
  if (status !== "active")
    throw invalid(`You cannot change the schedule ${id}, because it is ${status}.`);
}
