import type { RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import { ownLists } from "@kinora/database/takeout/own-lists";
import { answerInquiries } from "@kinora/domain/billing/answer-inquiries";
import { beforeEach, expect, it } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { openAppShop } from "./simulated-app-store.ts";

const { store, shop, database, newBuyer, deliverApple, time } = await openAppShop();
const { phones } = await composeAsking(shop.parts);
const places = phones.flatMap((phone) => phone.places);
const { inquiries } = shop.parts.stores;
const answer = (cut: Partial<typeof inquiries> = {}) =>
  answerInquiries(
    {
      inquiries: { ...inquiries, ...cut },
      answererOf: () => places[0] ?? null,
      log: () => {},
    },
    () => time.today,
  );
const pass = (hours: number) => {
  time.today = new Date(+time.today + hours * 3_600_000);
};

let ada: Awaited<ReturnType<typeof newBuyer>>;
beforeEach(async () => {
  await deliverApple();
  await database.deleteFrom("refund_inquiry").execute();
  ada = await newBuyer();
  await ada.call("PUT", "/api/billing/refund-consent", { isGiven: true });
});

async function bought(): Promise<string> {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  await deliverApple();
  return id;
}

async function ask(id: string): Promise<void> {
  store.requestConsumption(id, "UNSATISFIED_WITH_PURCHASE");
  await deliverApple();
}

async function listed(): Promise<RefundInquiry[]> {
  const { body } = await shop.as("olivia")("GET", "/api/admin/refund-inquiries");
  return body.items;
}

it("while works are being made with the gems of a pack, Apple is not asked to give its money back", async () => {
  const id = await bought();
  const { user_id: userId } = await database
    .selectFrom("payment")
    .select("user_id")
    .where("ref", "=", id)
    .executeTakeFirstOrThrow();
  const now = time.today;
  const work = { noun: "creation", id: "work" };
  await shop.parts.stores.ledger.hold({
    ...{ userId, gems: 1_500, key: `order ${id}`, now },
    purpose: { source: "create", subject: work },
    description: { code: "gem.correction", params: {} },
    expiresAt: new Date(+now + 86_400_000),
  });
  await ask(id);
  await answer();
  expect(store.toldOf(id)).not.toBeNull();
  expect(store.toldOf(id)).not.toMatchObject({ refundPreference: "GRANT_FULL" });
});

it("what Apple was told is not shown as missed, though the process ended before it could say so", async () => {
  const id = await bought();
  await ask(id);
  await answer({
    setEnded: () => Promise.reject(new Error("killed")),
    setDue: () => Promise.reject(new Error("killed")),
  }).catch(() => undefined);
  expect(store.toldOf(id)).not.toBeNull();
  pass(13);
  await answer();
  expect((await listed()).map(({ state }) => state)).not.toEqual(["missed"]);
});

it("what an answer must name is forgotten with the answer", async () => {
  const question = { store: "google_play", id: "message" } as const;
  const answerBy = new Date(+time.today + 3_600_000);
  const asked = { ref: "GPA.1", token: "secret", reason: null, askedAt: time.today, answerBy };
  await inquiries.add(question, asked);
  const said = { delivered: true, consumed: 0, sampled: false, prefersGrant: true };
  await inquiries.keepAnswer(question, said);
  await inquiries.setEnded(question, { state: "answered", problem: null, at: time.today });
  const kept = database.selectFrom("refund_inquiry").select("token");
  expect(await kept.where("id", "=", "message").executeTakeFirst()).toEqual({ token: null });
});

it("a buyer's takeout says since when stores are told of their refunds", async () => {
  const consented = database.selectFrom("store_account").select(["user_id", "consented_at"]);
  const [account] = await consented.where("consented_at", "is not", null).execute();
  const profile = await ownLists(database).profile(account?.user_id ?? "", null);
  expect(profile.items[0]?.facts).toHaveProperty("storesToldOfRefundsSince", expect.any(String));
});
