import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import { reserveBudget } from "@kinora/domain/creation/reserve-budget";
import { Refusal } from "@kinora/domain/refusal";
import { createTestDatabase } from "@kinora/testing/database";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { ownerIds } from "../account/owner-ids.ts";
import { seedDemoPeople } from "../account/seed-demo-people.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { postgresBudgetStore } from "./postgres-budget-store.ts";
import { postgresIntentLog } from "./postgres-intent-log.ts";
import { releaseUnsent } from "./release-unsent.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const intents = postgresIntentLog(database);
const now = new Date("2026-11-25T12:00:00Z");
/** List price 40 mills. */
const size = { width: 1_280, height: 720 };
const recipe = { engine: "fal", model: "flux 1.1 pro", type: "text-to-image", ...size } as Recipe;
const budgetsOf = (day: number, month = 1_000_000): HostedBudgets => ({
  services: new Map([["fal", { title: "fal", day, month }]]),
  given: { day: 0, month: 0 },
});

const order = (budgets: HostedBudgets, jobId = newId(), role: "owner" | "user" = "owner") =>
  database
    .transaction()
    .execute((transaction) =>
      reserveBudget(
        { jobId, role, recipe, keyOf: null, holdId: null, gems: 10, now },
        {
          budget: postgresBudgetStore(transaction),
          notifications: postgresNotificationStore(transaction),
          record: recordEvent(transaction),
          owners: () => ownerIds(transaction),
        },
        budgets,
      ),
    )
    .then(
      () => "taken",
      (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
    );

async function sums() {
  const rows = await database.selectFrom("hosted_budget").selectAll().execute();
  return Object.fromEntries(rows.map(({ scope, period, mills }) => [`${scope} ${period}`, mills]));
}

const begin = (key: string) =>
  intents.begin({
    ...{ key, provider: "fal", endpoint: "flux", bodyHash: "0", callbackToken: key },
    ...{
      price: { mills: 40, version: 2 },
      callsBack: false,
      keyOf: null,
      begunAt: now,
      deadline: now,
    },
  });

beforeEach(async () => {
  for (const table of [
    "hosted_spending",
    "hosted_budget",
    "hosted_intent",
    "notification",
  ] as const)
    await database.deleteFrom(table).execute();
});

test("50 concurrent orders do not exceed a budget of ten", async () => {
  const budgets = budgetsOf(400);
  const told = await Promise.all(Array.from({ length: 50 }, () => order(budgets)));
  expect(told.filter((said) => said === "taken")).toHaveLength(10);
  expect(told.filter((said) => said === "HOSTED_BUDGET_SPENT")).toHaveLength(40);
  expect(await sums()).toEqual({ "fal 2026-11-25": 400, "fal 2026-11": 400 });
});

test("the monthly limit applies even if the daily one has room", async () => {
  expect(await order(budgetsOf(1_000, 79))).toBe("taken");
  expect(await order(budgetsOf(1_000, 79))).toBe("HOSTED_BUDGET_SPENT");
});

test("notifies owners once each at 50, 80 and 100 percent", async () => {
  for (let nth = 1; nth <= 10; nth += 1) await order(budgetsOf(400));
  const rows = await database
    .selectFrom("notification")
    .select(["user_id", "dedupe_key", "params"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  expect(rows).toEqual(
    [50, 80, 100].map((percent) => ({
      user_id: "usr_olivia",
      dedupe_key: `hosted-budget:fal:2026-11-25:${percent}`,
      params: { percent, span: "day", dollars: 0.4, service: "fal" },
    })),
  );
});

test("allows no spending with given gems by default, but the owner, who pays the bill, may order", async () => {
  expect(await order(budgetsOf(400), newId(), "user")).toBe("HOSTED_GIVEN_SPENT");
  expect(await order(budgetsOf(400), newId(), "owner")).toBe("taken");
});

describe("reserved amount", () => {
  const cost = async (change: Parameters<typeof intents.change>[2]) => {
    const key = newId();
    await order(budgetsOf(400), key);
    expect(await begin(key)).toBe(true);
    expect(await intents.change(key, ["sending"], change)).toBe(true);
    return (await sums())["fal 2026-11"];
  };

  test("is kept when the outcome is unknown", async () => {
    expect(await cost({ state: "lost" })).toBe(40);
  });

  test("is replaced by the actual cost", async () => {
    expect(await cost({ state: "collected", cost: 36 })).toBe(36);
    expect(await cost({ state: "collected", cost: 100 })).toBe(136);
  });

  test("is released when the service accepted nothing", async () => {
    expect(await cost({ state: "refused", refusal: "quota", at: now, cost: 0 })).toBe(0);
  });

  test("is released when the job ended before anything was sent, and nothing is sent afterwards", async () => {
    const key = newId();
    await order(budgetsOf(400), key);
    await releaseUnsent(database);
    expect((await sums())["fal 2026-11"]).toBe(0);
    expect(await begin(key)).toBe(false);
    expect(await intents.find(key)).toBeNull();
  });

  test("is kept once the order was begun, whatever became of its job", async () => {
    const key = newId();
    await order(budgetsOf(400), key);
    await begin(key);
    await releaseUnsent(database);
    expect((await sums())["fal 2026-11"]).toBe(40);
  });
});

test("counts an order from before there were budgets when it is sent", async () => {
  expect(await begin(newId())).toBe(true);
  expect(await sums()).toEqual({ "fal 2026-11-25": 40, "fal 2026-11": 40 });
});
