import { expect, it } from "vitest";
import { StoreUnreachable } from "../store-unreachable.ts";
import { answerInquiries, decideAnswer } from "./answer-inquiries.ts";
import type { InquiryFacts, InquiryStore } from "./refund-inquiry.ts";

const HOUR = 3_600_000;

it("of a year's plan no more is called used than the part of the year's gems and time that is", () => {
  const span = { from: new Date("2027-01-01T00:00:00Z"), until: new Date("2028-01-01T00:00:00Z") };
  // A week in: the first of twelve months of gems is spent.
  const facts = { isPlan: true, gems: 3_500, used: 3_500, monthly: 3_500, span, sampled: false };
  const { consumed } = decideAnswer(facts, new Date("2027-01-08T00:00:00Z"));
  expect(consumed).toBeLessThan(10_000);
});

const asked = new Date("2027-01-01T00:00:00Z");
const facts: InquiryFacts = {
  ...{ userId: "usr_ada", environment: "live", isPlan: false, gems: 1_500, used: 0, span: null },
  ...{ monthly: null, sampled: false, hasConsented: false },
};

/** One question with twelve hours to answer it, as the database keeps it. */
function oneQuestion(answerBy: Date) {
  const row = { state: "due", dueAt: asked, tries: 0, hasConsented: false };
  const inquiries: InquiryStore = {
    add: async () => {},
    list: async () => [],
    async miss(now) {
      if (row.state !== "due" || answerBy >= now) return 0;
      row.state = "missed";
      return 1;
    },
    async takeDue(now) {
      if (row.state !== "due" || row.dueAt > now) return [];
      row.dueAt = new Date(+now + 60_000);
      return [
        { store: "app_store", id: "q", paymentRef: "1", token: null, answerBy, tries: row.tries },
      ];
    },
    facts: async () => ({ ...facts, hasConsented: row.hasConsented }),
    keepAnswer: async (_, answer) => answer,
    async setEnded(_, { state }) {
      row.state = state;
    },
    async setDue(_, { at, tries }) {
      Object.assign(row, { dueAt: at, tries });
    },
    wake: async () => {},
  };
  return { row, inquiries };
}

it("one answer that is lost near the end is given again before the time is over, however long consent was awaited", async () => {
  const answerBy = new Date(+asked + 12 * HOUR);
  const { row, inquiries } = oneQuestion(answerBy);
  let isAway = true;
  const answererOf = () => ({
    answerInquiry: async () => {
      if (isAway) throw new StoreUnreachable("App Store: 500");
    },
  });
  for (let at = +asked; at <= +answerBy + HOUR; at += 60_000) {
    row.hasConsented ||= at >= +answerBy - 25 * 60_000;
    const before = row.tries;
    await answerInquiries({ inquiries, answererOf, log: () => {} }, () => new Date(at));
    // One request of Apple's fails.
    if (row.hasConsented && row.tries > before) isAway = false;
  }
  expect(row.state).toBe("answered");
});
