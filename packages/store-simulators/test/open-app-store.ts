import { generateKeyPairSync } from "node:crypto";
import {
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
} from "@apple/app-store-server-library";
import { afterAll } from "vitest";
import { openAppStoreSimulator } from "../src/app-store/app-store-simulator.ts";
import { serveStore } from "../src/serve-store.ts";

const caller = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const bundleId = "test.kinora.app";
const appId = 1_234_567_890;

/** A simulated App Store, with Apple's own client and verifier as they are installed. */
export async function openAppStoreForTest() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const time = { now: new Date("2027-01-31T09:00:00Z") };
  const posted: string[] = [];
  const receiver = { accepts: true };
  const store = await openAppStoreSimulator({
    ...{ ...caller, publicKey, bundleId, appId, now: () => time.now },
    async post(body) {
      if (receiver.accepts) posted.push(body);
      return receiver.accepts;
    },
  });
  const served = await serveStore(store.answer);
  afterAll(() => served.close());
  const clientWith = (key: string, of = caller) => {
    const client = new AppStoreServerAPIClient(
      ...([key, of.keyId, of.issuerId, bundleId, Environment.SANDBOX] as const),
    );
    Reflect.set(client, "urlBase", served.origin);
    return client;
  };
  const verifierOf = (bundle = bundleId) =>
    new SignedDataVerifier([store.root], false, Environment.SANDBOX, bundle);
  return {
    ...{ store, time, posted, receiver, clientWith, verifierOf },
    client: clientWith(privateKey),
    verifier: verifierOf(),
    caller,
  };
}
