import { configuredProviders } from "@kinora/providers/configured-providers";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

/** Given gems may pay for no hosted model, which is what a new server says. */
const { as, clock, database } = await startTestServer({
  ...configuredProviders({ FAL_KEY: "k", FAL_BUDGET_DAY: "10", FAL_BUDGET_MONTH: "100" }),
  named: ["usr_ada"],
});
const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a fox" };
const order = (key: string, more: object = {}) =>
  as("ada")("POST", "/api/creations", { ...form, ...more }, key);
const heldOf = async () => {
  const rows = await database
    .selectFrom("gem_hold_lot")
    .innerJoin("gem_lot", "gem_lot.id", "lot_id")
    .select(({ fn }) => ["kind", fn.sum<string>("taken").as("gems")])
    .where("gem_lot.user_id", "=", "usr_ada")
    .groupBy("kind")
    .execute();
  return Object.fromEntries(rows.map(({ kind, gems }) => [kind, Number(gems)]));
};

beforeAll(async () => {
  await as("olivia")("GET", "/api/me");
  await as("ada")("POST", "/api/gems/daily-claim", {}, "day");
});

it("hosted models are paid with bought gems where given ones may not pay for them, and else refused", async () => {
  expect((await order("given")).body.code).toBe("HOSTED_GIVEN_SPENT");
  expect(await heldOf()).toEqual({});
  await bookPurchase(database, { id: "pack", userId: "usr_ada", at: clock.now });
  expect((await order("bought")).status).toBe(202);
  expect(await heldOf()).toEqual({ pack: 10 });
  const studio = { type: "text-to-image", prompt: "a fox" };
  expect((await order("both", { others: [studio] })).status).toBe(202);
  expect(await heldOf()).toEqual({ pack: 21 });
});

it("the painter is paid with given gems before bought ones, as ever", async () => {
  const { model: _, ...studio } = form;
  expect((await as("ada")("POST", "/api/creations", studio, "painted")).status).toBe(202);
  expect(await heldOf()).toEqual({ pack: 21, daily: 1 });
});
