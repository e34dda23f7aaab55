import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { answered } from "@kinora/store-simulators/store-request";
import { afterAll, expect, it } from "vitest";
import { openAppStore } from "../src/app-store/open-app-store.ts";
import { openAppStoreConnect } from "../src/app-store/open-app-store-connect.ts";
import { listOffers } from "../src/google-play/list-offers.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const named = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const app = { bundleId: "test.kinora.app", appId: 1_234_567_890 };
const apple = await openAppStoreSimulator({
  ...{ ...named, ...app, now: () => new Date(), post: async () => true, publicKey: pem },
});
/** What Apple answers to everything. */
let reply = answered(200, "{}");
const served = await serveStore(async () => reply);
const folder = mkdtempSync(join(tmpdir(), "kinora-attack12-"));
const keyFile = join(folder, "key.p8");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
writeFileSync(join(folder, "root.cer"), apple.root);
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const [place] = openAppStore({
  ...{ ...named, ...app, keyFile, rootsFolder: folder, environment: "simulated" },
  simulator: served.origin,
}).places;

/** @see https://developer.apple.com/documentation/appstoreserverapi/originaltransactionidnotfoundretryableerror */
it.each([
  ["account not found, try again", 404, 4040002],
  ["original transaction not found, try again", 404, 4040006],
  ["a time-out on the way", 408, 0],
])("Apple's “%s” ends neither an extension nor an answer", async (_, status, errorCode) => {
  reply = answered(status, { errorCode, errorMessage: "Try again." });
  const wish = { ref: "2000000000000001", key: "ext_1", days: 10 };
  const dates = { wasUntil: new Date("2027-02-01"), until: new Date("2027-02-11") };
  await expect(place?.extend({ ...wish, ...dates })).rejects.toThrow(StoreUnreachable);
  const answer = { delivered: true, consumed: 0, sampled: false, prefersGrant: true };
  await expect(place?.answerInquiry?.({ ref: wish.ref, token: null, answer })).rejects.toThrow(
    StoreUnreachable,
  );
});

it("rows of App Store Connect without a product's ID or state are no answer", async () => {
  reply = answered(200, { data: [{ id: "1", attributes: { name: "Gems" } }] });
  const settings = { ...named, keyFile, appId: app.appId, simulator: served.origin };
  await expect(openAppStoreConnect(settings).listProducts()).rejects.toThrow();
});

const publisher = (products: object, plans: object) => {
  const api = {
    monetization: {
      onetimeproducts: { list: async () => ({ data: products }) },
      subscriptions: { list: async () => ({ data: plans }) },
    },
  };
  return { api, packageName: "app.kinora" } as unknown as Parameters<typeof listOffers>[0];
};

it("Google's lists of another shape are no answer, rather than products that are not there", async () => {
  await expect(
    listOffers(publisher({ items: [{ productId: "gem_pack_1500" }] }, {})),
  ).rejects.toThrow();
});

it("a list of Google's without an end is no answer, rather than the part that was read", async () => {
  const endless = { oneTimeProducts: [{ productId: "gem_pack_1500" }], nextPageToken: "same" };
  await expect(listOffers(publisher(endless, {}))).rejects.toThrow();
});
