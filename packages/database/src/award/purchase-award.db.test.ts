import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { toMake } from "@kinora/domain/gem/purpose";
import { ALL_OPEN } from "@kinora/domain/switch/switches";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { beforeEach, expect, it } from "vitest";
import { postgresErasure } from "../account/postgres-erasure.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresGemStatement } from "../gem/postgres-gem-statement.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresSwitches } from "../switch/postgres-switches.ts";
import { awardListener } from "./award-listener.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const NOW = new Date("2026-12-01T12:00:00Z");
let people = 0;
let userId = "";

const signUp = async (identity?: string) => {
  const id = `buyer_${++people}`;
  await insertPerson(database, id);
  const link = { id: `link ${id}`, user_id: id, provider_id: "google" };
  await database
    .insertInto("auth_account")
    .values({ ...link, account_id: identity ?? id })
    .execute();
  return id;
};
beforeEach(async () => {
  userId = await signUp();
});

const hear = async () => {
  await hearAll(
    database,
    awardListener(() => NOW),
  );
  await hearAll(
    database,
    notificationListener(() => NOW),
  );
};
let purchases = 0;
const buy = async (product: ProductId, given: object = {}) => {
  const id = `purchase_${++purchases}`;
  const bought = await bookPurchase(database, { id, userId, product, at: NOW, ...given });
  await hear();
  return { id, ...bought };
};
const balance = () => ledger.balance(userId, NOW);
const codes = async () => {
  const rows = await database
    .selectFrom("notification")
    .select(["code", "params"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ code, params }) => (code?.startsWith("award.") ? [[code, params]] : []));
};

it("grants a tenth of the first pack, at most 300 gems, once, and the receipt says so", async () => {
  const { id } = await buy("gem_pack_3750");
  expect((await balance()).available).toBe(3_750 + 300);
  await buy("gem_pack_1500");
  expect((await balance()).available).toBe(3_750 + 300 + 1_500);
  const product = "gem_pack_3750";
  expect(await codes()).toEqual([["award.firstPack", { product, gems: 300 }]]);
  const statement = postgresGemStatement(database);
  const [, line] = await statement.entries(userId, { before: null, limit: 2 });
  expect(line).toMatchObject({
    ...{ kind: "gift", amount: 300 },
    purpose: { source: "award", subject: { noun: "purchase", id } },
    description: { code: "award.purchase", params: { product, bought: 3_750, percent: 10 } },
  });
});

it("counts neither boosters nor passes nor test money as a pack", async () => {
  await buy("pro_booster_1");
  await buy("basic_pass_30");
  await buy("gem_pack_1500", { environment: "test" });
  const before = (await balance()).available;
  await buy("starter_pack_nonconsumable", { environment: "live" });
  expect((await balance()).available).toBe(before + 750 + 75);
});

it("goes with a refund, as far as that goes, as a debt where it was spent, and comes back when it fails", async () => {
  const pack = await buy("gem_pack_1500");
  const key = `${userId} film`;
  const hold = { userId, gems: 1_600, key, now: NOW, expiresAt: new Date(+NOW + 600_000) };
  const purpose = toMake({ noun: "creation", id: key });
  const { holdId } = await ledger.hold({ ...hold, purpose, description: A_FILM });
  await ledger.settle({ holdId, gems: 1_600, key: `${key} done`, ourFault: false, now: NOW });
  await pack.refund(NOW, 700);
  await hear();
  expect(await balance()).toMatchObject({ available: 0, owed: 650 + 70 });
  await pack.refund(NOW);
  await hear();
  expect(await balance()).toMatchObject({ available: 0, owed: 1_500 + 150 - 50 });
  await pack.hear(NOW);
  await hear();
  expect(await balance()).toMatchObject({ available: 50, owed: 0 });
  await pack.refund(NOW);
  await hear();
  expect(await balance()).toMatchObject({ available: 0, owed: 1_600 });
  // Refunded or not, it was the first.
  await buy("gem_pack_3750");
  expect((await balance()).available).toBe(3_750 - 1_600);
  expect((await codes()).map(([code]) => code)).toEqual([
    ...["award.firstPack", "award.packTakenBack", "award.packTakenBack", "award.packRestored"],
    "award.packTakenBack",
  ]);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});

it("is granted once per identity of a sign-in provider, also after the account was deleted", async () => {
  userId = await signUp("the same");
  await buy("gem_pack_1500");
  const linked = { id: "second link", user_id: userId, provider_id: "apple", account_id: "other" };
  await database.insertInto("auth_account").values(linked).execute();
  await database
    .updateTable("app_user")
    .set({ deletion_at: NOW })
    .where("id", "=", userId)
    .execute();
  expect(await postgresErasure(database).shut(userId, NOW)).toBe(true);
  userId = await signUp("the same");
  await buy("gem_pack_1500");
  expect((await balance()).available).toBe(1_500);
  userId = await signUp();
  const apple = { id: "third link", user_id: userId, provider_id: "apple", account_id: "other" };
  await database.insertInto("auth_account").values(apple).execute();
  await buy("gem_pack_1500");
  expect((await balance()).available).toBe(1_500);
});

it("waits for the next pack while awards are off", async () => {
  const switches = postgresSwitches(database);
  const edit = { ...ALL_OPEN, sentence: "Later.", at: NOW, by: null };
  await switches.add({ ...edit, awards: false });
  await buy("gem_pack_1500");
  await switches.add({ ...edit, awards: true });
  expect((await balance()).available).toBe(1_500);
  await buy("gem_pack_1500");
  expect((await balance()).available).toBe(3_150);
});
