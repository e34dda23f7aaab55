import { generateKeyPairSync } from "node:crypto";
import { APIError, VerificationStatus } from "@apple/app-store-server-library";
import { expect, it } from "vitest";
import { openAppStoreForTest } from "./open-app-store.ts";

/** Apple's own library, unmodified, against the simulator. */
const opened = await openAppStoreForTest();
const { store, time, posted, receiver, client, clientWith, verifier, verifierOf, caller } = opened;
const token = "0f5a3c1e-8f0b-4c53-9d5a-1f2f3c4d5e6f";

const decoded = async (signed: string | undefined) =>
  verifier.verifyAndDecodeTransaction(signed ?? "");

async function statusOf(id: string) {
  const { data = [] } = await client.getAllSubscriptionStatuses(id);
  const last = data
    .flatMap(({ lastTransactions = [] }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === id);
  return {
    status: last?.status,
    transaction: await decoded(last?.signedTransactionInfo),
    renewal: await verifier.verifyAndDecodeRenewalInfo(last?.signedRenewalInfo ?? ""),
  };
}

async function notices() {
  posted.length = 0;
  await store.deliver();
  return Promise.all(
    posted.map(async (body) => {
      const { signedPayload } = JSON.parse(body);
      const { notificationType, subtype, notificationUUID } =
        await verifier.verifyAndDecodeNotification(signedPayload);
      return { kind: [notificationType, subtype].filter(Boolean).join("."), id: notificationUUID };
    }),
  );
}
const kinds = async () => (await notices()).map(({ kind }) => kind);

it("Apple's client reads and verifies a purchase, refunded in part and given back", async () => {
  const id = store.buy({ product: "gem_pack_1500", token, quantity: 2 });
  const read = async () => decoded((await client.getTransactionInfo(id)).signedTransactionInfo);
  expect(await read()).toMatchObject({
    ...{ transactionId: id, originalTransactionId: id, productId: "gem_pack_1500" },
    ...{ type: "Consumable", quantity: 2, price: 29_980, appAccountToken: token },
  });
  store.refund(id, 50);
  expect(await read()).toMatchObject({
    ...{ revocationType: "REFUND_PRORATED", revocationPercentage: 50_000 },
  });
  const { signedTransactions } = await client.getRefundHistory(id, null);
  expect(signedTransactions).toHaveLength(1);
  store.reverseRefund(id);
  expect((await read()).revocationDate).toBeUndefined();
  expect(await kinds()).toEqual(["ONE_TIME_CHARGE", "REFUND", "REFUND_REVERSED"]);
});

it("Apple's client reads a subscription in all its states", async () => {
  time.now = new Date("2027-01-31T09:00:00Z");
  const id = store.subscribe({ plan: "basic_monthly", token: null });
  expect(await statusOf(id)).toMatchObject({
    status: 1,
    transaction: { expiresDate: Date.parse("2027-02-28T09:00:00Z"), transactionId: id },
    renewal: { autoRenewStatus: 1, autoRenewProductId: "basic_monthly" },
  });
  store.setRenewal(id, false);
  expect((await statusOf(id)).renewal.autoRenewStatus).toBe(0);
  store.setRenewal(id, true);
  store.failRenewal(id, 3);
  expect(await statusOf(id)).toMatchObject({
    status: 4,
    renewal: { gracePeriodExpiresDate: Date.parse("2027-03-03T09:00:00Z") },
  });
  store.endGrace(id);
  expect((await statusOf(id)).status).toBe(3);
  time.now = new Date("2027-03-05T09:00:00Z");
  const recovered = store.renew(id);
  expect(await statusOf(id)).toMatchObject({
    status: 1,
    transaction: { transactionId: recovered, purchaseDate: +time.now },
  });
  store.changePlan({ subscription: id, plan: "pro_monthly" });
  expect((await statusOf(id)).transaction.productId).toBe("pro_monthly");
  store.changePlan({ subscription: id, plan: "basic_monthly" });
  expect(await statusOf(id)).toMatchObject({
    transaction: { productId: "pro_monthly" },
    renewal: { autoRenewProductId: "basic_monthly" },
  });
  const last = (await statusOf(id)).transaction.transactionId ?? "";
  store.refund(last);
  expect((await statusOf(id)).status).toBe(5);
  store.expire(id);
  expect((await statusOf(id)).status).toBe(2);
  expect(await kinds()).toEqual([
    ...["SUBSCRIBED.INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED"],
    ...["DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED", "DID_FAIL_TO_RENEW.GRACE_PERIOD"],
    ...["GRACE_PERIOD_EXPIRED", "DID_RENEW.BILLING_RECOVERY", "DID_CHANGE_RENEWAL_PREF.UPGRADE"],
    ...["DID_CHANGE_RENEWAL_PREF.DOWNGRADE", "REFUND", "EXPIRED.BILLING_RETRY"],
  ]);
});

it("a stranger's key, an unknown transaction and forged answers are refused", async () => {
  const id = store.buy({ product: "gem_pack_1500", token });
  const { privateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  await expect(clientWith(privateKey).getTransactionInfo(id)).rejects.toMatchObject({
    httpStatusCode: 401,
  });
  await expect(
    clientWith(privateKey, { ...caller, keyId: "other" }).getTransactionInfo(id),
  ).rejects.toMatchObject({ httpStatusCode: 401 });
  await expect(client.getTransactionInfo("99")).rejects.toMatchObject({
    apiError: APIError.TRANSACTION_ID_NOT_FOUND,
  });
  await expect(decoded(store.receiptOf(id, "stranger"))).rejects.toMatchObject({
    status: VerificationStatus.VERIFICATION_FAILURE,
  });
  await expect(
    verifierOf("other.app").verifyAndDecodeTransaction(store.receiptOf(id)),
  ).rejects.toMatchObject({ status: VerificationStatus.INVALID_APP_IDENTIFIER });
  store.faults.requests.push("forged", "500", "429", "lost");
  await expect(
    decoded((await client.getTransactionInfo(id)).signedTransactionInfo),
  ).rejects.toMatchObject({ status: VerificationStatus.VERIFICATION_FAILURE });
  for (const status of [500, 429])
    await expect(client.getTransactionInfo(id)).rejects.toMatchObject({ httpStatusCode: status });
  await expect(client.getTransactionInfo(id)).rejects.toThrow();
  expect((await client.getTransactionInfo(id)).signedTransactionInfo).toBeDefined();
});

it("notifications come late, twice, reordered or never, and again until they are taken", async () => {
  await notices();
  store.faults.notifications.push("late", "twice", "reordered", null, "dropped");
  const buy = () => store.buy({ product: "gem_pack_1500", token: null });
  const [late, , , ,] = [buy(), buy(), buy()];
  store.refund(late);
  buy();
  const first = await notices();
  expect(first.map(({ kind }) => kind)).toEqual([
    ...["ONE_TIME_CHARGE", "ONE_TIME_CHARGE", "REFUND", "ONE_TIME_CHARGE"],
  ]);
  expect(first[0]?.id).toBe(first[1]?.id);
  time.now = new Date(+time.now + 60_000);
  expect(await kinds()).toEqual(["ONE_TIME_CHARGE"]);
  expect(await kinds()).toEqual([]);
  buy();
  receiver.accepts = false;
  expect(await kinds()).toEqual([]);
  receiver.accepts = true;
  expect(await kinds()).toEqual([]);
  time.now = new Date(+time.now + 1_000);
  expect(await kinds()).toEqual(["ONE_TIME_CHARGE"]);
});

it("the simulator complains when a forged notification is accepted", async () => {
  store.faults.notifications.push("forged");
  store.buy({ product: "gem_pack_1500", token: null });
  await expect(store.deliver()).rejects.toThrow("forged notification was accepted");
});
