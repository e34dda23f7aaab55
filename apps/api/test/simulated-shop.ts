import { STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import {
  type AskAboutPorts,
  askAboutDue,
  askAboutSubscription,
} from "@kinora/domain/subscription/ask-about-subscription";
import { type EndPlansPorts, endPlansOfEndedAccounts } from "@kinora/domain/subscription/end-plans";
import { giveDueAllowances } from "@kinora/domain/subscription/give-allowances";
import { settleDuePasses } from "@kinora/domain/subscription/passes";
import type { PlanStore } from "@kinora/domain/subscription/plan-store";
import { serveStore } from "@kinora/store-simulators/serve-store";
import type { StoreRequest } from "@kinora/store-simulators/store-request";
import type { SentEvent } from "@kinora/store-simulators/stripe/events/deliver";
import { SHOP_PRODUCTS } from "@kinora/store-simulators/stripe/serve-shop";
import { openStripeSimulator } from "@kinora/store-simulators/stripe/stripe-simulator";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { afterAll, expect, vi } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { startTestServer } from "./test-server.ts";

const secretKey = "sk_test_simulated";
const webhookSecret = "whsec_simulated";

/** What else the server sells at, and whose purchases count. */
export type MoreStores = Pick<
  NonNullable<Parameters<typeof startTestServer>[0]>,
  "appStore" | "googlePlay" | "counted"
>;

/** A simulated Stripe and a server that sells there; requests and events can be held up. */
async function openWatchedShop(more: MoreStores) {
  const time = { today: new Date("2027-01-31T09:00:00Z") };
  let post = async (_event: SentEvent) => false;
  const stripe = await openStripeSimulator({
    ...{ secretKey, webhookSecret, now: () => time.today, send: (event) => post(event) },
    pageOf: (id) => `http://localhost:4310/checkout/${id}`,
    products: SHOP_PRODUCTS,
  });
  const gate = {
    pass: async (_request: StoreRequest): Promise<void> => {},
    /** True for an event that gets lost. */
    loses: (_event: SentEvent): boolean => false,
  };
  const served = await serveStore(async (request) => {
    await gate.pass(request);
    return stripe.answer(request);
  });
  afterAll(() => served.close());
  const settings = { secretKey, webhookSecret, simulator: served.origin };
  const shop = await startTestServer({
    ...{ ...more, stripe: { ...settings, environment: "simulated" } },
  });
  const { server } = shop;
  post = async (event) => {
    if (gate.loses(event)) return true;
    const { body, headers } = event;
    const sent = { method: "POST", url: STRIPE_EVENTS_PATH, payload: body, headers } as const;
    return (await server.inject(sent)).statusCode < 300;
  };
  return { time, stripe, gate, served, shop };
}

/** A shop at the simulated Stripe, whose requests can be watched and held up. */
export async function openSimulatedShop(more: MoreStores = {}) {
  const { time, stripe, gate, served, shop } = await openWatchedShop(more);
  const { clock, database } = shop;
  const { subscriptions } = shop.parts.stores;
  const { stripe: planStore, storeOf: planStoreOf } = await composeAsking(shop.parts);
  if (planStore === null) throw new Error("Nothing is sold.");
  const log = { lines: [] as string[] };
  const asking = {
    ...{ subscriptions, transact: shop.parts.transact, planStoreOf },
    log: (line: string) => void log.lines.push(line),
  };
  let members = 0;

  async function newMember() {
    time.today = new Date("2027-01-31T09:00:00Z");
    clock.now = time.today;
    gate.pass = async () => {};
    gate.loses = () => false;
    stripe.faults.requests.length = 0;
    await database.deleteFrom("store_event").execute();
    members += 1;
    const handle = `member${lettersOf(members)}`;
    const userId = `usr_${handle}`;
    await insertPerson(database, userId);
    const own = callsOf(shop.as(handle), members);
    return {
      ...{ userId, ...own },
      /** Gems of plans. */
      balance: () => subscriptions.countPlanGems(userId, time.today),
      async take(plan: string, key?: string) {
        const { body } = await own.subscribe(plan, key);
        await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
        await deliver();
        const found = await subscriptions.find(body.subscriptionId);
        return { id: body.subscriptionId as string, ref: found?.ref ?? "" };
      },
    };
  }

  async function deliver(): Promise<void> {
    await stripe.deliver();
    await vi.waitFor(async () => {
      const due = database.selectFrom("store_event").select("id").where("handled_at", "is", null);
      expect(await due.execute()).toEqual([]);
    }, 60_000);
  }

  /** Moves the clocks of server and store, without an event or a task. */
  const moveTo = (moment: string) => {
    time.today = new Date(moment);
    clock.now = time.today;
  };

  return {
    ...{ stripe, shop, database, subscriptions, gate, log, clock, time },
    ...{ newMember, deliver, moveTo, origin: served.origin },
    at: async (moment: string) => {
      moveTo(moment);
      await deliver();
    },
    ...clockTasks({ shop, asking, planStore, time }),
  };
}

/** Handles have no digits here. */
const lettersOf = (number: number) =>
  [...`${number}`].map((digit) => "abcdefghij"[Number(digit)]).join("");

export const sessionOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

type Call = ReturnType<Awaited<ReturnType<typeof startTestServer>>["as"]>;

/** What a member does at the shop. */
const callsOf = (call: Call, number: number) => ({
  call,
  subscribe: (plan: string, key = `${plan} ${number}`) =>
    call("POST", "/api/subscriptions", { plan }, key),
  tier: async (): Promise<string> => (await call("GET", "/api/me")).body.tier,
  held: async () => (await call("GET", "/api/subscriptions")).body.held,
  change: (id: string, plan: string) => call("PUT", `/api/subscriptions/${id}/plan`, { plan }),
});

/** The worker's tasks. */
function clockTasks({
  shop,
  asking,
  planStore,
  time,
}: {
  readonly shop: Awaited<ReturnType<typeof startTestServer>>;
  readonly asking: AskAboutPorts & Pick<EndPlansPorts, "subscriptions">;
  readonly planStore: PlanStore;
  readonly time: { readonly today: Date };
}) {
  const { subscriptions, passes } = shop.parts.stores;
  return {
    settlePasses: () =>
      settleDuePasses(
        {
          findDue: (now) => passes.findDue(now, 100),
          transact: (work) => shop.parts.transact(work),
        },
        () => time.today,
      ),
    giveDue: () =>
      giveDueAllowances(
        {
          findDue: (now) => subscriptions.findGemsDue(now, 100),
          transact: (work) => shop.parts.transact(work),
          log: asking.log,
        },
        () => time.today,
      ),
    askDue: () =>
      askAboutDue(
        { ...asking, findDue: (now) => subscriptions.findDue(now, 100) },
        () => time.today,
      ),
    endPlans: async () =>
      endPlansOfEndedAccounts({
        ...{ ...asking, planStore },
        ask: (id) => askAboutSubscription(asking, id, () => time.today),
      }),
  };
}
