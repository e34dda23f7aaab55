import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { stripe, database, olivia, desk, gate } = shop;

beforeEach(async () => {
  await database.deleteFrom("difference").execute();
});

/** An hour later: nothing is on its way any more. */
async function found() {
  shop.moveTo("2027-01-31T10:00:00Z");
  await shop.reconcile();
  const { items } = (await olivia("GET", "/api/admin/differences")).body;
  return items.map(({ name, subject, expected, found: figure }: Record<string, string>) => ({
    ...{ name, subject, expected, found: figure },
  }));
}

it("finds nothing after purchases, plans, passes, refunds, disputes and gifts", async () => {
  await shop.buyer();
  const refunded = await shop.buyer("gem_pack_3750");
  await stripe.commands.refund({ payment_intent: refunded.payment.ref, amount: 700 });
  const disputed = await shop.buyer("pro_pass_30");
  await stripe.commands.dispute({ payment_intent: disputed.payment.ref });
  const member = await shop.newMember();
  await member.take("pro_yearly");
  const wish = { tier: "basic", gems: true, reason: "Present" };
  await olivia("POST", `/api/admin/people/${member.userId}/months`, wish, "gift");
  await shop.deliver();
  await shop.read();
  expect(await found()).toEqual([]);
});

it("an event that was lost is found, stays until somebody took note, and nothing is repaired", async () => {
  const { payment } = await shop.buyer();
  gate.loses = () => true;
  await stripe.commands.refund({ payment_intent: payment.ref, amount: 500 });
  await stripe.deliver();
  const lost = { name: "stripe: refunded of a payment", subject: payment.ref };
  expect(await found()).toEqual([{ ...lost, expected: "500", found: "0" }]);
  const { body: list } = await olivia("GET", "/api/admin/differences");
  const [{ id }] = list.items;
  expect(list.lastRun).toMatchObject({ found: 1, failed: [] });
  // A later run still finds it: since when is kept.
  shop.moveTo("2027-02-01T10:00:00Z");
  await shop.reconcile();
  const row = database.selectFrom("payment").select("refunded").where("ref", "=", payment.ref);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ refunded: 0 });
  const [still] = (await olivia("GET", "/api/admin/differences")).body.items;
  expect(still).toMatchObject({ id, since: "2027-01-31T10:00:00.000Z", goneAt: null });
  const noted = await olivia("POST", `/api/admin/differences/${id}/acknowledgement`);
  expect(noted.body).toMatchObject({ id, acknowledgedBy: "olivia" });
  // More is gone: an alarm again.
  await stripe.commands.refund({ payment_intent: payment.ref, amount: 100 });
  shop.moveTo("2027-02-02T10:00:00Z");
  await shop.reconcile();
  const [again] = (await olivia("GET", "/api/admin/differences")).body.items;
  expect(again).toMatchObject({ id, expected: "600", acknowledgedBy: null });
});

it("a payment that we never heard of, and one that the store doesn't have, are found", async () => {
  const { payment, purchaseId } = await shop.buyer();
  await database.deleteFrom("payment").where("id", "=", payment.id).execute();
  expect(await found()).toEqual([
    {
      ...{ name: "stripe: payment that we don't have", subject: payment.ref, found: "none" },
      expected: `1499 for purchase ${purchaseId}`,
    },
  ]);
  await database.deleteFrom("difference").execute();
  await sql`
    insert into payment (store, environment, ref, user_id, purchase_id, product, amount, currency, paid_at)
    select store, environment, 'pi_made_up', user_id, id, product, amount, currency, created_at
      from purchase where id = ${purchaseId}`.execute(database);
  const names = (await found()).map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual([
    "stripe: payment that the store doesn't have",
    "stripe: payment that we don't have",
  ]);
  await database.deleteFrom("payment").where("ref", "=", "pi_made_up").execute();
  await sql`update purchase set payment_ref = null where id = ${purchaseId}`.execute(database);
});

it("a plan in another state, and access that nobody pays for, are found", async () => {
  const member = await shop.newMember();
  const { id, ref } = await member.take("basic_monthly");
  gate.loses = () => true;
  await stripe.commands.cancel({ subscription: ref });
  await stripe.deliver();
  expect(await found()).toContainEqual({
    ...{ name: "stripe: plan that the store doesn't have", subject: id },
    ...{ expected: "none", found: "access" },
  });
  const other = await shop.newMember();
  const held = await other.take("basic_monthly");
  await sql`update subscription set raw_state = 'past_due' where id = ${held.id}`.execute(database);
  expect(await found()).toContainEqual({
    ...{ name: "stripe: state of a plan", subject: held.id },
    ...{ expected: "active", found: "past_due" },
  });
});

it("gems, lots, holds and passes that nobody paid for are found", async () => {
  const { userId, purchaseId } = await shop.buyer("pro_pass_30");
  const { ledger } = shop.shop.parts.stores;
  const now = new Date("2027-01-31T09:00:00Z");
  const { receiptId } = await ledger.credit({
    ...{ userId, gems: 50, now, kind: "pack", expiresAt: null, key: "smuggled" },
    purpose: { source: "pack", subject: null },
    description: { code: "gem.correction", params: {} },
  });
  const { holdId } = await ledger.hold({
    ...{ userId, gems: 10, key: "hold", now, description: { code: "gem.correction", params: {} } },
    purpose: { source: "create", subject: { noun: "creation", id: "work" } },
    expiresAt: new Date("2027-01-31T09:30:00Z"),
  });
  await sql`update purchase set state = 'pending' where id = ${purchaseId}`.execute(database);
  await sql`update gem_account set available = available + 7 where user_id = ${userId}`.execute(
    database,
  );
  const all = await found();
  const subjects = (subject: string) =>
    all
      .filter((one: { subject: string }) => one.subject === subject)
      .map(nameOf)
      .toSorted();
  expect(subjects(receiptId)).toEqual(["bought gems without a purchase"]);
  expect(subjects(holdId)).toEqual(["hold beyond its limit"]);
  expect(subjects(userId)).toEqual(["available of an account", "lots of an account"]);
  expect(subjects(purchaseId)).toEqual([
    "grant of an unpaid purchase",
    "pass that nobody paid for",
  ]);
});

it("a store that does not answer is said so, and its earlier differences stay", async () => {
  await database.deleteFrom("difference").execute();
  const { payment } = await shop.buyer();
  gate.loses = () => true;
  await stripe.commands.refund({ payment_intent: payment.ref, amount: 500 });
  const before = (await found()).filter((one: { subject: string }) => one.subject === payment.ref);
  expect(before).toHaveLength(1);
  const away = {
    ...desk,
    // biome-ignore lint/correctness/useYield: it never comes to that
    async *listPayments() {
      throw new StoreUnreachable("away");
    },
  };
  shop.moveTo("2027-01-31T11:00:00Z");
  expect((await shop.reconcile([away])).failed).toEqual(["stripe"]);
  const { items, lastRun } = (await olivia("GET", "/api/admin/differences")).body;
  expect(lastRun.failed).toEqual(["stripe"]);
  const [kept] = items.filter(({ subject }: { subject: string }) => subject === payment.ref);
  expect(kept).toMatchObject({ goneAt: null });
});

const nameOf = ({ name }: { readonly name: string }) => name;
