import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresGemStatement } from "@kinora/database/gem/postgres-gem-statement";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { Refusal } from "@kinora/domain/refusal";
import { drawn } from "@kinora/testing/drawn";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { fakeGenerator } from "./fake-generator.ts";
import { openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
let ada = "";
beforeEach(async () => {
  const { verdict, failures, gate } = fakeGenerator();
  Object.assign(shop.generator, { verdict, failures, gate });
  ada = newId();
  const handle = `ada_${ada.slice(-12)}`;
  await shop.database
    .insertInto("app_user")
    .values({ id: ada, handle, display_name: "Ada" })
    .execute();
  await shop.orders.give(ada, 20);
});

const form = { prompt: "a fox" };
const several = (works: number) => ({ ...form, others: Array(works - 1).fill(form) });
const balance = async () => {
  const { available, held } = await shop.ledger.balance(ada, new Date());
  return { available, held };
};
async function order(works: number): Promise<string[]> {
  await shop.orders.create(ada, several(works), newId());
  const rows = await shop.database
    .selectFrom("creation")
    .select(["id", "order_id"])
    .where("user_id", "=", ada)
    .orderBy("order_place")
    .execute();
  expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(1);
  return rows.map(({ id }) => id);
}

const OUTCOMES = ["delivered", "failed", "refused", "cancelled"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Returns every combination of outcomes for this many works. */
function endings(works: number): Outcome[][] {
  if (works === 0) return [[]];
  return endings(works - 1).flatMap((before) => OUTCOMES.map((one) => [...before, one]));
}

async function bringAbout(outcome: Outcome, id: string): Promise<void> {
  if (outcome === "cancelled") return shop.orders.act(ada, id, "cancel");
  shop.generator.verdict = outcome === "refused" ? "hit" : "clean";
  if (outcome === "failed")
    shop.generator.failures.push(new InputRefused({ code: "photo.noFace", params: {} }));
  const job = await shop.workOnce();
  expect(job?.subject.id).toBe(id);
}

test.each(drawn(endings(3), 20))(
  "three works of one order end as %s, %s, %s: only delivered ones are paid",
  async (...ends) => {
    const ids = await order(3);
    expect(await balance()).toEqual({ available: 17, held: 3 });
    let [paid, open] = [0, 3];
    for (const [place, outcome] of ends.entries()) {
      await bringAbout(outcome, ids[place] ?? "");
      open -= 1;
      if (outcome === "delivered") paid += 1;
      expect(await balance()).toEqual({ available: 20 - paid - open, held: open });
      expect((await shop.creation(ids[place] ?? ""))?.gems).toEqual({
        held: 1,
        ...(outcome === "delivered" ? { settled: 1, refunded: 0 } : { settled: 0, refunded: 1 }),
      });
    }
    const hold = await shop.database
      .selectFrom("gem_hold")
      .select(["state", "gems", "spent"])
      .where("user_id", "=", ada)
      .executeTakeFirstOrThrow();
    expect(hold).toEqual({ state: paid > 0 ? "settled" : "voided", gems: 3, spent: paid });
    expect(await postgresGemAudit(shop.database).discrepancies(10)).toEqual([]);
  },
);

test("rejects works of two kinds in one order", async () => {
  const mixed = { ...form, others: [{ ...form, type: "text-to-video" as const }] };
  await expect(shop.orders.create(ada, mixed)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  expect(await balance()).toEqual({ available: 20, held: 0 });
});

test("the receipt shows one order: its hold and the outcome of each work", async () => {
  const ids = await order(3);
  await bringAbout("delivered", ids[0] ?? "");
  await bringAbout("failed", ids[1] ?? "");
  await bringAbout("cancelled", ids[2] ?? "");
  const statement = postgresGemStatement(shop.database);
  const [line, ...before] = await statement.entries(ada, { before: null, limit: 9 });
  expect(before).toHaveLength(1);
  const place = { kind: "image", seconds: 0, place: 1, works: 3 };
  expect(line).toMatchObject({
    amount: -1,
    description: { code: "creation.orderedPart", params: place },
  });
  const receipt = await statement.receipt(ada, line?.receiptId ?? "");
  expect(receipt?.title).toEqual({
    code: "creation.orderedSeveral",
    params: { kind: "image", works: 3 },
  });
  expect(receipt?.steps.map(({ step, gems }) => [step, gems])).toEqual([
    ["quote", 3],
    ["hold", 3],
    ["settle", 1],
    ["void", 1],
    ["void", 1],
  ]);
  const places = receipt?.steps.slice(2).map(({ note }) => note);
  expect(places).toEqual(
    [1, 2, 3].map((one) => ({ code: "creation.orderedPart", params: { ...place, place: one } })),
  );
});

test("retries a failed work separately, at its own price", async () => {
  const ids = await order(2);
  await bringAbout("failed", ids[0] ?? "");
  await bringAbout("delivered", ids[1] ?? "");
  await shop.orders.act(ada, ids[0] ?? "", "retry");
  expect(await balance()).toEqual({ available: 18, held: 1 });
  await bringAbout("delivered", ids[0] ?? "");
  expect(await balance()).toEqual({ available: 18, held: 0 });
});

// The jobs that the following tests leave in the queue are not run.
test("one key orders the works once, under one hold, each with its own seed", async () => {
  const [first] = await Promise.all(
    Array.from({ length: 4 }, () => shop.orders.create(ada, several(4), "one")),
  );
  expect(await shop.orders.create(ada, several(4), "one")).toBe(first);
  expect(await balance()).toEqual({ available: 16, held: 4 });
  const works = await shop.database
    .selectFrom("creation")
    .select("recipe")
    .where("user_id", "=", ada)
    .orderBy("order_place")
    .execute();
  const seeds = works.map(({ recipe }) => Reflect.get(Object(recipe), "seed"));
  expect(seeds).toEqual([7, 8, 9, 10]);
});

test("four works count as four in the queue", async () => {
  await shop.orders.give(ada, 20, "more");
  for (let count = 0; count < 17; count++) await shop.orders.create(ada, form);
  const refused = await shop.orders.create(ada, several(4)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "QUEUE_FULL" });
  await shop.orders.create(ada, several(3));
});
