import { readAppStoreConnectSettings } from "@kinora/contracts/billing/app-store-connect-settings";
import { readAppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import { readGooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { counts, readCountedPurchases } from "@kinora/contracts/billing/store-testers";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { storesOnPool, transact } from "@kinora/database/transact";
import { askedStores, type BoughtAt } from "@kinora/domain/billing/asked-stores";
import { claimingFinder } from "@kinora/domain/billing/claim-item";
import type { DeskOf } from "@kinora/domain/payment/payment-desk";
import { v7 as newId } from "uuid";
import type { WorkerComposition } from "../compose.ts";

type Parts = Pick<WorkerComposition, "database" | "boss" | "log" | "now">;

/** Opens the stores where this server sells, when there is something to ask; null for none. */
export function composeStores(parts: Parts) {
  const settings = {
    stripe: readStripeSettings(process.env),
    appStore: readAppStoreSettings(process.env),
    connect: readAppStoreConnectSettings(process.env),
    googlePlay: readGooglePlaySettings(process.env),
  };
  if (Object.values(settings).every((one) => one === null)) return null;
  const { subscriptions, storeEvents: events } = storesOnPool(parts.database, parts.boss);
  let opened: ReturnType<typeof openAll> | null = null;
  return {
    events,
    subscriptions,
    ports() {
      opened ??= openAll(parts, settings);
      return opened;
    },
  };
}

interface StoreSettings {
  readonly stripe: ReturnType<typeof readStripeSettings>;
  readonly appStore: ReturnType<typeof readAppStoreSettings>;
  readonly connect: ReturnType<typeof readAppStoreConnectSettings>;
  readonly googlePlay: ReturnType<typeof readGooglePlaySettings>;
}

async function openAll({ database, boss, log, now }: Parts, settings: StoreSettings) {
  const stripe = await openStripe(settings);
  const [appStore, googlePlay] = [await openApple(settings), await openGoogle(settings, now)];
  const phones = [appStore, googlePlay].filter((phone) => phone !== null);
  const counted = readCountedPurchases(process.env);
  const countsFor = (of: PurchaseEnvironment, userId: string) => counts(counted, of, userId);
  const own = <T>(work: Parameters<typeof transact<T>>[2]) => transact(database, boss, work);
  const storeOf = askedStores({ web: stripe, phones, counts: countsFor });
  const claiming = { transact: own, newId, now, log, counts: countsFor };
  const stores = storesOnPool(database, boss);
  const { purchases, subscriptions, claims, storeEvents: events, shelves: seen } = stores;
  const places = phones.flatMap((phone) => phone.places);
  const planStores = stripe === null ? [] : [stripe];
  return {
    ...{ purchases, subscriptions, claims, events, log, googlePlay },
    seen,
    places,
    inquiries: stores.inquiries,
    /** The phone's store that asked about a payment. */
    answererOf: (of: Pick<BoughtAt, "store" | "environment">) =>
      places.find((one) => one.store === of.store && one.environment === of.environment) ?? null,
    /** Stores that say what became of our products. */
    shelves: [stripe, await openConnect(settings), googlePlay].filter((one) => one !== null),
    ...{ storefrontOf: storeOf, planStoreOf: storeOf },
    /** Stores at which this server can end plans and refund payments. */
    planStores,
    deskOf: (of: Parameters<DeskOf>[0]) =>
      planStores.find((one) => one.store === of.store && one.environment === of.environment) ??
      null,
    finders: [
      ...(stripe === null ? [] : [stripe]),
      ...phones.map((phone) => claimingFinder(claiming, phone)),
    ],
    transact: own,
  };
}

async function openStripe({ stripe }: StoreSettings) {
  if (stripe === null) return null;
  return (await import("@kinora/storefronts/stripe/open-stripe")).openStripe(stripe);
}

async function openApple({ appStore }: StoreSettings) {
  if (appStore === null) return null;
  return (await import("@kinora/storefronts/app-store/open-app-store")).openAppStore(appStore);
}

async function openConnect({ connect }: StoreSettings) {
  if (connect === null) return null;
  const { openAppStoreConnect } = await import(
    "@kinora/storefronts/app-store/open-app-store-connect"
  );
  return openAppStoreConnect(connect);
}

async function openGoogle({ googlePlay }: StoreSettings, now: () => Date) {
  if (googlePlay === null) return null;
  const { openPlayPhoneStore } = await import("@kinora/storefronts/google-play/play-phone-store");
  return openPlayPhoneStore(googlePlay, now);
}
