import type { RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import { answerInquiries } from "@kinora/domain/billing/answer-inquiries";
import { InquiryRefused } from "@kinora/domain/billing/inquiry-refused";
import type { PhonePlace } from "@kinora/domain/billing/phone-store";
import { beforeEach, expect, it } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { openAppShop } from "./simulated-app-store.ts";

const { store, shop, database, newBuyer, deliverApple, time } = await openAppShop();
const { phones } = await composeAsking(shop.parts);
const places = phones.flatMap((phone) => phone.places);
const log: string[] = [];
const answer = (by: Pick<PhonePlace, "answerInquiry"> | null = places[0] ?? null) =>
  answerInquiries(
    {
      inquiries: shop.parts.stores.inquiries,
      answererOf: () => by,
      log: (line) => void log.push(line),
    },
    () => time.today,
  );

const HOUR = 3_600_000;
const pass = (hours: number) => {
  time.today = new Date(+time.today + hours * HOUR);
};

let ada: Awaited<ReturnType<typeof newBuyer>>;
beforeEach(async () => {
  await deliverApple();
  await database.deleteFrom("refund_inquiry").execute();
  log.length = 0;
  ada = await newBuyer();
});

async function askedAbout(product: string): Promise<string> {
  const id = store.buy({ product, token: ada.token });
  await deliverApple();
  store.faults.notifications.push("twice");
  store.requestConsumption(id, "UNSATISFIED_WITH_PURCHASE");
  await deliverApple();
  return id;
}

const agree = (isGiven: boolean) => ada.call("PUT", "/api/billing/refund-consent", { isGiven });

/** What the owner sees. */
async function listed(): Promise<RefundInquiry[]> {
  const { body } = await shop.as("olivia")("GET", "/api/admin/refund-inquiries");
  return body.items;
}

it("is due until the buyer agrees; then Apple is told once what we hold", async () => {
  const id = await askedAbout("gem_pack_1500");
  await answer();
  expect(store.toldOf(id)).toBeNull();
  expect(await listed()).toMatchObject([
    {
      ...{ state: "due", reason: "UNSATISFIED_WITH_PURCHASE", answer: null },
      payment: { product: "gem_pack_1500", hasConsented: false },
      answerBy: new Date(+time.today + 12 * HOUR).toISOString(),
    },
  ]);
  expect((await agree(true)).body).toEqual({ isGiven: true, hasPaidInApp: true });
  expect((await ada.call("GET", "/api/billing/refund-consent")).body).toEqual({
    isGiven: true,
    hasPaidInApp: true,
  });
  // At once: what it waited for has come.
  await answer();
  expect(store.toldOf(id)).toEqual({
    ...{ customerConsented: true, deliveryStatus: "DELIVERED", consumptionPercentage: 0 },
    ...{ sampleContentProvided: false, refundPreference: "GRANT_FULL" },
  });
  expect(await listed()).toMatchObject([{ state: "answered", answer: { consumed: 0 } }]);
});

it("a process that ends before or after Apple heard it is followed by another, which says the same", async () => {
  await agree(true);
  const id = await askedAbout("basic_pass_30");
  pass(2);
  // The request never arrives; then it does, and its answer is lost with the process.
  store.faults.requests.push("lost");
  await answer();
  expect([store.toldOf(id), (await listed())[0]?.state]).toEqual([null, "due"]);
  const first = (await listed())[0]?.answer;
  expect(first?.consumed).toBeGreaterThan(0);
  pass(1);
  const { inquiries } = shop.parts.stores;
  const cut = { ...inquiries, setEnded: () => Promise.reject(new Error("killed")) };
  await answerInquiries(
    { inquiries: cut, answererOf: () => places[0] ?? null, log: () => {} },
    () => time.today,
  );
  expect(store.toldOf(id)).toMatchObject({ consumptionPercentage: first?.consumed });
  expect((await listed())[0]?.state).toBe("due");
  pass(1);
  await answer();
  expect(store.toldOf(id)).toMatchObject({ consumptionPercentage: first?.consumed });
  expect(await listed()).toMatchObject([{ state: "answered", answer: first }]);
});

it("consent that was withdrawn counts no more, and after twelve hours the question is missed", async () => {
  await agree(true);
  await agree(false);
  const id = await askedAbout("gem_pack_1500");
  pass(13);
  await answer();
  expect(await listed()).toMatchObject([{ state: "missed", answer: null }]);
  expect(log).toEqual(["1 questions about refunds were not answered in time."]);
  await agree(true);
  await answer();
  expect(store.toldOf(id)).toBeNull();
});

it("what Apple doesn't take is said to the owner; what isn't known waits", async () => {
  await agree(true);
  await askedAbout("gem_pack_1500");
  const inquiry = {
    ...{ ref: "1", token: null, reason: null, askedAt: time.today },
    answerBy: new Date(+time.today + HOUR),
  };
  await shop.parts.stores.inquiries.add({ store: "app_store", id: "unknown" }, inquiry);
  const refuses = async () => {
    throw new InquiryRefused("App Store: 400");
  };
  await answer({ answerInquiry: refuses });
  expect((await listed()).map(({ state, problem }) => [state, problem])).toEqual([
    ["due", null],
    ["refused", "App Store: 400"],
  ]);
});
