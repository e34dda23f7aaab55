import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readAppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type { Stores } from "@kinora/database/stores";
import type { StoreNotice } from "@kinora/domain/billing/storefront";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { serveStore } from "@kinora/store-simulators/serve-store";
import type { StoreReply, StoreRequest } from "@kinora/store-simulators/store-request";
import { SHOP_PRODUCTS } from "@kinora/store-simulators/stripe/serve-shop";
import { openStripeSimulator } from "@kinora/store-simulators/stripe/stripe-simulator";
import { openAppStore } from "@kinora/storefronts/app-store/open-app-store";
import { openStripe } from "@kinora/storefronts/stripe/open-stripe";

const stripeKeys = { STRIPE_SECRET_KEY: "sk_test_simulated", STRIPE_WEBHOOK_SECRET: "whsec_kills" };
const app = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const named = { bundleId: "test.kinora.app", appId: 1_234_567_890 };

/**
 * Simulated stores that a worker asks, whose events are kept as the api keeps them.
 *
 * @param dies says whether the worker is killed at this moment: when a request was heard, or done
 */
export async function openDeadlyShop({
  directory,
  stores,
  dies,
}: {
  readonly directory: string;
  readonly stores: Pick<Stores, "storeEvents" | "inquiries">;
  readonly dies: () => boolean;
}) {
  const deadly =
    (answer: (request: StoreRequest) => Promise<StoreReply>) =>
    async (request: StoreRequest): Promise<StoreReply> => {
      if (dies()) return { kind: "lost" };
      const reply = await answer(request);
      return dies() ? { kind: "lost" } : reply;
    };
  const hear = async (store: StoreName, notice: StoreNotice | null) => {
    if (!notice?.subject) return notice !== null;
    const { id, kind, subject, inquiry } = notice;
    if (inquiry) await stores.inquiries.add({ store, id }, inquiry);
    await stores.storeEvents.add({ store, id, kind, subject }, new Date());
    return true;
  };
  const stripe = await openStripeSimulator({
    ...{ secretKey: stripeKeys.STRIPE_SECRET_KEY, webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET },
    ...{ now: () => new Date(), products: SHOP_PRODUCTS },
    send: async ({ body, headers }) =>
      hear("stripe", await stripeStore.verify(body, headers["stripe-signature"] ?? "")),
    pageOf: (id) => `http://localhost:4310/checkout/${id}`,
  });
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const apple = await openAppStoreSimulator({
    ...{ ...app, ...named, publicKey, now: () => new Date() },
    post: async (body) => hear("app_store", await appStore.verify(body)),
  });
  const roots = join(directory, "roots");
  mkdirSync(roots);
  writeFileSync(join(roots, "root.cer"), apple.root);
  writeFileSync(join(directory, "key.p8"), privateKey);
  /** What Apple was told of each transaction, as often as it was. */
  const told = new Map<string, string[]>();
  const served = [
    await serveStore(deadly(stripe.answer)),
    await serveStore(
      deadly(async (request) => {
        const reply = await apple.answer(request);
        const [, id] = /consumption\/(\w+)/.exec(request.url) ?? [];
        if (id) told.set(id, [...(told.get(id) ?? []), request.body ?? ""]);
        return reply;
      }),
    ),
  ];
  const environment: Readonly<Record<string, string>> = {
    ...stripeKeys,
    STRIPE_SIMULATOR_URL: served[0]?.origin ?? "",
    ...{ APP_STORE_KEY_ID: app.keyId, APP_STORE_ISSUER_ID: app.issuerId },
    ...{ APP_STORE_BUNDLE_ID: named.bundleId, APP_STORE_APP_ID: `${named.appId}` },
    ...{ APP_STORE_KEY_FILE: join(directory, "key.p8"), APP_STORE_ROOTS: roots },
    ...{ APP_STORE_ENVIRONMENT: "sandbox", APP_STORE_SIMULATOR_URL: served[1]?.origin ?? "" },
  };
  const settings = [readStripeSettings(environment), readAppStoreSettings(environment)] as const;
  if (settings[0] === null || settings[1] === null) throw new Error("Nothing is sold.");
  const stripeStore = openStripe(settings[0]);
  const appStore = openAppStore(settings[1]);
  return {
    ...{ stripe, apple, told, environment, stripeStore },
    async deliver() {
      await stripe.deliver();
      await apple.deliver();
    },
    close: () => Promise.all(served.map((one) => one.close())),
  };
}
