import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { serveStore } from "../src/serve-store.ts";
import { serveStripe } from "../src/stripe/serve-stripe.ts";
import { PRODUCTS, SECRET_KEY, WEBHOOK_SECRET } from "./open-stripe.ts";

test("served, it posts signed events until they are taken, and keeps all in a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stripe-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const received: Stripe.Event[] = [];
  let status = 503;
  const shop = await serveStore(async ({ headers, body = "" }) => {
    const signature = `${headers["stripe-signature"]}`;
    const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    if (status === 200) received.push(event);
    return { kind: "answered", status, headers: {}, body: "" };
  });
  onTestFinished(shop.close);
  const serve = () =>
    serveStripe({
      ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, products: PRODUCTS },
      ...{
        pageOf: (id) => `https://kinora.example/${id}`,
        eventsTo: () => `${shop.origin}/webhook`,
      },
      file: join(folder, "state", "stripe.json"),
    });
  const clientOf = (origin: string) =>
    new Stripe(SECRET_KEY, {
      ...{ host: "127.0.0.1", port: new URL(origin).port, protocol: "http", telemetry: false },
    });
  const command = async (origin: string, name: string, body: object, key = SECRET_KEY) =>
    fetch(`${origin}/simulator/${name}`, {
      ...{ method: "POST", body: JSON.stringify(body) },
      headers: { authorization: `Bearer ${key}` },
    });

  const first = await serve();
  const stripe = clientOf(first.origin);
  const { data } = await stripe.prices.list({ lookup_keys: ["gem_pack_1500"] });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "payment", line_items: [{ price: `${data[0]?.id}`, quantity: 1 }] },
    success_url: "https://kinora.example/done",
  });
  const paid = await command(first.origin, "pay", { session: session.id, how: "now" });
  expect(await paid.json()).toMatchObject({ id: session.id, payment_status: "paid" });
  expect((await command(first.origin, "pay", {}, "wrong")).status).toBe(401);
  expect((await command(first.origin, "pay", { how: "never" })).status).toBe(400);
  expect((await command(first.origin, "fly", {})).status).toBe(404);
  const again = await command(first.origin, "pay", { session: session.id, how: "now" });
  expect(await again.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  await first.close();

  status = 200;
  const second = await serve();
  onTestFinished(second.close);
  await expect.poll(() => received.map(({ type }) => type)).toContain("checkout.session.completed");
  const read = await clientOf(second.origin).checkout.sessions.retrieve(session.id);
  expect(read.status).toBe("complete");
  const faults = await command(second.origin, "faults", { events: ["late"], requests: ["429"] });
  expect(await faults.json()).toEqual({ events: ["late"], requests: ["429"] });
});
