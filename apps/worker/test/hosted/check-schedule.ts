import type { Intent } from "@kinora/domain/hosted/intent";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";
import { expect } from "vitest";
import { checkSpending } from "./check-spending.ts";
import type { RunSchedule } from "./run-schedule.ts";

/** Checks the invariants of every order, whatever happened. */
export async function checkSchedule({
  opened,
  service,
  ids,
  heard,
}: Pick<RunSchedule, "opened" | "service" | "ids" | "heard">): Promise<void> {
  const { shop, jobOf, intentOf } = opened;
  const bills = [...service.simulator.orders.values()];
  const asked = await Promise.all(ids.map(async (id) => (await jobOf(id)).id));
  expect(bills.length, "bills").toBeLessThanOrEqual(asked.length);
  for (const key of asked) {
    const own = bills.filter(({ webhook, id }) => webhook?.includes(key) || id.includes(key));
    expect(own.length, `bills of ${key}`).toBeLessThanOrEqual(1);
  }
  await checkWords(opened, ids, bills);
  const left = shop.database.selectFrom("job").select("id").where("ended_at", "is", null);
  expect(await left.execute(), "unfinished jobs").toEqual([]);
  for (const id of ids) {
    const creation = await shop.creation(id);
    const intent = await intentOf(id);
    const { held, settled, refunded } = creation?.gems ?? { held: 0, settled: 0, refunded: 0 };
    expect(settled + refunded, "captured and released").toBe(held);
    expect(settled * refunded, "captured xor released").toBe(0);
    if (creation?.status !== null) expect(settled, "charged for nothing").toBe(0);
    expect(["sending", "put off", "accepted"], "an order is open").not.toContain(intent?.state);
    const bill = bills.find((known) => isOf(intent, known));
    const made = bill?.stage === "over" && bill.ending === "done";
    if (made && creation?.status !== "deleted")
      expect(creation, `made, and its intent says ${JSON.stringify(intent)}`).toMatchObject({
        status: null,
      });
  }
  await checkSpending(shop.database, asked, service);
  // The bill of a cancelled order is not looked up for ever.
  const creations = await Promise.all(ids.map((id) => shop.creation(id)));
  if (creations.some((creation) => creation?.status === "deleted")) return;
  const intents = await Promise.all(ids.map(intentOf));
  const unknown = bills.filter(
    (bill) => service.simulator.isPaid(bill) && !intents.some((intent) => isOf(intent, bill)),
  );
  // What was called about is known, and therefore delivered, even without a lookup.
  expect(
    unknown.filter(({ webhook }) => webhook !== null && heard.has(webhook)),
    "called about, and not known here",
  ).toEqual([]);
  // At a service without a lookup, lost orders are given up, and results withheld in an answer have
  // no id.
  const nameless = intents.filter(
    (intent) =>
      intent?.state === "lost" || (intent?.upstreamId === intent?.key && !intent?.files?.length),
  );
  expect(unknown.length, "accepted there, and not known here").toBeLessThanOrEqual(
    service.finds ? 0 : nameless.length,
  );
}

/**
 * Returns whether this is the bill of the order. At ComfyUI the id is our key, by which the order is
 * known also when the server has forgotten it. Some ids are whole URLs; a result that came with
 * the answer has no id of the service's, and its URL contains the bill's id or is encoded from it.
 */
function isOf(intent: Intent | null, { id }: SimulatedOrder): boolean {
  if (intent?.key === id) return true;
  const said = [intent?.upstreamId, ...(intent?.files ?? []).map(({ url }) => url)];
  const content = Buffer.from(id).toString("base64");
  return said.some((text) => text?.includes(id) || text?.endsWith(`,${content}`));
}

/**
 * Checks that identical prompts have no more bills than orders, even if a bill does not name its
 * order.
 */
async function checkWords(
  { shop }: RunSchedule["opened"],
  ids: readonly string[],
  bills: readonly SimulatedOrder[],
): Promise<void> {
  const creations = await Promise.all(ids.map((id) => shop.creation(id)));
  for (const [words, orders] of Map.groupBy(creations, (creation) => creation?.prompt ?? "")) {
    const own = bills.filter(({ input }) => JSON.stringify(input).includes(JSON.stringify(words)));
    expect(own.length, `bills of "${words}"`).toBeLessThanOrEqual(orders.length);
  }
}
