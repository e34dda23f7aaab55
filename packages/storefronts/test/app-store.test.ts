import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { jws } from "@kinora/store-simulators/app-store/test-chain";
import { afterAll, expect, it } from "vitest";
import { openAppStore } from "../src/app-store/open-app-store.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pemOf = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();
const posted: string[] = [];
const app = { bundleId: "test.kinora.app", appId: 1_234_567_890 };
const named = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const store = await openAppStoreSimulator({
  ...{ ...named, ...app, publicKey: pemOf(publicKey), now: () => new Date() },
  post: async (body) => posted.push(body) > 0,
});

const folder = mkdtempSync(join(tmpdir(), "kinora-roots-"));
afterAll(() => rmSync(folder, { recursive: true }));
const keyFile = join(folder, "key.p8");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
writeFileSync(join(folder, "root.cer"), store.root);

const opened = (changed: Partial<AppStoreSettings> = {}) =>
  openAppStore({
    ...{ ...named, ...app, keyFile, rootsFolder: folder, environment: "live" },
    ...{ simulator: "http://127.0.0.1:1", ...changed },
  });
const token = "0f5a3c1e-8f0b-4c53-9d5a-1f2f3c4d5e6f";
const receiptOf = (signedTransaction: string) =>
  ({ store: "app_store", signedTransaction }) as const;

it("what reviewers buy in the sandbox is test money, also on a server that takes money", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: token.toUpperCase(), quantity: 2 });
  const live = opened();
  expect(live.places.map(({ environment }) => environment)).toEqual(["live", "test"]);
  expect(await live.identify(receiptOf(store.receiptOf(id)))).toEqual({
    ...{ store: "app_store", environment: "test", ref: id, accountToken: token },
    ...{ noun: "purchase", product: "gem_pack_1500", quantity: 2 },
  });
  await store.deliver();
  expect(await live.verify(posted.at(-1) ?? "")).toMatchObject({
    ...{ kind: "ONE_TIME_CHARGE", subject: { kind: "payment", ref: id } },
  });
});

it("a plan, and what is not known here, are named by their first transaction", async () => {
  const id = store.subscribe({ plan: "pro_yearly", token: null });
  const renewed = store.renew(id);
  const plan = { ref: id, noun: "subscription", plan: "pro_yearly", accountToken: null };
  expect(await opened().identify(receiptOf(store.receiptOf(renewed)))).toMatchObject(plan);
  const other = store.buy({ product: "something_else", token: null });
  expect(await opened().identify(receiptOf(store.receiptOf(other)))).toMatchObject({
    ...{ noun: "unknown", sku: "something_else" },
  });
});

it("nothing that Apple did not sign for this app counts", async () => {
  const id = store.buy({ product: "gem_pack_1500", token });
  const signed = store.receiptOf(id);
  const said = JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString());
  const header = JSON.parse(Buffer.from(signed.split(".")[0] ?? "", "base64url").toString());
  const tampered = Buffer.from(JSON.stringify({ ...said, quantity: 99 })).toString("base64url");
  const nothing = [
    store.receiptOf(id, "stranger"),
    // Apple's certificates over somebody else's signature, and over none.
    jws(header, { ...said, quantity: 99 }, privateKey),
    signed.replace(/\.[^.]+\./, `.${tampered}.`),
    `${signed.split(".").slice(0, 2).join(".")}.`,
    // Environments in which Apple's library verifies nothing.
    ...["Xcode", "LocalTesting"].map((environment) =>
      jws({ alg: "ES256", x5c: [] }, { ...said, environment }, privateKey),
    ),
    jws({ alg: "none" }, said, privateKey),
  ];
  for (const receipt of nothing) expect(await opened().identify(receiptOf(receipt))).toBeNull();
  for (const changed of [
    { bundleId: "other.app" },
    { environment: "live", simulator: null },
  ] as const)
    expect(await opened(changed).identify(receiptOf(signed))).toBeNull();
  expect(
    await opened().identify({ store: "google_play", purchaseToken: signed, product: "x" }),
  ).toBeNull();
});

it("a store that isn't there can't be asked, and says so", async () => {
  const [live] = opened().places;
  await expect(live?.read("20000")).rejects.toThrow("App Store:");
  expect(await live?.read("../../v1/notifications/test")).toBeNull();
  expect(() => opened({ rootsFolder: tmpdir() })).toThrow("APP_STORE_ROOTS");
});
