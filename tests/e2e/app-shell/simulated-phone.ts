import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { APP_STORE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { postMessage } from "@kinora/store-simulators/keep-delivering";
import { serveDelivering } from "@kinora/store-simulators/serve-delivering";
import type { Page } from "@playwright/test";
import { SHELL_SCRIPT } from "./shell-script.ts";

const app = { bundleId: "app.kinora.simulated", appId: 1_234_567_890 };
const caller = { keyId: "SIMULATED1", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };

/** A phone that is simulated: its App Store, and the shell that shows pages in it. */
export interface SimulatedPhone {
  /** What the server needs to sell there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly store: Awaited<ReturnType<typeof openAppStoreSimulator>>;
  /** Puts the shell around a page, before it is loaded. */
  readonly attach: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a simulated phone beside a server at an address on this machine. */
export async function openSimulatedPhone(server: string, port = 0): Promise<SimulatedPhone> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const closing = new AbortController();
  const headers = { "content-type": "application/json" };
  const store = await openAppStoreSimulator({
    ...{ ...caller, ...app, publicKey, now: () => new Date() },
    post: (body) => postMessage(server + APP_STORE_EVENTS_PATH, { body, headers }, closing.signal),
  });
  const { origin, close } = await serveDelivering(store, closing, port);
  const folder = mkdtempSync(join(tmpdir(), "kinora-phone-"));
  const [roots, keyFile] = [join(folder, "roots"), join(folder, "key.p8")];
  mkdirSync(roots);
  writeFileSync(join(roots, "root.cer"), store.root);
  writeFileSync(keyFile, privateKey);
  return {
    store,
    environment: {
      ...{ APP_STORE_KEY_ID: caller.keyId, APP_STORE_ISSUER_ID: caller.issuerId },
      ...{ APP_STORE_KEY_FILE: keyFile, APP_STORE_ROOTS: roots },
      ...{ APP_STORE_BUNDLE_ID: app.bundleId, APP_STORE_APP_ID: `${app.appId}` },
      ...{ APP_STORE_ENVIRONMENT: "sandbox", APP_STORE_SIMULATOR_URL: origin },
      ...{ APP_STORE_CONNECT_KEY_ID: caller.keyId, APP_STORE_CONNECT_KEY_FILE: keyFile },
      APP_STORE_CONNECT_ISSUER_ID: caller.issuerId,
    },
    attach: (page) => attachShell(page, store),
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the phone's account has bought; the page asks through functions that it is given. */
async function attachShell(page: Page, store: SimulatedPhone["store"]): Promise<void> {
  const bought = new Map<string, string>();
  const unfinished = new Set<string>();
  await page.exposeFunction("phonePurchase", (product: string, token: string) => {
    const plan = PLANS.find((one) => one === product);
    const id = plan ? subscribed(store, bought, plan, token) : store.buy({ product, token });
    const receipt = store.receiptOf(id);
    // What is consumed is nobody's to restore.
    if (plan || SHOP[product as ProductId]?.type !== "CONSUMABLE") bought.set(product, receipt);
    unfinished.add(receipt);
    return receipt;
  });
  await page.exposeFunction("phoneUnfinished", () => [...unfinished]);
  await page.exposeFunction("phoneFinish", (receipt: string) => unfinished.delete(receipt));
  await page.exposeFunction("phoneRestore", () => [...bought.values()]);
  await page.addInitScript({ content: SHELL_SCRIPT });
}

function subscribed(
  store: SimulatedPhone["store"],
  bought: ReadonlyMap<string, string>,
  plan: PlanId,
  token: string,
): string {
  if ([...bought.keys()].some((one) => PLANS.some((known) => known === one)))
    console.warn("The simulated phone begins a second plan: it can't replace one yet.");
  return store.subscribe({ plan, token });
}
