import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { campaignStory } from "../../../test/campaign-builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { show, untilSaid } from "../../../test/show.tsx";
import { ReviewStoriesPage } from "./review-stories-page.tsx";

test("steps through what waits, approves and rejects with keys alone", async () => {
  let waiting = [
    campaignStory({ id: "one", title: "The Kite" }),
    campaignStory({ id: "two", title: "The Lantern", version: 7 }),
  ];
  const decide = (id: string, stage: "approved" | "rejected") => {
    waiting = waiting.filter((one) => one.id !== id);
    return campaignStory({ id, stage, actions: [] });
  };
  const calls = fakeServer({
    listReview: () => ({ items: waiting, nextCursor: null }),
    approveStory: ({ params }) => decide(params.id ?? "", "approved"),
    rejectStory: ({ params }) => decide(params.id ?? "", "rejected"),
  });
  const { user, store } = show(() => <ReviewStoriesPage />);
  await screen.findByRole("heading", { name: "The Kite" });
  screen.getByText("1 of 2");
  await user.keyboard("{ArrowRight}");
  await screen.findByRole("heading", { name: "The Lantern" });
  await user.keyboard("a");
  await untilSaid(store, /^Approved: it is posted on /);
  expect(calls.find(({ name }) => name === "approveStory")).toMatchObject({
    ...{ params: { id: "two" }, body: { version: 7 } },
  });
  await screen.findByRole("heading", { name: "The Kite" });
  await user.keyboard("r");
  const sheet = within(await screen.findByRole("dialog"));
  // Nothing is rejected without a reason, which the next stories keep to.
  expect(sheet.getByRole<HTMLButtonElement>("button", { name: "Reject" }).disabled).toBe(true);
  await user.type(sheet.getByRole("textbox"), "Nara");
  await user.click(sheet.getByRole("button", { name: "Reject" }));
  await screen.findByText("Nothing to review");
  expect(calls.find(({ name }) => name === "rejectStory")?.body).toEqual({
    ...{ version: 3, reason: "Nara" },
  });
  expect(calls.filter(({ name }) => name === "approveStory")).toHaveLength(1);
});
