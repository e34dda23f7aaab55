import type { Job } from "@kinora/domain/job/job";
import type { SimulatedCall } from "@kinora/provider-simulators/simulator";
import { expect } from "vitest";
import type { CallFate, Happening, OrderSchedule } from "./draw-schedule.ts";
import type { KnownServices } from "./hosted-shop.ts";
import type { Life } from "./life.ts";
import { ada, type openOrders, wishAt } from "./open-orders.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

type Opened = Awaited<ReturnType<typeof openOrders>>;
const MINUTE = 60_000;

/** State of one running schedule. */
export interface RunSchedule {
  readonly opened: Opened;
  readonly service: SimulatedService;
  readonly ids: readonly string[];
  /** Workers that were killed or suspended, with the jobs they hold. */
  readonly lost: {
    readonly life: Life;
    readonly job: Job | null;
    readonly working: Promise<unknown>;
  }[];
  /** Callbacks in flight. */
  readonly calls: SimulatedCall[];
  /** URLs of the callbacks that were heard. */
  readonly heard: Set<string>;
}

/** Runs all events, clears the faults and lets a day and a half pass. */
export async function runSchedule(opened: Opened, schedule: OrderSchedule): Promise<RunSchedule> {
  const { shop, order } = opened;
  const service = openService(schedule.service, shop.now, schedule);
  const { simulator } = service;
  simulator.faults.submit.push(...schedule.submitFaults);
  simulator.faults.ask.push(...schedule.askFaults);
  simulator.endings.push(...schedule.endings);
  simulator.faults.cancel.push(...schedule.cancelFaults);
  simulator.faults.call.push(...schedule.callFaults);
  simulator.faults.price.push(...schedule.priceFaults);
  await shop.database.deleteFrom("hosted_policy_refusal").execute();
  const ids: string[] = [];
  for (let nth = 0; nth < schedule.orders; nth += 1)
    ids.push(
      await order(
        service.name,
        schedule.twins ? `twins ${schedule.seed}` : undefined,
        schedule.ownKey,
      ),
    );
  const run: RunSchedule = { opened, service, ids, lost: [], calls: [], heard: new Set() };
  for (const happening of schedule.happenings) {
    await happen(happening, run);
    await checkWaits(run);
  }
  await heal(run);
  return run;
}

async function happen(happening: Happening, run: RunSchedule): Promise<void> {
  const { shop } = run.opened;
  switch (happening.what) {
    case "work": {
      if (happening.after !== null) await shop.wake(pick(run.ids, happening.after) ?? "");
      const lived = await shop.workOnce(run.service, happening.fate);
      if (lived) run.lost.push(lived);
      return;
    }
    case "look after": {
      const { life, work } = await shop.lookAfter(run.service, happening.fate);
      run.lost.push({ life, job: null, working: work });
      return;
    }
    case "tick":
      for (let stage = 0; stage < happening.stages; stage += 1) run.service.simulator.tick();
      run.calls.push(...run.service.simulator.takeCalls());
      return;
    case "time passes":
      shop.clock.ahead += happening.seconds * 1_000;
      return;
    case "call":
      return call(happening.how, happening.nth, run);
    case "cancel":
      return cancel(pick(run.ids, happening.nth) ?? "", run);
    case "free": {
      const job = pick(run.lost, happening.nth)?.job;
      if (job) await shop.free(job);
      return;
    }
    case "go on": {
      const there = pick(run.lost, happening.nth);
      if (there) await goOn(there, run);
    }
  }
}

const pick = <T>(of: readonly T[], nth: number): T | undefined => of[nth % of.length];

/** Resumes a suspended worker, which finds what others did meanwhile. */
async function goOn(
  { life, working, job }: RunSchedule["lost"][number],
  { opened }: RunSchedule,
): Promise<void> {
  // It was suspended for more than ten seconds, so another worker has the job.
  if (job) await opened.shop.free(job);
  if (life.goOn()) await working;
}

async function call(how: CallFate, nth: number, run: RunSchedule): Promise<void> {
  const { opened, service, calls } = run;
  const [one] = calls.splice(calls.length === 0 ? 0 : nth % calls.length, 1);
  if (!one || how === "lost") return;
  const hear = (heard: SimulatedCall) => opened.shop.hear(heard, service.verify);
  if (how === "forged" && service.signs)
    expect(await hear({ ...one, body: `${one.body} ` })).toBe(false);
  else if (how === "forged" || how === "stolen") {
    const stolen = { ...one, url: one.url.replace(/token=.*/, "token=guessed") };
    expect(await hear(stolen)).toBe(false);
  } else {
    await hearCall(one, run);
    if (how === "heard twice") await hearCall(one, run);
  }
}

async function hearCall(one: SimulatedCall, { opened, service, heard }: RunSchedule) {
  if (await opened.shop.hear(one, service.verify)) heard.add(one.url);
}

async function cancel(id: string, { opened }: RunSchedule): Promise<void> {
  if ((await opened.shop.creation(id))?.status !== "processing") return;
  await opened.shop.orders.act(ada, id, "cancel");
}

/** Checks that every order waiting for an answer is polled again by its deadline at the latest. */
async function checkWaits({ opened, ids }: RunSchedule): Promise<void> {
  for (const id of ids) {
    const { waits_until: until, ended_at: ended } = await opened.jobOf(id);
    const intent = await opened.intentOf(id);
    if (until === null || ended !== null || !intent) continue;
    expect(until.getTime()).toBeLessThanOrEqual(intent.deadline.getTime());
  }
}

/** Clears the faults, so that workers and provider function again, and lets time pass. */
async function heal(run: RunSchedule): Promise<void> {
  const { shop } = run.opened;
  const { faults } = run.service.simulator;
  faults.submit.length = 0;
  faults.ask.length = 0;
  for (const there of run.lost) await goOn(there, run);
  if (run.service.verify && !run.service.finds) await callAgain(run);
  await passDays(shop, [run.service], run.ids);
}

/** A service without a list of orders repeats its calls until they are heard. */
async function callAgain(run: RunSchedule): Promise<void> {
  const { simulator } = run.service;
  for (const _ of ["working", "over"]) simulator.tick();
  for (const one of [...run.calls, ...simulator.takeCalls()]) await hearCall(one, run);
}

/** Lets a day and a half pass with functioning workers and services. */
export async function passDays(
  shop: Opened["shop"],
  services: KnownServices,
  ids: readonly string[],
): Promise<void> {
  const wait = Math.max(...services.map(({ name }) => wishAt(name).wait));
  // One minute; then the deadline, when every order has an answer; twice an hour, after which
  // failed downloads are retried; then a day, after which orders are no longer polled.
  for (const ahead of [MINUTE, wait, 61 * MINUTE, 61 * MINUTE, 25 * 60 * MINUTE]) {
    shop.clock.ahead += ahead;
    for (const { simulator } of [...services, ...services]) simulator.tick();
    for (const id of ids) await shop.wake(id);
    while (await shop.workOnce(services));
    if (ahead === wait) await checkAnswered(shop, ids);
    await shop.lookAfter(services);
    while (await shop.workOnce(services));
  }
}

async function checkAnswered(shop: Opened["shop"], ids: readonly string[]): Promise<void> {
  for (const id of ids)
    expect((await shop.creation(id))?.status, "it has an answer").not.toBe("processing");
}
