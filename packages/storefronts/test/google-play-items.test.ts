import { expect, it } from "vitest";
import { openPlay } from "./open-play.ts";

it("says what a token and a notification are of, and for whose account", async () => {
  const { simulator, play, product } = await openPlay();
  const { buy, subscribe } = simulator.commands;
  const packs = await buy({ product: "gem_pack_1500", accountId: "person", quantity: 2 });
  const plan = await subscribe({ product: "pro_yearly", accountId: "person" });
  const bought = { store: "google_play", environment: "simulated", accountToken: "person" };
  const pack = {
    ...{ ...bought, noun: "purchase", ref: packs.token, product: "gem_pack_1500", quantity: 2 },
  };
  const held = {
    ...{ ...bought, noun: "subscription", ref: plan.token, plan: "pro_yearly", follows: null },
  };
  expect(await play.identify(packs.token, "gem_pack_1500")).toEqual(pack);
  expect(await play.identify(plan.token, "pro_yearly")).toEqual(held);
  // What the app says of the product does not count for more than what Google says.
  expect(await play.identify(packs.token, "gem_pack_20000")).toEqual(pack);
  expect(await play.identify(plan.token, "something_new")).toEqual(held);
  expect(await play.identify(packs.token, "pro_yearly")).toBeNull();
  const ref = (await product(packs.token)).facts.paymentRef ?? "";
  expect(await play.lookUp({ kind: "checkout", ref: packs.token })).toEqual(pack);
  expect(await play.lookUp({ kind: "subscription", ref: plan.token })).toEqual(held);
  expect(await play.lookUp({ kind: "payment", ref })).toEqual(pack);
  expect(await play.lookUp({ kind: "payment", ref: "GPA.0000-0000-0000-00000" })).toBeNull();
});

it("names the account of the expired subscription that was bought again in Google's app", async () => {
  const { simulator, play } = await openPlay();
  const { subscribe, expire } = simulator.commands;
  const old = await subscribe({ product: "basic_monthly", accountId: "person" });
  await expire({ token: old.token });
  const { token } = await subscribe({ product: "basic_monthly", again: old.token });
  expect(await play.identify(token, "basic_monthly")).toMatchObject({ accountToken: "person" });
  await play.claimPlan({ token, rawProduct: "basic_monthly" });
  expect(await play.identify(token, "basic_monthly")).toMatchObject({ accountToken: null });
});
