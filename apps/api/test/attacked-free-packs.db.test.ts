import { awardListener } from "@kinora/database/award/award-listener";
import { postgresGifts } from "@kinora/database/gift/postgres-gifts";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

const { store, database, newBuyer, deliverApple, time, send } = await openAppShop();
let ada: Awaited<ReturnType<typeof newBuyer>>;
let bo: Awaited<ReturnType<typeof newBuyer>>;
beforeEach(async () => {
  await deliverApple();
  ada = await newBuyer();
  bo = await newBuyer();
});
const hearAwards = () =>
  hearAll(
    database,
    awardListener(() => time.today),
  );

it("a pack that cost nothing earns no award for a first pack", async () => {
  store.buy({ product: "gem_pack_3750", token: ada.token, price: 0 });
  await deliverApple();
  await hearAwards();
  expect(await ada.gems()).toMatchObject({ available: 3_750 });
});

it("a pack that cost nothing can't be given", async () => {
  store.buy({ product: "gem_pack_3750", token: ada.token, price: 0 });
  await deliverApple();
  expect(await postgresGifts(database).boughtLots(ada.userId)).toEqual([]);
});

it("nearly all money back leaves no more of the award than of the pack", async () => {
  const id = store.buy({ product: "gem_pack_3750", token: ada.token });
  await deliverApple();
  await hearAwards();
  store.refund(id, 99);
  await deliverApple();
  await hearAwards();
  const [{ gems, gemsTakenBack }] = await ada.purchases();
  const { available } = await ada.gems();
  const kept = gems - gemsTakenBack;
  expect(available - kept).toBeLessThanOrEqual(Math.ceil(kept / 10));
});

it("presenting, refunding, and presenting again from two accounts at once grants nothing twice", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: null });
  await Promise.all([ada.present(id), bo.present(id), ada.present(id), bo.present(id)]);
  store.refund(id);
  await deliverApple();
  await Promise.all([ada.present(id), bo.present(id)]);
  store.reverseRefund(id);
  store.refund(id);
  await Promise.all([deliverApple(), ada.present(id), bo.present(id)]);
  await deliverApple();
  await Promise.all([ada.present(id), bo.present(id)]);
  for (const one of [ada, bo]) expect(await one.gems()).toMatchObject({ available: 0, owed: 0 });
});

it("notifications that are huge, many at once, or nonsense are refused, and the true one is heard", async () => {
  const bodies = [
    `{"signedPayload":"${"a".repeat(2_000_000)}"}`,
    `{"signedPayload":{"a":1}}`,
    `[${"[".repeat(5_000)}`,
    `{"signedPayload":"${"a.".repeat(20_000)}"}`,
    "",
  ];
  const statuses = await Promise.all(bodies.flatMap((body) => [send(body), send(body)]));
  for (const { statusCode } of statuses) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
  store.buy({ product: "gem_pack_1500", token: ada.token });
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

// Last: what it leaves can't be handled.
it("a checkout's key can't stand in the way of a receipt", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  const product = "gem_pack_3750";
  const key = `receipt:app_store:${id}`;
  await ada.call("POST", "/api/billing/checkouts", { product }, key);
  expect((await ada.present(id)).status).toBe(200);
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
}, 20_000);
