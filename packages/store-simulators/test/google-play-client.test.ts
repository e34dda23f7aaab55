import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLAY_ROUTES } from "../src/google-play/api/play-routes.ts";
import { etagOf } from "../src/google-play/shapes/subscription-purchase-shape.ts";
import { openGoogle, PACKAGE } from "./open-google-play.ts";

/** Written by hand from Google's documentation. */
const PATHS: string[] = JSON.parse(
  readFileSync(new URL("google-play-paths.json", import.meta.url), "utf8"),
);
const packageName = PACKAGE;

it("has the endpoints of Google's documentation", () => {
  expect(PLAY_ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual(PATHS);
});

it("is called by Google's own client under exactly these paths", async () => {
  const { simulator, client, requests } = await openGoogle();
  const { buy, subscribe } = simulator.commands;
  const { purchases, orders, monetization } = client;
  const productId = "gem_pack_1500";
  const subscriptionId = "basic_monthly";
  const pack = { packageName, token: (await buy({ product: productId })).token };
  const starter = {
    packageName,
    token: (await buy({ product: "starter_pack_nonconsumable" })).token,
  };
  const plan = { packageName, token: (await subscribe({ product: subscriptionId })).token };
  const { data: bought } = await purchases.productsv2.getproductpurchasev2(pack);
  await purchases.subscriptionsv2.get(plan);
  await purchases.products.acknowledge({ ...starter, productId: "starter_pack_nonconsumable" });
  await purchases.products.consume({ ...pack, productId });
  await purchases.subscriptions.acknowledge({ ...plan, subscriptionId });
  const held = simulator.snapshot().plans[plan.token];
  const { data: deferred } = await purchases.subscriptionsv2.defer({
    ...plan,
    requestBody: {
      deferralContext: { etag: held ? etagOf(held) : "", deferDuration: "864000s" },
    },
  });
  expect(Date.parse(deferred.itemExpiryTimeDetails?.[0]?.expiryTime ?? "")).toBe(
    (held?.expiryAt ?? 0) + 10 * 86_400_000,
  );
  await purchases.subscriptionsv2.cancel({
    ...plan,
    requestBody: { cancellationContext: { cancellationType: "USER_REQUESTED_STOP_RENEWALS" } },
  });
  await purchases.subscriptionsv2.revoke({
    ...plan,
    requestBody: { revocationContext: { fullRefund: {} } },
  });
  await purchases.voidedpurchases.list({ packageName });
  await monetization.onetimeproducts.list({ packageName });
  await monetization.subscriptions.list({ packageName });
  const order = { packageName, orderId: bought.orderId ?? "" };
  await orders.get(order);
  await orders.refund({ ...order, revoke: true });
  await simulator.commands.reviewRefund({ order: order.orderId });
  await orders.reviewrefund({
    ...order,
    requestBody: {
      ...{ pendingRefundToken: `review.${order.orderId}`, refundPreference: "NEUTRAL" },
      sampleContentProvided: true,
    },
  });
  const wanted = PATHS.map((path) =>
    path
      .replace("{token}", path.includes("subscriptions") ? plan.token : "{token}")
      .replace("{token}", path.endsWith("acknowledge") ? starter.token : pack.token)
      .replace(
        "{productId}",
        path.endsWith("acknowledge") ? "starter_pack_nonconsumable" : productId,
      )
      .replace("{subscriptionId}", subscriptionId)
      .replace("{orderId}", order.orderId)
      .replace(" ", ` /androidpublisher/v3/applications/${packageName}`),
  );
  expect(requests).toEqual(wanted);
});

const reasonOf = (error: unknown) => {
  const { response } = error as { response: { status: number; data: { error: ErrorBody } } };
  const { code, errors } = response.data.error;
  return [response.status, code, errors[0]?.reason];
};
interface ErrorBody {
  readonly code: number;
  readonly errors: readonly { readonly reason: string }[];
}

it("refuses in Google's words", async () => {
  const { simulator, client, passDays } = await openGoogle();
  const { products, productsv2, subscriptionsv2 } = client.purchases;
  const { buy, subscribe, expire } = simulator.commands;
  const refusal = (asked: Promise<unknown>) => asked.then(() => "taken", reasonOf);
  const productId = "gem_pack_1500";
  const { token } = await buy({ product: productId });
  const waiting = await buy({ product: productId, isPending: true });
  const held = await subscribe({ product: "basic_monthly" });
  const known = { packageName, token };
  const unknown = { packageName, token: `${"a".repeat(24)}.AO-J1Ounknown` };
  const invalid = [400, 400, "invalid"];
  const wrongState = [400, 400, "invalidPurchaseState"];
  const notFound = [404, 404, "purchaseTokenNotFound"];
  expect(await refusal(productsv2.getproductpurchasev2(unknown))).toEqual(notFound);
  expect(await refusal(subscriptionsv2.get(known))).toEqual(notFound);
  expect(await refusal(productsv2.getproductpurchasev2({ packageName, token: "x" }))).toEqual(
    invalid,
  );
  expect(await refusal(products.consume({ ...known, productId: "pro_booster_1" }))).toEqual(
    invalid,
  );
  expect(
    await refusal(productsv2.getproductpurchasev2({ ...known, packageName: "app.other" })),
  ).toEqual([404, 404, "applicationNotFound"]);
  const acknowledged = () => refusal(products.acknowledge({ ...known, productId }));
  expect([await acknowledged(), await acknowledged()]).toEqual(["taken", wrongState]);
  const consumed = () => refusal(products.consume({ ...known, productId }));
  expect([await consumed(), await consumed()]).toEqual(["taken", wrongState]);
  expect(await refusal(products.consume({ packageName, token: waiting.token, productId }))).toEqual(
    wrongState,
  );
  await expire({ token: held.token });
  passDays(61);
  const gone = [410, 410, "purchaseTokenNoLongerValid"];
  expect(await refusal(subscriptionsv2.get({ packageName, token: held.token }))).toEqual(gone);
});

it("shows voided purchases by kind and time, in pages", async () => {
  const { simulator, client, clock, passDays } = await openGoogle();
  const { buy, subscribe, refund } = simulator.commands;
  const { voidedpurchases } = client.purchases;
  const start = clock.now;
  const orderOf = (token: string) =>
    Object.values(simulator.snapshot().orders).find((one) => one.token === token)?.orderId ?? "";
  const tokens = [
    (await buy({ product: "gem_pack_1500" })).token,
    (await subscribe({ product: "basic_monthly" })).token,
    (await buy({ product: "gem_pack_3750" })).token,
  ];
  for (const token of tokens) await refund({ order: orderOf(token), reason: "remorse" });
  const list = async (more: object) => {
    const { data } = await voidedpurchases.list({ packageName, ...more });
    const shown = data.voidedPurchases?.map(({ purchaseToken }) => purchaseToken) ?? [];
    return { shown, next: data.tokenPagination?.nextPageToken ?? null };
  };
  expect(await list({})).toEqual({ shown: [tokens[0], tokens[2]], next: null });
  const page = await list({ type: 1, maxResults: 2 });
  expect(page).toEqual({ shown: tokens.slice(0, 2), next: expect.any(String) });
  expect(await list({ type: 1, maxResults: 2, token: page.next })).toEqual({
    ...{ shown: tokens.slice(2), next: null },
  });
  passDays(1);
  expect(await list({ startTime: `${+clock.now}` })).toEqual({ shown: [], next: null });
  expect(await list({ startTime: `${+start}`, type: 1 })).toMatchObject({ shown: tokens });
  passDays(30);
  await expect(list({ startTime: `${+start}` })).rejects.toThrow("Invalid Value");
});

it("gives access to its own service account only", async () => {
  const { simulator, origin, client } = await openGoogle();
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  const bare = await fetch(
    `${origin}/androidpublisher/v3/applications/${packageName}/purchases/productsv2/tokens/${token}`,
  );
  expect([bare.status, await bare.json()]).toMatchObject([401, { error: { code: 401 } }]);
  const grant = (form: Record<string, string>) =>
    fetch(`${origin}/token`, { method: "POST", body: new URLSearchParams(form) });
  const bearer = "urn:ietf:params:oauth:grant-type:jwt-bearer";
  expect((await grant({ grant_type: "password" })).status).toBe(400);
  const refused = await grant({ grant_type: bearer, assertion: "a.b.c" });
  expect(await refused.json()).toMatchObject({ error: "invalid_grant" });
  await client.purchases.productsv2.getproductpurchasev2({ packageName, token });
});
