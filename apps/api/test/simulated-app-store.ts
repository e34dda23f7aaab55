import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import { APP_STORE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { afterAll, expect, vi } from "vitest";
import { type MoreStores, openSimulatedShop } from "./simulated-shop.ts";

const named = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const app = { bundleId: "test.kinora.app", appId: 1_234_567_890 };

/** A simulated App Store, and a server that sells there and at a simulated Stripe. */
export async function openAppShop(
  more: Pick<MoreStores, "counted"> & Partial<Pick<AppStoreSettings, "environment">> = {},
) {
  const { environment = "simulated", ...counting } = more;
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  let now = () => new Date();
  let post = async (_body: string) => false;
  const store = await openAppStoreSimulator({
    ...{ ...named, ...app, publicKey, now: () => now(), post: (body) => post(body) },
  });
  const served = await serveStore(store.answer);
  const folder = mkdtempSync(join(tmpdir(), "kinora-app-store-"));
  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, "root.cer"), store.root);
  writeFileSync(join(folder, "key.p8"), privateKey);
  const settings: AppStoreSettings = {
    ...{ ...named, ...app, environment, simulator: served.origin, rootsFolder: folder },
    keyFile: join(folder, "key.p8"),
  };
  const opened = await openSimulatedShop({ ...counting, appStore: settings });
  const { shop, database, time } = opened;
  now = () => time.today;
  const send = (body: string) =>
    shop.server.inject({
      ...({ method: "POST", url: APP_STORE_EVENTS_PATH, payload: body } as const),
      headers: { "content-type": "application/json" },
    });
  post = async (body) => (await send(body)).statusCode < 300;

  async function deliverApple(): Promise<void> {
    await store.deliver();
    await vi.waitFor(async () => {
      const due = database.selectFrom("store_event").select("id").where("handled_at", "is", null);
      expect(await due.execute()).toEqual([]);
    }, 60_000);
  }

  async function newBuyer() {
    const member = await opened.newMember();
    store.faults.notifications.length = 0;
    store.faults.requests.length = 0;
    const present = (transaction: string, by: "apple" | "stranger" = "apple") =>
      member.call("POST", "/api/billing/receipts", {
        ...{ store: "app_store", signedTransaction: store.receiptOf(transaction, by) },
      });
    const { body } = await member.call("GET", "/api/billing/account-token");
    return {
      ...{ ...member, present, token: body.token as string },
      purchases: async () => (await member.call("GET", "/api/billing/purchases")).body.items,
      gems: async () => (await member.call("GET", "/api/gems/balance")).body,
    };
  }

  return { ...opened, store, settings, send, newBuyer, deliverApple };
}
