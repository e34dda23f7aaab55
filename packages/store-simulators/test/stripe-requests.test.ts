import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripeSimulator } from "../src/stripe/stripe-simulator.ts";
import { openStripe, SECRET_KEY } from "./open-stripe.ts";

test("a request repeated with its key does nothing twice, other parameters are refused", async () => {
  const { stripe, priceOf } = await openStripe();
  const price = await priceOf("gem_pack_1500");
  const wanted: Stripe.Checkout.SessionCreateParams = {
    ...{ mode: "payment", line_items: [{ price: price.id, quantity: 1 }] },
    success_url: "https://kinora.example/done",
  };
  const first = await stripe.checkout.sessions.create(wanted, { idempotencyKey: "order:1:v1" });
  const second = await stripe.checkout.sessions.create(wanted, { idempotencyKey: "order:1:v1" });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(
    stripe.checkout.sessions.create({ ...wanted, locale: "de" }, { idempotencyKey: "order:1:v1" }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test("the client's own repetition of a request whose answer was lost makes one object", async () => {
  const { client, simulator } = await openStripe();
  const stripe = client({ maxNetworkRetries: 2 });
  simulator.faults.requests.push("lost after", "lost before");
  const { id } = await stripe.customers.create({ email: "a@example.com" });
  const { data } = await stripe.customers.list();
  expect(data.map((customer) => customer.id)).toEqual([id]);
});

test("a 500 is replayed to the same key although the object exists", async () => {
  const { stripe, simulator } = await openStripe();
  simulator.faults.requests.push("500 after");
  const ask = () => stripe.customers.create({ name: "Ann" }, { idempotencyKey: "k" });
  await expect(ask()).rejects.toMatchObject({ statusCode: 500, type: "StripeAPIError" });
  await expect(ask()).rejects.toMatchObject({ statusCode: 500 });
  expect((await stripe.customers.list()).data).toMatchObject([{ name: "Ann" }]);
});

test("a key in use is a conflict, and is forgotten after a day", async () => {
  let saved = () => {};
  let now = new Date("2027-01-31T10:00:00Z");
  const simulator = await openStripeSimulator({
    ...{ secretKey: SECRET_KEY, webhookSecret: "whsec", pageOf: (id) => `https://k.example/${id}` },
    ...{ send: async () => true, now: () => now },
    save: () =>
      new Promise((resolve) => {
        saved = resolve;
      }),
  });
  const ask = (body: string) =>
    simulator.answer({
      ...{ method: "POST", url: "/v1/customers", body },
      headers: { authorization: `Bearer ${SECRET_KEY}`, "idempotency-key": "k" },
    });
  const first = ask("name=Ann");
  expect(await ask("name=Ann")).toMatchObject({ status: 409 });
  saved();
  expect(await first).toMatchObject({ status: 200 });
  expect(await ask("name=Ben")).toMatchObject({ status: 400 });
  now = new Date(now.getTime() + 86_400_000);
  const later = ask("name=Ben");
  saved();
  expect(await later).toMatchObject({ status: 200 });
});

test("too many requests are answered 429 with a wait, and one can hang", async () => {
  const { client, stripe, simulator } = await openStripe();
  simulator.faults.requests.push("429");
  await expect(stripe.customers.list()).rejects.toMatchObject({
    ...{ type: "StripeRateLimitError", headers: { "retry-after": "1" } },
  });
  simulator.faults.requests.push("hangs");
  const impatient = client({ timeout: 50, maxNetworkRetries: 0 });
  await expect(impatient.customers.create({ name: "Ann" })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("errors have Stripe's shapes", async () => {
  const { stripe, client, origin, priceOf } = await openStripe();
  await expect(stripe.charges.retrieve("ch_none")).rejects.toMatchObject({
    ...{
      statusCode: 404,
      code: "resource_missing",
      param: "id",
      message: "No such charge: 'ch_none'",
    },
  });
  const { port } = new URL(origin);
  const stranger = new Stripe("sk_test_other", {
    ...{ host: "127.0.0.1", port, protocol: "http" },
  });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    ...{ statusCode: 401, type: "StripeAuthenticationError" },
  });
  const price = await priceOf("gem_pack_1500");
  const removed = { payment_method_types: ["card"] };
  await expect(
    client().checkout.sessions.create({
      ...{ mode: "payment", line_items: [{ price: price.id }], success_url: "https://k.example" },
      ...removed,
    }),
  ).rejects.toMatchObject({ code: "parameter_unknown", param: "payment_method_types" });
  await expect(stripe.checkout.sessions.create({ mode: "payment" })).rejects.toMatchObject({
    ...{ code: "parameter_missing", param: "line_items" },
  });
  await expect(stripe.prices.retrieve(price.id, { expand: ["currency"] })).rejects.toThrow(
    "cannot be expanded",
  );
});

test("lists are pages, the newest first", async () => {
  const { stripe } = await openStripe();
  const ids: string[] = [];
  for (const name of ["a", "b", "c"]) ids.unshift((await stripe.customers.create({ name })).id);
  const page = await stripe.customers.list({ limit: 2 });
  expect(page).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
  const found = [];
  for await (const { id } of stripe.customers.list({ limit: 2 })) found.push(id);
  expect(found).toEqual(ids);
  const { data } = await stripe.prices.list({
    ...{ lookup_keys: ["basic_monthly", "pro_yearly"], expand: ["data.product"] },
  });
  expect(data).toMatchObject([
    { lookup_key: "pro_yearly", product: { name: "Pro" } },
    { lookup_key: "basic_monthly", product: { name: "Basic" } },
  ]);
  expect(page.lastResponse).toMatchObject({ apiVersion: "2026-10-28.endive" });
  expect(page.lastResponse.requestId).toMatch(/^req_/);
});

test("everything survives a restart", async () => {
  const { file, stripe, simulator, buy } = await openStripe();
  const { id } = await buy();
  await stripe.customers.create({ name: "Ann" }, { idempotencyKey: "k" });
  await simulator.commands.pay({ session: id, how: "now" });
  const again = await openStripe(JSON.parse(JSON.stringify(file.state)));
  expect(again.simulator.snapshot()).toEqual(simulator.snapshot());
  const { lastResponse } = await again.stripe.customers.create(
    { name: "Ann" },
    { idempotencyKey: "k" },
  );
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await again.events()).toContain("checkout.session.completed");
  await expect(openStripe({ version: 2 })).rejects.toThrow();
});
