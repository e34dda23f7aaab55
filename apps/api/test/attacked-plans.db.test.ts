import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";

/** Plans that can't be paid, ended or changed, or are paid twice. Failing tests are defects. */
const opened = await openSimulatedShop();
const { stripe, database, subscriptions, gate, log, clock, time } = opened;
const { newMember, deliver, at, moveTo, askDue, endPlans } = opened;

let member: Awaited<ReturnType<typeof newMember>>;
beforeEach(async () => {
  await database.deleteFrom("subscription").where("ref", "like", "sub_alien%").execute();
  member = await newMember();
});

it("a plan that the store has forgotten does not keep others of closed accounts running", async () => {
  await insertAliens(1, "simulated");
  const { id } = await member.take("basic_monthly");
  await disable();
  await endPlans().catch((error) => log.lines.push(String(error)));
  expect((await subscriptions.find(id))?.state).toBe("canceled");
});

it("plans of another environment don't keep others of closed accounts running", async () => {
  await insertAliens(20, "test");
  const { id } = await member.take("basic_monthly");
  await disable();
  for (let minute = 0; minute < 3; minute += 1) await endPlans();
  expect((await subscriptions.find(id))?.state).toBe("canceled");
});

it("the same press goes on after the store's answer was lost, also for a former subscriber", async () => {
  await lapse();
  stripe.faults.requests.push(null, "lost after", "lost before", "lost before");
  const first = await member.subscribe("pro_monthly", "again");
  expect(first.body.code).toBe("STORE_UNREACHABLE");
  stripe.faults.requests.length = 0;
  expect((await member.subscribe("pro_monthly", "again")).status).toBe(201);
});

it("a former subscriber of another environment can subscribe", async () => {
  await insertAliens(1, "test", { owner: member.userId, state: "expired" });
  expect((await member.subscribe("pro_monthly")).status).toBe(201);
});

it("a plan of another environment does not stand in the way of buying one", async () => {
  await insertAliens(1, "test", { owner: member.userId, state: "active" });
  expect((await member.subscribe("pro_monthly")).status).toBe(201);
});

it("two tabs at once open one page", async () => {
  let arrived = () => {};
  const isOpening = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let holds = true;
  gate.pass = async ({ url, method }) => {
    if (!holds || method !== "POST" || !url.includes("/v1/checkout/sessions")) return;
    holds = false;
    arrived();
    await released;
  };
  const one = member.subscribe("pro_monthly", "one");
  await isOpening;
  const other = await member.subscribe("basic_monthly", "two");
  go();
  const pages = [await one, other].flatMap(({ body }) => (body.url ? [body.url as string] : []));
  for (const url of pages)
    await stripe.commands.pay({ session: sessionOf(url), how: "now" }).catch(() => {});
  await deliver();
  const active = (await member.held()).filter(({ state }: { state: string }) => state === "active");
  expect(active).toHaveLength(1);
});

it("an upgrade that is declined keeps the downgrade that was planned", async () => {
  const { id, ref } = await member.take("pro_monthly");
  await member.change(id, "basic_monthly");
  await stripe.commands.setCard({ subscription: ref, declines: true });
  expect((await member.change(id, "pro_yearly")).body.code).toBe("PAYMENT_DECLINED");
  expect(await member.held()).toMatchObject([{ plan: "pro_monthly", nextPlan: "basic_monthly" }]);
});

it("eight presses at once are answered, none with an error of ours", async () => {
  const { id } = await member.take("pro_monthly");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => member.change(id, "basic_monthly")),
  );
  expect(answers.filter(isFault).map(({ body }) => body.code)).toEqual([]);
  expect(await member.held()).toMatchObject([{ nextPlan: "basic_monthly" }]);
});

it("eight upgrades at once are answered, none with an error of ours", async () => {
  const { id } = await member.take("basic_monthly");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => member.change(id, "pro_monthly")),
  );
  expect(await member.balance()).toBe(3_500);
  expect(answers.filter(isFault).map(({ body }) => body.code)).toEqual([]);
});

it("a change that was cut off between two requests can be made again", async () => {
  const { id } = await member.take("pro_monthly");
  await deliver();
  let cuts = true;
  gate.pass = async ({ url, method }) => {
    if (cuts && method === "POST" && /subscription_schedules\/.+/.test(url))
      stripe.faults.requests.push("lost before");
  };
  expect((await member.change(id, "basic_monthly")).body.code).toBe("STORE_UNREACHABLE");
  cuts = false;
  stripe.faults.requests.length = 0;
  expect((await member.change(id, "basic_monthly")).body).toMatchObject({
    nextPlan: "basic_monthly",
  });
});

it("a server whose clock is two seconds behind the store's gives the gems at once", async () => {
  const { body } = await member.subscribe("basic_monthly");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  clock.now = new Date(+time.today - 2_000);
  await deliver();
  clock.now = time.today;
  moveTo("2027-01-31T09:30:00Z");
  await askDue();
  await opened.giveDue();
  expect([await member.tier(), await member.balance()]).toEqual(["basic", 1_000]);
});

it("a subscription that can't be asked about is left for later", async () => {
  await insertAliens(1, "simulated", {
    owner: member.userId,
    state: "active",
    askAt: new Date("2027-01-31T09:00:00Z"),
  });
  gate.pass = async () => {
    stripe.faults.requests.push("429");
  };
  await askDue();
  const row = await database
    .selectFrom("subscription")
    .select("ask_at")
    .where("user_id", "=", member.userId)
    .executeTakeFirstOrThrow();
  expect(+(row.ask_at ?? 0)).toBeGreaterThan(+time.today);
});

it("a page that is waited for does not ask the store at each look", async () => {
  const { body } = await member.subscribe("basic_monthly");
  let asked = 0;
  gate.pass = async () => {
    asked += 1;
  };
  for (let look = 0; look < 20; look += 1)
    await member.call("GET", `/api/subscriptions/${body.subscriptionId}`);
  expect(asked).toBeLessThanOrEqual(2);
});

it("what was paid is granted although the checkout's event and its id were lost", async () => {
  const { body } = await member.subscribe("basic_monthly");
  // The process ended between the store's answer and its being stored.
  await database
    .updateTable("subscription")
    .set({ checkout_ref: null, url: null, ask_at: null })
    .where("id", "=", body.subscriptionId)
    .execute();
  gate.loses = (event) => JSON.parse(event.body).type.startsWith("checkout.");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  // Months of events that name the subscription, whose metadata name ours.
  await at("2027-02-28T09:00:20Z");
  await at("2027-03-31T09:00:20Z");
  expect(await member.tier()).toBe("basic");
});

const isFault = ({ status }: { status: number }) => ![200, 409, 503].includes(status);

const disable = () =>
  database
    .updateTable("app_user")
    .set({ disabled_at: time.today })
    .where("id", "=", member.userId)
    .execute();

/** Subscriptions that the store does not know, of disabled accounts, first in the order of ids. */
async function insertAliens(
  count: number,
  environment: string,
  {
    owner,
    state = "active",
    askAt = null,
  }: { readonly owner?: string; readonly state?: string; readonly askAt?: Date | null } = {},
) {
  for (let number = 0; number < count; number += 1) {
    const user = owner ?? `usr_alien_${environment}_${number}`;
    if (owner === undefined)
      await database
        .insertInto("app_user")
        .values({
          id: user,
          handle: `alien${environment}${number}`,
          display_name: user,
          email: `${user}@example.com`,
          disabled_at: time.today,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const start = new Date("2027-01-01T00:00:00Z");
    await database
      .insertInto("subscription")
      .values({
        ...{
          id: `000${number}${environment}${user}`,
          user_id: user,
          key: `${number}`,
          store: "stripe",
          environment,
        },
        ...{
          plan: "basic_monthly",
          amount: 999,
          currency: "USD",
          state,
          ref: `sub_alien_${user}_${number}`,
        },
        ...{
          customer_ref: "cus_alien",
          started_at: start,
          period_start: start,
          period_end: new Date("2027-02-01T00:00:00Z"),
        },
        ...{ ended_at: state === "expired" ? start : null, created_at: start, ask_at: askAt },
      })
      .execute();
  }
}

/** Subscribes, ends, and lets the period pass. */
async function lapse() {
  const { id } = await member.take("basic_monthly");
  await member.call("POST", `/api/subscriptions/${id}/cancellation`);
  await at("2027-03-02T09:00:00Z");
  expect(await member.held()).toEqual([]);
}
