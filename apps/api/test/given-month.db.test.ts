import { beforeEach, expect, it } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { database, olivia, stripe, deliver } = shop;

let member: Awaited<ReturnType<typeof shop.newMember>>;
beforeEach(async () => {
  member = await shop.newMember();
  await database.deleteFrom("given_month").execute();
});

const give = (key: string, wish: object = {}) =>
  olivia(
    "POST",
    `/api/admin/people/${member.userId}/months`,
    { tier: "pro", days: 30, gems: true, reason: "The outage", ...wish },
    key,
  );

it("a month of a tier is given once for a key, with its gems, a line in the log and a message", async () => {
  const given = await give("one");
  expect(given).toMatchObject({
    status: 201,
    body: { tier: "pro", gems: 3_500, until: "2027-03-02T09:00:00.000Z" },
  });
  expect((await give("one")).body).toEqual(given.body);
  expect((await give("one", { days: 31 })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect([await member.tier(), await member.balance()]).toEqual(["pro", 3_500]);
  const { items } = (await olivia("GET", "/api/admin/audit?action=month.given")).body;
  expect(items[0]).toMatchObject({
    ...{ by: "olivia", reason: "The outage", after: { tier: "pro", gems: 3_500 } },
  });
  const events = database.selectFrom("domain_event").selectAll().where("type", "=", "pass.given");
  expect(await events.where("user_id", "=", member.userId).execute()).toHaveLength(1);
  shop.moveTo("2027-03-02T09:01:00Z");
  await shop.settlePasses();
  expect(await member.tier()).toBe("free");
});

it("it follows what the person has of the tier: passes, and a plan that ends", async () => {
  await give("first", { gems: false });
  expect((await give("second", { gems: false })).body).toMatchObject({
    ...{ from: "2027-03-02T09:00:00.000Z", until: "2027-04-01T09:00:00.000Z", gems: 0 },
  });
  member = await shop.newMember();
  const { ref } = await member.take("pro_monthly");
  await stripe.commands.cancelAtPeriodEnd({ subscription: ref });
  await deliver();
  expect((await give("third", { gems: false })).body.from).toBe("2027-02-28T09:00:00.000Z");
  await shop.at("2027-03-01T09:00:00Z");
  await shop.settlePasses();
  expect(await member.tier()).toBe("pro");
});

it("one person gives no more gems alone than by a correction, and nothing to themselves", async () => {
  expect((await give("a")).status).toBe(201);
  expect((await give("b")).body).toMatchObject({
    ...{ code: "MONTHS_TOO_MANY", details: { limit: 5_000 } },
  });
  expect((await give("c", { gems: false })).status).toBe(201);
  const wish = { tier: "pro", gems: false, reason: "Me" };
  const own = await olivia("POST", "/api/admin/people/usr_olivia/months", wish, "own");
  expect(own.body.code).toBe("OWN_ACCOUNT");
});
