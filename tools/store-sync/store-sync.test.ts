import { PLANS } from "@kinora/contracts/billing/plans";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { openStripeSimulator } from "@kinora/store-simulators/stripe/stripe-simulator";
import { comparePrices } from "@kinora/storefronts/stripe/compare-prices";
import { expect, onTestFinished, test } from "vitest";
import { appStoreEntries, googlePlayEntries } from "./console-fields.ts";

const ALL = [...PRODUCTS, ...PLANS];
const keys = { secretKey: "sk_test_simulated", webhookSecret: "whsec_simulated" };

async function openStripe(products: Parameters<typeof openStripeSimulator>[0]["products"] = []) {
  const simulator = await openStripeSimulator({
    ...{ ...keys, products, now: () => new Date("2027-01-31T10:00:00Z") },
    pageOf: (id) => `http://localhost:4310/checkout/${id}`,
    send: async () => true,
  });
  const { origin, close } = await serveStore(simulator.answer);
  onTestFinished(close);
  const settings = { ...keys, simulator: origin, environment: "simulated" } as const;
  return (make = false) => comparePrices(settings, { make });
}

test("names missing prices, makes them when asked, and finds them the same afterwards", async () => {
  const compare = await openStripe();
  const states = async (make?: boolean) => (await compare(make)).map(({ state }) => state);
  expect(await states()).toEqual(ALL.map(() => "missing"));
  expect(await states(true)).toEqual(ALL.map(() => "made"));
  expect(await states()).toEqual(ALL.map(() => "same"));
  expect((await compare()).map(({ lookupKey }) => lookupKey)).toEqual(ALL);
});

test("names what is different field by field, and changes nothing", async () => {
  const compare = await openStripe([
    {
      ...{ lookupKey: "pro_yearly", name: "Pro", unitAmount: 29_999, currency: "eur" },
      ...{ recurring: { interval: "month" }, metadata: { plan: "pro_yearly" } },
    },
  ]);
  const found = async (make?: boolean) =>
    (await compare(make)).find(({ lookupKey }) => lookupKey === "pro_yearly");
  const different = {
    state: "different",
    differences: [
      { field: "amount", wanted: "28788", found: "29999" },
      { field: "currency", wanted: "usd", found: "eur" },
      { field: "paid", wanted: "every 1 year", found: "every 1 month" },
    ],
  };
  expect(await found(true)).toMatchObject(different);
  expect(await found()).toMatchObject(different);
});

test("lists everything that is sold for both consoles, within their limits", () => {
  for (const entries of [appStoreEntries(), googlePlayEntries()])
    expect(entries.map(({ id }) => id)).toEqual(ALL);
  for (const { fields } of appStoreEntries()) {
    expect(fields["Display name"]?.length).toBeLessThanOrEqual(30);
    expect(fields.Description?.length ?? 0).toBeLessThanOrEqual(45);
  }
  const level = (wanted: string) =>
    appStoreEntries().find(({ id }) => id === wanted)?.fields["Level in the group"];
  expect([level("pro_yearly"), level("basic_monthly")]).toEqual(["1", "4"]);
});
