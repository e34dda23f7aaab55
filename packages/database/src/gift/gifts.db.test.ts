import type { GiftWish } from "@kinora/domain/gift/give-gems";
import { ALL_OPEN } from "@kinora/domain/switch/switches";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { giveOn } from "@kinora/testing/gift/give-on";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { forgetPerson } from "../account/forget-person.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresGemStatement } from "../gem/postgres-gem-statement.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresFollows } from "../people/postgres-follows.ts";
import { postgresSwitches } from "../switch/postgres-switches.ts";
import { postgresGifts } from "./postgres-gifts.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const statement = postgresGemStatement(database);
const PAID = new Date("2026-12-01T12:00:00Z");
const NOW = new Date("2026-12-20T12:00:00Z");
let round = 0;
let [ada, bruno] = ["", ""];

beforeEach(async () => {
  round += 1;
  [ada, bruno] = [`ada_${round}`, `bruno_${round}`];
  for (const id of [ada, bruno]) {
    await insertPerson(database, id);
    await database.updateTable("app_user").set({ created_at: PAID }).where("id", "=", id).execute();
  }
  const follows = postgresFollows(database);
  await follows.add(ada, bruno, PAID);
  await follows.add(bruno, ada, PAID);
});

let bought = 0;
const buy = (given: object = {}) =>
  bookPurchase(database, { id: `purchase_${++bought}`, userId: ada, at: PAID, ...given });
let keys = 0;
const give = (gems: number, given: Partial<Omit<GiftWish, "wish">> & { note?: string } = {}) => {
  keys += 1;
  const { note = "", ...wish } = given;
  return giveOn(database, {
    ...{ id: `gift_${keys}`, giverId: ada, key: `key ${keys}`, now: NOW },
    ...{ wish: { to: wish.giverId === bruno ? ada : bruno, gems, note }, ...wish },
  });
};
const codeOf = (gift: Promise<unknown>) =>
  gift.then(
    () => null,
    ({ code }: { code: string }) => code,
  );
const balances = async () =>
  Promise.all(
    [ada, bruno].map(async (id) => {
      const { available, owed } = await ledger.balance(id, NOW);
      return available - owed;
    }),
  );
const receiptOf = (userId: string, id: string) => statement.receipt(userId, id);

it("moves bought gems in two entries with one purpose, each explained by a receipt", async () => {
  await buy();
  const gift = await give(200, { note: "For the fox" });
  expect(await balances()).toEqual([1_300, 200]);
  const purpose = { source: "pack", subject: { noun: "gift", id: gift.id } };
  expect(await receiptOf(ada, gift.sentReceiptId)).toMatchObject({
    ...{ purpose, title: { code: "gift.given" }, steps: [{ step: "give", gems: 200 }] },
    lots: [{ kind: "pack", gems: 200, expiresAt: null }],
  });
  expect(await receiptOf(bruno, gift.receivedReceiptId)).toMatchObject({
    ...{ purpose, title: { code: "gift.got" }, steps: [{ step: "credit", gems: 200 }] },
    lots: [{ kind: "gift", gems: 200, expiresAt: null }],
  });
  const [line] = await statement.entries(ada, { before: null, limit: 1 });
  expect(line).toMatchObject({ kind: "gift", amount: -200, receiptId: gift.sentReceiptId });
  const [seen] = await postgresGifts(database).list(bruno, { before: null, most: 5 });
  expect(seen).toMatchObject({
    ...{ direction: "received", person: { id: ada }, gems: 200, note: "For the fox" },
  });
  await hearAll(
    database,
    notificationListener(() => NOW),
  );
  const told = database.selectFrom("notification").select("params").where("user_id", "=", bruno);
  expect(await told.execute()).toEqual([{ params: { by: ada, name: ada, gems: 200 } }]);
  await database.transaction().execute((own) => forgetPerson(own, ada, NOW));
  expect(await told.execute()).toEqual([]);
  const [after] = await postgresGifts(database).list(bruno, { before: null, most: 5 });
  expect(after).toMatchObject({ note: null, person: { displayName: "Deleted account" } });
});

it("gives what was paid for: neither awards, nor gifts, nor what test money bought", async () => {
  const gift = { userId: ada, gems: 400, key: "given", expiresAt: null, now: PAID } as const;
  const purpose = { source: "award", subject: null } as const;
  const description = { code: "gem.signup", params: {} } as const;
  await ledger.credit({ ...gift, kind: "gift", purpose, description });
  await buy({ environment: "test" });
  await buy({ product: "basic_pass_30" });
  expect(await codeOf(give(1))).toBe("GIFT_NOTHING_BOUGHT");
  await buy({ product: "pro_booster_1", environment: "live" });
  const { id } = await give(300);
  expect(await codeOf(give(1, { giverId: bruno }))).toBe("GIFT_NOTHING_BOUGHT");
  const [line] = await statement.entries(bruno, { before: null, limit: 1 });
  expect(line?.purpose).toEqual({ source: "booster", subject: { noun: "gift", id } });
});

it("is done once for a key, and refused for the same key with something else", async () => {
  await buy();
  const wish = { id: "one", giverId: ada, key: `same ${round}`, now: NOW };
  const first = await giveOn(database, { ...wish, wish: { to: bruno, gems: 5 } });
  const again = await giveOn(database, { ...wish, id: "two", wish: { to: bruno, gems: 5 } });
  expect(again).toEqual(first);
  expect(await codeOf(giveOn(database, { ...wish, wish: { to: bruno, gems: 6 } }))).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  expect(await balances()).toEqual([1_495, 5]);
});

it("leaves the receiver everything when the payment is reversed, and the giver a debt", async () => {
  const pack = await buy();
  await give(500);
  await pack.refund(NOW);
  expect(await balances()).toEqual([-500, 500]);
  expect((await ledger.balance(ada, NOW)).owed).toBe(500);
  expect(await codeOf(give(1))).toBe("GIFT_NOTHING_BOUGHT");
  // What the giver is given repays the debt.
  await buy({ userId: bruno, product: "starter_pack_nonconsumable" });
  await give(500, { giverId: bruno });
  expect(await balances()).toEqual([0, 750]);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});

it("is refused to and from accounts that are disabled, leaving or erased, and while it is off", async () => {
  await buy();
  const set = (id: string, to: object) =>
    database.updateTable("app_user").set(to).where("id", "=", id).execute();
  for (const [column, value] of [
    ["disabled_at", NOW],
    ["deletion_at", NOW],
  ] as const) {
    await set(bruno, { [column]: value });
    expect(await codeOf(give(1))).toBe("GIFT_RECEIVER_UNAVAILABLE");
    await set(bruno, { [column]: null });
    await set(ada, { [column]: value });
    expect(await codeOf(give(1))).toBe("GIFT_GIVER_LEAVING");
    await set(ada, { [column]: null });
  }
  const switches = postgresSwitches(database);
  const edit = { ...ALL_OPEN, sentence: "Later.", at: NOW, by: null };
  await switches.add({ ...edit, gifts: false });
  expect(await codeOf(give(1))).toBe("GIFTS_OFF");
  await switches.add(edit);
  await database.transaction().execute((own) => forgetPerson(own, bruno, NOW));
  expect(await codeOf(give(1))).toBe("PERSON_NOT_FOUND");
});

it("lets one of eight gifts at once through when the day's limit allows no second", async () => {
  await buy({ product: "gem_pack_3750" });
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(give(300))));
  expect(codes.toSorted()).toEqual([...Array<string>(7).fill("GIFT_DAY_LIMIT"), null]);
  expect(await balances()).toEqual([3_450, 300]);
});

it("lets no eight racing connections give more than a day's, a month's or one's own gems", async () => {
  const wishes = fc.array(
    fc.record({
      gems: fc.integer({ min: 1, max: 300 }),
      isBack: fc.boolean(),
      day: fc.integer({ min: 20, max: 22 }),
    }),
    { minLength: 8, maxLength: 24 },
  );
  await fc.assert(
    fc.asyncProperty(wishes, fc.integer({ min: 0, max: 1_900 }), async (gifts, spent) => {
      for (const userId of [ada, bruno]) await buy({ userId });
      await spend(ada, spent);
      const waiting = [...gifts];
      const racer = async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) {
          const now = new Date(`2026-12-${one.day}T12:00:00Z`);
          const giverId = one.isBack ? bruno : ada;
          await codeOf(give(one.gems, { giverId, now }));
        }
      };
      await Promise.all(Array.from({ length: 8 }, racer));
      for (const giver of [ada, bruno]) {
        const given = await database
          .selectFrom("gift")
          .select(["gems", "at"])
          .where("giver_id", "=", giver)
          .execute();
        const sum = (rows: typeof given) => rows.reduce((total, { gems }) => total + gems, 0);
        expect(sum(given)).toBeLessThanOrEqual(2_000);
        for (const day of Map.groupBy(given, ({ at }) => at.toISOString().slice(0, 10)).values())
          expect(sum(day)).toBeLessThanOrEqual(500);
      }
      expect(Math.min(...(await balances()))).toBeGreaterThanOrEqual(0);
      expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);

/** Spends some of what is there, as far as it goes. */
async function spend(userId: string, gems: number): Promise<void> {
  const { available } = await ledger.balance(userId, NOW);
  const spent = Math.min(gems, available);
  if (spent === 0) return;
  const key = `spent ${++keys}`;
  const { holdId } = await ledger.hold({
    ...{ userId, gems: spent, key, now: NOW, expiresAt: new Date(+NOW + 600_000) },
    ...{ purpose: { source: "correction", subject: null } },
    description: { code: "gem.correction", params: {} },
  });
  await ledger.settle({ holdId, gems: spent, key: `${key} done`, ourFault: false, now: NOW });
}
