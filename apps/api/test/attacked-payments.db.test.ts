import { CORRECTION_ALONE_MAX } from "@kinora/contracts/limits";
import { postgresPurchases } from "@kinora/database/billing/postgres-purchases";
import type { Database } from "@kinora/database/client";
import { notePlanPaid, notePurchasePaid } from "@kinora/database/payment/note-payment";
import { postgresSubscriptions } from "@kinora/database/subscription/postgres-subscriptions";
import { sql } from "kysely";
import { beforeEach, expect, it, vi } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { database, olivia, deliver, desk, gate, newMember, payments } = shop;

let own: Awaited<ReturnType<typeof shop.buyer>>;
beforeEach(async () => {
  own = await shop.buyer();
});

const refund = (cents: number, key: string, call = olivia, id = own.payment.id) =>
  call("POST", `/api/admin/payments/${id}/refund`, { cents, reason: "They asked" }, key);
const give = (id: string, key: string, more: object = {}, call = olivia) =>
  call(
    "POST",
    `/api/admin/people/${id}/months`,
    { tier: "pro", gems: true, reason: "r", ...more },
    key,
  );
const refunded = async () =>
  ((await desk.readPaymentFacts(own.payment.ref))?.refunds ?? []).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
const available = async (call = own.call) => (await call("GET", "/api/gems/balance")).body;

it("nobody but the owner enters, whatever their role, and no token", async () => {
  const doors = [
    ["GET", "/api/admin/payments"],
    ["GET", `/api/admin/payments/${own.payment.id}`],
    ["POST", `/api/admin/payments/${own.payment.id}/refund`, { cents: 1, reason: "r" }],
    ["POST", `/api/admin/people/${own.userId}/months`, { tier: "pro", gems: true, reason: "r" }],
    ["GET", "/api/admin/revenue"],
    ["GET", "/api/admin/differences"],
    ["POST", "/api/admin/differences/x/acknowledgement"],
  ] as const;
  const member = await newMember();
  for (const role of ["user", "moderator", "admin"]) {
    await database.updateTable("app_user").set({ role }).where("id", "=", member.userId).execute();
    for (const [method, url, body] of doors) {
      const { status } = await member.call(method, url, body, `${role} ${url}`);
      expect(status, `${role} ${method} ${url}`).toBe(403);
    }
  }
  for (const [method, url, body] of doors)
    expect((await shop.shop.as(null)(method, url, body, url)).status, url).toBe(401);
  for (const [method, url, body] of doors.filter(([method]) => method === "POST").slice(0, 2))
    expect((await shop.shop.as("kin_olivia")(method, url, body, url)).status, url).toBe(403);
});

it("sums that no payment has are refused, not an error of ours", async () => {
  for (const [place, cents] of [
    1_500, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991,
  ].entries()) {
    const { status, body } = await refund(cents, `huge ${place} ${own.payment.id}`);
    expect.soft([cents, status, body.code]).toEqual([cents, 409, "REFUND_TOO_MUCH"]);
  }
  for (const cents of [0, -1, 0.5, 1e300, "5", null])
    expect((await refund(cents as number, `odd ${cents} ${own.payment.id}`)).status).toBe(422);
});

it("twelve refunds at once, with repeated keys and a lost answer, give back what was paid", async () => {
  let calls = 0;
  gate.pass = async ({ method, url }) => {
    if (method !== "POST" || !url.includes("/v1/refunds")) return;
    calls += 1;
    if (calls === 2) throw new Error("The wire is cut.");
  };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => refund(400, `race ${place % 6} ${own.payment.id}`)),
  );
  gate.pass = async () => {};
  expect.soft(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  await deliver();
  await shop.read();
  expect(await refunded()).toBeLessThanOrEqual(1_499);
  for (const answer of answers)
    if (answer.status === 201) expect(answer.body.refundable).toBeGreaterThanOrEqual(0);
});

/** What was paid for is locked while it is booked, and then its payment is noted. */
const bookings = {
  purchase: async () => {
    const { payment, purchaseId: id } = own;
    const lock = (on: Database) => postgresPurchases(on).lock(id);
    return { payment, lock, note: (on: Database) => notePurchasePaid(on, id, shop.time.today) };
  },
  plan: async () => {
    const { id } = await (await newMember()).take("basic_monthly");
    await shop.read();
    const [payment] = (await olivia("GET", `/api/admin/payments?q=${id}`)).body.items;
    const lock = (on: Database) => postgresSubscriptions(on).lock(id);
    const period = { periodStart: shop.time.today, paidUntil: shop.time.today };
    return {
      ...{ payment, lock },
      note: (on: Database) => notePlanPaid(on, id, period, shop.time.today),
    };
  },
};

it.each(["purchase", "plan"] as const)(
  "a payment is read while its %s is booked, and both succeed",
  async (noun) => {
    const { payment, lock, note } = await bookings[noun]();
    const seen = await payments.find(payment.id);
    const facts = await desk.readPaymentFacts(payment.ref);
    if (!seen || !facts) throw new Error("There is no payment.");
    const codeOf = ({ code }: { code: string }) => code;
    const { booked, reading } = await database.transaction().execute(async (booking) => {
      await lock(booking);
      let isOver = false;
      const reading = payments
        .setRead(seen, facts, shop.time.today)
        .then(() => "read", codeOf)
        .finally(() => {
          isOver = true;
        });
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
        expect(isOver || rows.length > 0).toBe(true);
      }, 5_000);
      return { booked: await note(booking).then(() => "booked", codeOf), reading: [reading] };
    });
    expect([booked, await reading[0]]).toEqual(["booked", "read"]);
  },
);

it("a key of another payment, sum or reason is refused", async () => {
  const other = await shop.buyer();
  const key = `one ${own.payment.id}`;
  const both = await Promise.all([refund(100, key), refund(100, key, olivia, other.payment.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await refund(101, key)).status).toBe(409);
});

it("months aren't given to oneself, nor at once beyond the limit, nor for ever", async () => {
  expect((await give("usr_olivia", "self")).body.code).toBe("OWN_ACCOUNT");
  expect((await give("usr_nobody", "nobody")).body.code).toBe("PERSON_NOT_FOUND");
  for (const days of [0, -5, 93, 1e300, 0.5])
    expect((await give(own.userId, `d ${days}`, { days })).status).toBe(422);
  const same = await Promise.all([1, 2, 3].map(() => give(own.userId, "thrice", { days: 30 })));
  expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  expect((await give(own.userId, "thrice", { days: 31 })).status).toBe(409);
  const members = await Promise.all([newMember(), newMember(), newMember()]);
  const before = await Promise.all(members.map(({ call }) => available(call)));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      give(members[place % 3]?.userId ?? "", `many ${place}`, { days: 92 }),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const after = await Promise.all(members.map(({ call }) => available(call)));
  const given = after.reduce(
    (sum, { available: gems }, place) => sum + gems - before[place].available,
    0,
  );
  const sums = answers.filter(({ status }) => status === 201).map(({ body }) => body.gems);
  expect(given).toBeLessThanOrEqual(CORRECTION_ALONE_MAX);
  expect(given).toBe(sums.reduce((sum: number, gems: number) => sum + gems, 0));
});

it("searches for anything without an error", async () => {
  for (const q of [
    "%00",
    "%27%20or%201=1--",
    "%5C",
    "%25",
    "_",
    "%F0%9F%98%80",
    "%E2%80%AE",
    "@%25",
    "=1+1",
  ]) {
    const { status, body } = await olivia("GET", `/api/admin/payments?q=${q}`);
    expect(status, q).toBeLessThan(500);
    if (status === 200) expect(body.items, q).toEqual([]);
  }
  for (const query of ["cursor=zzz", "limit=0", "limit=1e9", "show=all", "q=", "months=1e9"])
    expect((await olivia("GET", `/api/admin/payments?${query}`)).status, query).toBeLessThan(500);
  for (const months of ["0", "-1", "1e9", "121", "x"])
    expect(
      (await olivia("GET", `/api/admin/revenue?months=${months}`)).status,
      months,
    ).toBeLessThan(500);
});

it("gems of a refunded payment that were given away are owed, and a month given pays no money", async () => {
  await refund(1_499, `all ${own.payment.id}`);
  await deliver();
  expect(await available()).toMatchObject({ available: 0, owed: 0 });
  expect((await refund(1, `again ${own.payment.id}`)).body.code).toBe("REFUND_TOO_MUCH");
  expect(await refunded()).toBe(1_499);
});
