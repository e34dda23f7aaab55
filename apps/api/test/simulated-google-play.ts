import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { GOOGLE_PLAY_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { answerInquiries } from "@kinora/domain/billing/answer-inquiries";
import { claimGranted } from "@kinora/domain/billing/claim-granted";
import { lookForVoided } from "@kinora/domain/billing/look-for-voided";
import { watchClaims } from "@kinora/domain/payment/watch-claims";
import { askAboutSubscription } from "@kinora/domain/subscription/ask-about-subscription";
import { endPlansOfErased } from "@kinora/domain/subscription/end-plans";
import { openGooglePlaySimulator } from "@kinora/store-simulators/google-play/google-play-simulator";
import type { SentPush } from "@kinora/store-simulators/google-play/messages/deliver-messages";
import { serveStore } from "@kinora/store-simulators/serve-store";
import type { StoreRequest } from "@kinora/store-simulators/store-request";
import { openPlayPhoneStore } from "@kinora/storefronts/google-play/play-phone-store";
import { afterAll, expect, vi } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { openSimulatedShop } from "./simulated-shop.ts";

const app = { packageName: "app.kinora", commandKey: "commands" };
const audience = "https://kinora.example/events";

/** A served Google Play, whose clock and pushes are connected later. */
async function serveGoogle() {
  const ends = { now: () => new Date(), send: async (_push: SentPush) => false };
  const google = await openGooglePlaySimulator({
    ...{ ...app, audience, now: () => ends.now(), send: (push) => ends.send(push) },
  });
  /** Sees every request before Google does. */
  const wire = { pass: async (_request: StoreRequest): Promise<void> => {} };
  const served = await serveStore(async (request) => {
    await wire.pass(request);
    return google.answer(request);
  });
  afterAll(() => served.close());
  const settings: GooglePlaySettings = {
    ...{ packageName: app.packageName, account: google.account, simulator: served.origin },
    push: { audience, email: google.pushEmail },
  };
  return { google, wire, settings, ends };
}

/** A simulated Google Play, and a server that sells there and at a simulated Stripe. */
export async function openPlayShop() {
  const { google, wire, settings, ends } = await serveGoogle();
  const opened = await openSimulatedShop({ googlePlay: settings });
  const { shop, database, time } = opened;
  ends.now = () => time.today;
  const push = (body: string, headers: Readonly<Record<string, string>>) =>
    shop.server.inject({
      ...({ method: "POST", url: GOOGLE_PLAY_EVENTS_PATH, payload: body } as const),
      headers: { "content-type": "application/json", ...headers },
    });
  ends.send = async ({ body, headers }) => (await push(body, headers)).statusCode < 300;

  async function settled(): Promise<void> {
    await vi.waitFor(async () => {
      const due = database.selectFrom("store_event").select("id").where("handled_at", "is", null);
      expect(await due.execute()).toEqual([]);
    }, 60_000);
  }

  async function deliverGoogle(): Promise<void> {
    await google.deliver();
    await settled();
  }

  async function newBuyer() {
    const member = await opened.newMember();
    google.faults.messages.length = 0;
    google.faults.requests.length = 0;
    wire.pass = async () => {};
    const present = (purchaseToken: string, product: string) =>
      member.call("POST", "/api/billing/receipts", {
        ...{ store: "google_play", purchaseToken, product },
      });
    const { body } = await member.call("GET", "/api/billing/account-token");
    return {
      ...{ ...member, present, token: body.token as string },
      purchases: async () => (await member.call("GET", "/api/billing/purchases")).body.items,
      gems: async () => (await member.call("GET", "/api/gems/balance")).body,
    };
  }

  /** Returns the order that something was paid by. */
  const orderOf = (token: string): string => {
    const { orders } = google.snapshot();
    const found = Object.values(orders).findLast((order) => order.token === token);
    if (!found) throw new Error("Nothing was paid.");
    return found.orderId;
  };

  const { tasks, alarms } = await clockTasks(opened, settings);
  return {
    ...{ tasks, alarms },
    ...opened,
    google,
    wire,
    push,
    newBuyer,
    deliverGoogle,
    settled,
    orderOf,
  };
}

/** The worker's tasks, and what they log. */
async function clockTasks(
  { shop: { parts }, time }: Awaited<ReturnType<typeof openSimulatedShop>>,
  settings: GooglePlaySettings,
) {
  const { storeOf } = await composeAsking(parts);
  const alarms: string[] = [];
  const log = (line: string) => void alarms.push(line);
  const telling = { ...parts.stores, storefrontOf: storeOf, log };
  const looking = { ...parts.stores, events: parts.stores.storeEvents };
  const now = () => time.today;
  const tasks = {
    claim: () => claimGranted(telling, now),
    async endPlansOfErased() {
      const { subscriptions } = parts.stores;
      const asking = { subscriptions, transact: parts.transact, planStoreOf: storeOf, log };
      const ask = (id: string) => askAboutSubscription(asking, id, now);
      for (const place of openPlayPhoneStore(settings, now).places)
        await endPlansOfErased({ subscriptions, ask, log }, place);
    },
    answerInquiries: () =>
      answerInquiries(
        {
          ...{ inquiries: parts.stores.inquiries, log },
          answererOf: ({ environment }) =>
            openPlayPhoneStore(settings, now).places.find(
              (place) => place.environment === environment,
            ) ?? null,
        },
        now,
      ),
    watchClaims: () => watchClaims(telling, now),
    lookForVoided: () => lookForVoided(looking, openPlayPhoneStore(settings, now), now),
  };
  return { tasks, alarms };
}
