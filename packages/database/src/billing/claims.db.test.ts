import { claimItem } from "@kinora/domain/billing/claim-item";
import { askAboutUnsettled } from "@kinora/domain/billing/handle-store-events";
import type { BoughtItem } from "@kinora/domain/billing/phone-store";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../client.ts";
import type { Schema } from "../schema.gen.ts";
import { postgresPurchases } from "./postgres-purchases.ts";
import { postgresReceipts } from "./postgres-receipts.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
});
for (const person of ["ada", "bob"]) await insertPerson(database, person);
const now = new Date("2027-01-31T09:00:00Z");
let ids = 0;

const claim = (executor: Database, item: BoughtItem, callerId: string | null) =>
  claimItem(
    {
      transact: (work) =>
        executor.transaction().execute((own) => work({ receipts: postgresReceipts(own) })),
      ...{ counts: () => true, newId: () => `order ${++ids}`, now: () => now, log: () => {} },
    },
    item,
    callerId,
  );

const item = (ref: string, noun: "purchase" | "subscription"): BoughtItem => ({
  ...{ store: "app_store", environment: "simulated", ref, accountToken: null },
  ...(noun === "purchase"
    ? { noun, product: "gem_pack_1500", quantity: 1 }
    : { noun, plan: "basic_monthly" }),
});

const rowsOf = async (ref: string) => [
  ...(await database
    .selectFrom("purchase")
    .select(["id", "user_id"])
    .where("ref", "=", ref)
    .execute()),
  ...(await database
    .selectFrom("subscription")
    .select(["id", "user_id"])
    .where("ref", "=", ref)
    .execute()),
];

it.each(["purchase", "subscription"] as const)(
  "a %s is bound once, although the connection is cut at any statement",
  async (noun) => {
    for (const afterwards of [false, true])
      for (let statements = 0; statements < 10; statements += 1) {
        const bought = item(`${noun} ${afterwards} ${statements}`, noun);
        await claim(database, bought, null);
        Object.assign(fuse, { statementsLeft: statements, afterwards });
        await claim(breakable, bought, "ada").catch(() => {});
        fuse.statementsLeft = null;
        const bound = await claim(database, bought, "ada");
        expect(await rowsOf(bought.ref)).toEqual([{ id: bound?.id, user_id: "ada" }]);
        expect(await claim(database, bought, "bob")).toEqual(bound);
      }
    expect(fuse.blown).toBeGreaterThan(10);
    expect(await database.selectFrom("unclaimed_purchase").selectAll().execute()).toEqual([]);
  },
);

it("twenty callers at once: one of them has it", async () => {
  const bought = item("wanted", "purchase");
  const bound = await Promise.all(
    Array.from({ length: 20 }, (_, at) => claim(database, bought, at % 2 === 0 ? "ada" : "bob")),
  );
  expect(new Set(bound.map((one) => one?.id)).size).toBe(1);
  expect(await rowsOf("wanted")).toHaveLength(1);
});

it("what was bound by a process that ended then is asked about", async () => {
  await database.deleteFrom("purchase").execute();
  const bound = await claim(database, item("forgotten", "purchase"), "ada");
  const asked: string[] = [];
  const purchases = postgresPurchases(database);
  const find = async (id: string) => {
    asked.push(id);
    return null;
  };
  await askAboutUnsettled(
    {
      purchases: { ...purchases, find },
      ...{ storefrontOf: () => null, transact: () => Promise.reject(new Error("unasked")) },
      log: () => {},
    },
    () => new Date(+now + 3_600_000),
  );
  expect(asked).toEqual([bound?.id]);
});
