import type { RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { Inquiries } from "./inquiries.tsx";

const inquiry: RefundInquiry = {
  ...{ id: "a", store: "app_store", state: "due", reason: "UNINTENDED_PURCHASE", answer: null },
  ...{ askedAt: "2026-06-15T12:00:00.000Z", answerBy: "2026-06-16T00:00:00.000Z" },
  payment: { id: "pay_1", handle: "ada", product: "pro_yearly", hasConsented: false },
  ...{ endedAt: null, problem: null },
};

test("shows until when a question must be answered, what it waits for, and what a store was told", async () => {
  const answer = { delivered: true, consumed: 33_333, prefersGrant: false };
  fakeServer({
    listRefundInquiries: () => ({
      items: [
        inquiry,
        { ...inquiry, id: "b", store: "google_play", reason: "7", payment: null },
        { ...inquiry, id: "c", state: "answered", answer },
        { ...inquiry, id: "d", state: "missed" },
      ],
    }),
  });
  show(() => <Inquiries />);
  const section = within(await screen.findByRole("region", { name: "Questions about refunds" }));
  expect(section.getByText("2 questions about refunds are open")).toBeTruthy();
  const lines = section.getAllByRole("listitem", { hidden: true }).map((one) => one.textContent);
  expect(lines).toEqual([
    expect.stringMatching(
      /Pro, yearly, @ada.*buyer's consent.*unintended purchase.*Answer by Jun 16/,
    ),
    expect.stringMatching(/isn't known here.*Google Play.*reason 7/),
    expect.stringMatching(/delivered, 33% used; no preference/),
    expect.stringMatching(/Not answered in time/),
  ]);
});
