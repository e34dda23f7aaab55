import { awardListener } from "@kinora/database/award/award-listener";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { openPlayShop } from "./simulated-google-play.ts";

const shopped = await openPlayShop();
const { google, wire, database, newBuyer, deliverGoogle, orderOf, time, shop } = shopped;
const { buy, refund, refundQuantity } = google.commands;
const PACK = "gem_pack_1500";

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
let bo: Buyer;
let cy: Buyer;
beforeEach(async () => {
  await deliverGoogle();
  ada = await newBuyer();
  bo = await newBuyer();
  cy = await newBuyer();
});

const hearAwards = () =>
  hearAll(
    database,
    awardListener(() => time.today),
  );

it("no token leads to another address of Google's", async () => {
  const urls: string[] = [];
  wire.pass = async ({ url }) => void urls.push(url);
  const codes: string[] = [];
  for (const token of [".", "..", "...", "-", "a/../b", "%2e%2e", "a?b", "a#b", "a\n b"])
    for (const product of [PACK, "basic_monthly", "nothing"])
      codes.push(
        `${JSON.stringify(token)} ${product}: ${(await ada.present(token, product)).body.code}`,
      );
  const outside = urls.filter((url) => url.includes("/purchases") && !/\/tokens\/[^/]+$/.test(url));
  expect.soft(outside).toEqual([]);
  expect(codes.filter((line) => !line.endsWith("RECEIPT_INVALID"))).toEqual([]);
});

it("receipts that wait for a silent store delay no other member", async () => {
  const release = Promise.withResolvers<void>();
  wire.pass = () => release.promise;
  const waiting = [ada, bo].flatMap((one) =>
    Array.from({ length: 4 }, (_, place) => one.present(`${"c".repeat(24)}.${place}`, PACK)),
  );
  const answer = await cy.call("GET", "/api/gems/balance");
  release.resolve();
  await Promise.all(waiting);
  expect(answer.status).toBe(200);
}, 60_000);

it("the award for a first pack is at most a tenth of what stays paid for", async () => {
  const { token } = await buy({ product: PACK, accountId: ada.token, quantity: 10 });
  await deliverGoogle();
  await hearAwards();
  await refundQuantity({ order: orderOf(token), quantity: 9 });
  await deliverGoogle();
  await hearAwards();
  const { available } = await ada.gems();
  expect(available - 1_500).toBeLessThanOrEqual(150);
});

it("buying and refunding in a loop leaves nothing", async () => {
  for (let loop = 0; loop < 4; loop += 1) {
    const { token } = await buy({ product: PACK, accountId: ada.token });
    await deliverGoogle();
    if (loop % 2) await hearAwards();
    await refund({ order: orderOf(token) });
    await deliverGoogle();
    await hearAwards();
    await ada.present(token, PACK);
    await bo.present(token, PACK);
    await deliverGoogle();
    await hearAwards();
  }
  expect(await ada.gems()).toMatchObject({ available: 0, owed: 0 });
  expect(await bo.gems()).toMatchObject({ available: 0, owed: 0 });
});

it("one identity with two accounts gets one award", async () => {
  const link = (id: string, user_id: string) =>
    database
      .insertInto("auth_account")
      .values({ id, user_id, provider_id: "google", account_id: "the same person" })
      .execute();
  await link("link one", ada.userId);
  await buy({ product: PACK, accountId: ada.token });
  await deliverGoogle();
  await hearAwards();
  await sql`delete from auth_account where id = 'link one'`.execute(database);
  await link("link two", bo.userId);
  await buy({ product: PACK, accountId: bo.token });
  await deliverGoogle();
  await hearAwards();
  expect(await ada.gems()).toMatchObject({ available: 1_650 });
  expect(await bo.gems()).toMatchObject({ available: 1_500 });
});

it("what is presented from all sides at once, with its notifications, is granted once", async () => {
  google.faults.messages.push("twice", "reordered");
  const bought = await Promise.all([1, 2, 3].map(() => buy({ product: PACK })));
  const answers = await Promise.all([
    ...bought.flatMap(({ token }) => [ada, bo, cy].map((one) => one.present(token, PACK))),
    deliverGoogle(),
  ]);
  await deliverGoogle();
  expect(answers.filter((answer) => answer && answer.status >= 500)).toEqual([]);
  const gems = await Promise.all([ada, bo, cy].map((one) => one.gems()));
  expect(gems.reduce((all, { available }) => all + available, 0)).toBe(4_500);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});

it("huge and odd bodies are refused", async () => {
  const send = (body: object) => ada.call("POST", "/api/billing/receipts", body);
  for (const body of [
    { store: "google_play", purchaseToken: "a".repeat(1_000_000), product: PACK },
    { store: "app_store", signedTransaction: "a".repeat(16_001) },
    { store: "app_store", signedTransaction: "a.b.c" },
    { store: "stripe", purchaseToken: "a", product: PACK },
    { store: "google_play", purchaseToken: "a\0", product: "\0" },
    { store: "google_play", purchaseToken: "__proto__", product: "__proto__" },
  ]) {
    const { status } = await send(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  expect((await shop.as("kin_ada")("GET", "/api/billing/account-token")).status).toBe(403);
});
