import type { OrderEnding, PriceFault } from "@kinora/provider-simulators/faults";
import { expect, test } from "vitest";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { openService, protocolOf, SERVICES } from "./simulated-service.ts";

const { shop, order, jobOf } = await openOrders();

/** Services that say what an order cost; elsewhere our list price stands. */
const SAYERS: readonly string[] = ["fal", "runway", "byteplus film", "bfl"];
/** Those that say it of an order without a result too. */
const SAYERS_OF_FAILURES = ["runway", "byteplus film"] as const;

async function spendingOf(id: string) {
  const { id: key } = await jobOf(id);
  const spending = shop.database.selectFrom("hosted_spending").select(["mills", "state"]);
  return spending.where("job_id", "=", key).executeTakeFirst();
}

/** Costs are rounded up to whole mills, but not what is only too much in floating point. */
const rounded = (mills: number) => Math.max(0, Math.ceil(mills - 1e-6));

/** Returns what the budget of a service has counted today. */
async function countedAt(service: string): Promise<number> {
  const budgets = shop.database.selectFrom("hosted_budget").select("mills");
  const found = budgets.where("scope", "=", service).orderBy("period", "desc");
  return (await found.executeTakeFirst())?.mills ?? 0;
}

/** Places an order that ends so, and returns it with its bill. */
async function placed(name: string, ending: OrderEnding, price: PriceFault | null) {
  const service = openService(name, shop.now, { callsBack: false, atOnce: true });
  const { simulator } = service;
  simulator.endings.push(ending);
  if (price) simulator.faults.price.push(price);
  const before = await countedAt(protocolOf(name));
  const id = await order(name);
  await shop.workOnce(service);
  simulator.tick();
  simulator.tick();
  await shop.wake(id);
  await shop.workOnce(service);
  const [bill] = simulator.orders.values();
  if (!bill) throw new Error("Nobody ordered");
  return { id, before, bill: simulator.isPaid(bill) ? simulator.billOf(bill).mills : 0 };
}

const PRICES = [null, "cheaper", "dearer"] as const;

test.each(SERVICES.flatMap((name) => PRICES.map((price) => [name, price] as const)))(
  "counts what %s bills, or our list price where it does not say: %s",
  async (name, price) => {
    const { id, bill, before } = await placed(name, "done", price);
    const mills = SAYERS.includes(name) ? rounded(bill) : wishAt(name).mills;
    expect(await spendingOf(id)).toEqual({ mills, state: "settled" });
    expect((await shop.creation(id))?.status).toBeNull();
    expect((await countedAt(protocolOf(name))) - before).toBe(mills);
  },
);

test.each(
  SAYERS_OF_FAILURES.flatMap((name) =>
    (["policy", "flagged", "failed"] as const).flatMap((ending) =>
      PRICES.map((price) => [name, ending, price] as const),
    ),
  ),
)("counts what an order without a result is billed: %s, %s, %s", async (name, ending, price) => {
  const { id, bill } = await placed(name, ending, price);
  // Failed tasks are not charged, nor are refused ones at BytePlus.
  expect(bill > 0).toBe(ending !== "failed" && !(ending === "policy" && name !== "runway"));
  expect(await spendingOf(id)).toEqual({ mills: rounded(bill), state: "settled" });
  await shop.database.deleteFrom("hosted_policy_refusal").where("user_id", "=", ada).execute();
});

test("ignores an implausible cost and keeps the result", async () => {
  for (const cost of [Number.POSITIVE_INFINITY, 1e300, 10_000_001]) {
    const service = openService("runway", shop.now);
    const id = await order("runway");
    await shop.workOnce(service);
    const { id: key } = await jobOf(id);
    expect(await shop.intents.change(key, ["accepted"], { state: "collected", cost })).toBe(true);
    expect(await spendingOf(id)).toEqual({ mills: wishAt("runway").mills, state: "settled" });
  }
});
