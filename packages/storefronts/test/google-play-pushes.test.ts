import { MESSAGE_FORGERIES } from "@kinora/store-simulators/google-play/play-records";
import { expect, it } from "vitest";
import { openGooglePlay } from "../src/google-play/open-google-play.ts";
import { readPush } from "../src/google-play/read-push.ts";
import { openPlay } from "./open-play.ts";

it.each(MESSAGE_FORGERIES)("refuses a push that is %s, and takes the true one", async (forgery) => {
  const { simulator, notices, receiver, verify } = await openPlay();
  receiver.answers = async (push) => (await verify(push)) !== null;
  simulator.faults.messages.push(forgery);
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  const [refused, taken, ...more] = await notices();
  expect(refused).toBeNull();
  expect(taken).toEqual({
    id: simulator.snapshot().messages[0]?.id,
    ...{ kind: "product.purchased", subject: { kind: "checkout", ref: token } },
  });
  expect(more).toEqual([]);
  expect(simulator.snapshot().messages[0]?.forgeryWas).toBe("refused");
});

it("refuses a push without a token, with another one, and one that lasted too long", async () => {
  const { simulator, play, pushes, clock, settings, passDays } = await openPlay();
  await simulator.commands.sendTest({});
  await simulator.deliver();
  const [{ body = "", headers = {} } = {}] = pushes;
  const { authorization = "" } = headers;
  const verify = (given: string | undefined) => play.verify({ body, authorization: given });
  expect(await verify(authorization)).toMatchObject({ kind: "test", subject: null });
  expect(await verify(undefined)).toBeNull();
  expect(await verify("Bearer rubbish")).toBeNull();
  expect(await verify(authorization.replace("Bearer", "Basic"))).toBeNull();
  const [head = "", , signature = ""] = authorization.split(".");
  const other = Buffer.from('{"iss":"accounts.google.com"}').toString("base64url");
  expect(await verify([head, other, signature].join("."))).toBeNull();
  const elsewhere = {
    ...settings,
    push: { ...settings.push, audience: "https://elsewhere.example" },
  };
  const now = () => clock.now;
  expect(await openGooglePlay(elsewhere, now).verify({ body, authorization })).toBeNull();
  passDays(1);
  expect(await verify(authorization)).toBeNull();
});

it("lets a push come again while Google's keys can't be had", async () => {
  const { simulator, pushes, settings, clock } = await openPlay();
  await simulator.commands.sendTest({});
  await simulator.deliver();
  const [{ body = "", headers = {} } = {}] = pushes;
  const away = openGooglePlay({ ...settings, simulator: "http://127.0.0.1:9" }, () => clock.now);
  const verified = away.verify({ body, authorization: headers.authorization });
  await expect(verified).rejects.toThrow("Google's keys");
});

it("tells what each notification is about", async () => {
  const { simulator, plan, product, notices } = await openPlay();
  const { subscribe, buy, refund, refundQuantity, reviewRefund, changePrice } = simulator.commands;
  const held = await subscribe({ product: "basic_monthly" });
  const packs = await buy({ product: "gem_pack_1500", quantity: 2 });
  await changePrice({ token: held.token, amount: 1_299 });
  const paid = (await plan(held.token)).facts.payment?.ref ?? "";
  const order = (await product(packs.token)).facts.paymentRef ?? "";
  await reviewRefund({ order });
  await refundQuantity({ order, quantity: 1 });
  await refund({ order: paid });
  const subscription = { kind: "subscription", ref: held.token };
  const checkout = { kind: "checkout", ref: packs.token };
  expect((await notices()).map((one) => one && [one.kind, one.subject])).toEqual([
    ["subscription.purchased", subscription],
    ["product.purchased", checkout],
    ["subscription.price_change_updated", subscription],
    ["refund.review", { kind: "payment", ref: order }],
    ["voided.product", checkout],
    ["subscription.revoked", subscription],
    ["voided.subscription", { kind: "payment", ref: paid }],
  ]);
});

const push = (said: unknown, id: unknown = "1") =>
  JSON.stringify({
    message: { messageId: id, data: Buffer.from(JSON.stringify(said)).toString("base64") },
  });
const ours = { packageName: "app.kinora" };
const about = (notificationType: unknown, purchaseToken: unknown) => ({
  subscriptionNotification: { notificationType, purchaseToken },
});

it.each([
  [
    "another app",
    push({ packageName: "app.other", ...about(4, "token") }),
    "subscription.purchased",
  ],
  ["a number that is new", push({ ...ours, ...about(99, 7) }), "subscription.99"],
  ["a number that is a word", push({ ...ours, ...about("new", "a b") }), "subscription.unknown"],
  ["a new kind", push({ ...ours, newNotification: {} }), "unknown"],
  [
    "a new kind of product",
    push({ ...ours, voidedPurchaseNotification: { productType: 3 } }),
    "voided.unknown",
  ],
  ["something unreadable", '{"message":{"messageId":"1","data":"rubbish"}}', "unreadable"],
  ["nothing", '{"message":{"messageId":"1"}}', "unreadable"],
])("takes a push about %s as about nothing of ours", (_, body, kind) => {
  expect(readPush(body, "app.kinora")).toEqual({ id: "1", kind, subject: null });
});

it.each(["", "null", "[]", '{"message":"rubbish"}', push(ours, 1), push(ours, "../1")])(
  "does not take %s for a push",
  (body) => {
    expect(readPush(body, "app.kinora")).toBeNull();
  },
);

it.each(["8700000000000000", "never", "-1"])(
  "a question about a refund that was asked at %s was asked now",
  (at) => {
    const data = {
      ...{ packageName: "app.kinora", eventTimeMillis: at },
      pendingRefundReviewNotification: { orderId: "GPA.1", pendingRefundToken: "token" },
    };
    const message = {
      messageId: "1",
      data: Buffer.from(JSON.stringify(data)).toString("base64"),
    };
    const before = Date.now();
    const asked = readPush(JSON.stringify({ message }), "app.kinora")?.inquiry?.askedAt;
    expect(Number(asked)).toBeGreaterThanOrEqual(before);
    expect(Number(asked)).toBeLessThanOrEqual(Date.now());
  },
);
