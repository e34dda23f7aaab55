import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLANS } from "@kinora/contracts/billing/plans";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { afterAll, expect, it } from "vitest";
import { openAppStoreConnect } from "../src/app-store/open-app-store-connect.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const issuerId = "57246542-96fe-1a63-e053-0824d011072a";
const app = { bundleId: "test.kinora.app", appId: 1_234_567_890 };
const store = await openAppStoreSimulator({
  ...{ ...app, keyId: "PURCHASES1", issuerId, publicKey: pem, now: () => new Date() },
  ...{ post: async () => true, connect: { keyId: "CONNECT001", issuerId, publicKey: pem } },
  connectPage: 3,
});
const { origin, close } = await serveStore(store.answer);
const folder = mkdtempSync(join(tmpdir(), "kinora-connect-"));
const keyFile = join(folder, "key.p8");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});
const shelf = (keyId = "CONNECT001") =>
  openAppStoreConnect({ keyId, issuerId, keyFile, appId: app.appId, simulator: origin });

it("lists products and plans of all groups, page by page, with their states", async () => {
  store.setReview("gem_pack_1500", "DEVELOPER_REMOVED_FROM_SALE");
  store.setReview("pro_yearly", "SOMETHING_NEW");
  store.setReview("gem_pack_8500", "ABSENT");
  const found = await shelf().listProducts();
  const wanted = [...PRODUCTS, ...PLANS].filter((one) => one !== "gem_pack_8500");
  expect(found.map(({ product }) => product).sort()).toEqual(wanted.sort());
  expect(found.filter(({ state }) => state !== "approved")).toEqual([
    {
      ...{ product: "gem_pack_1500", state: "removed_from_sale" },
      rawState: "DEVELOPER_REMOVED_FROM_SALE",
    },
    { product: "pro_yearly", state: "unknown", rawState: "SOMETHING_NEW" },
  ]);
});

it.each(["lost", "500", "429"] as const)("an answer that is %s is no answer", async (fault) => {
  store.faults.requests.push(null, fault);
  await expect(shelf().listProducts()).rejects.toThrow(/App Store Connect/);
  store.faults.requests.length = 0;
});

it("the key of in-app purchases can't ask about products", async () => {
  await expect(shelf("PURCHASES1").listProducts()).rejects.toThrow("App Store Connect: 401");
});
