import type { DrawnWork, ReviewDesk, ReviewProgress } from "@kinora/contracts/review/review";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ReviewPage } from "./review-page.tsx";

const progress = (about: Partial<ReviewProgress> = {}): ReviewProgress => ({
  ...{ done: 2, needed: 5, gems: 1, earned: 0, most: 5, paused: null, doneToday: false },
  ...{ compared: 0, comparedLeast: 20, ...about },
});
const drawn = (id: string, readyIn = 0): DrawnWork => ({
  ...{ id, readyIn, work: card({ id: `crt_${id}`, prompt: `prompt of ${id}` }) },
});
const desk = (about: Partial<ReviewDesk> = {}): ReviewDesk => ({
  ...{ progress: progress(), works: [drawn("one"), drawn("two")], granted: 0, ...about },
});

test("is answered with keys alone, shows the next work at once, and says what was earned", async () => {
  const answered = Promise.withResolvers<void>();
  const calls = fakeServer({
    drawReviews: () => desk(),
    answerReview: async () => {
      await answered.promise;
      const works = [drawn("two"), drawn("three")];
      return desk({ works, granted: 1, progress: progress({ done: 0, earned: 1 }) });
    },
  });
  const { user, store } = show(() => <ReviewPage />);
  await screen.findByText("prompt of one");
  screen.getByText("2 of 5 for 1 gem");
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  expect(send().disabled).toBe(true);
  // The second question is corrected with the arrows.
  await user.keyboard("113{ArrowUp}{ArrowRight}{Enter}");
  await screen.findByText("prompt of two");
  expect(screen.queryByText("prompt of one")).toBeNull();
  answered.resolve();
  await untilSaid(store, "1 gem for your reviews");
  await screen.findByText("0 of 5 for 1 gem");
  screen.getByText("Today: 1 of 5 gems");
  expect(calls.find(({ name }) => name === "answerReview")?.body).toEqual({
    ...{ match: "yes", clean: "partly", show: "no" },
  });
});

test("waits with answers that were given before the work was looked at", async () => {
  const calls = fakeServer({
    drawReviews: () => desk({ works: [drawn("one", 700)] }),
    answerReview: () => desk({ works: [], progress: progress({ doneToday: true, earned: 5 }) }),
  });
  const { user } = show(() => <ReviewPage />);
  await screen.findByText("prompt of one");
  await user.keyboard("222{Enter}");
  screen.getByRole("button", { name: "Sends in 1 second" });
  expect(calls.some(({ name }) => name === "answerReview")).toBe(false);
  await screen.findByText("That's all for today");
  screen.getByText(/^You earned 5 gems with reviews today\./);
});

test("shows a work again that could not be sent, and says why gems are paused", async () => {
  let tries = 0;
  fakeServer({
    drawReviews: () => desk({ progress: progress({ paused: "agreement" }) }),
    answerReview: () => {
      tries += 1;
      throw new Refused(503, "SERVICE_UNAVAILABLE");
    },
  });
  const { user } = show(() => <ReviewPage />);
  await screen.findByText("prompt of one");
  screen.getByText("Gems are paused");
  await user.keyboard("111{Enter}");
  await expect.poll(() => tries).toBe(1);
  await screen.findByText("prompt of one");
});

test("says honestly that there is nothing to review, or that awards are off", async () => {
  let paused: ReviewProgress["paused"] = null;
  fakeServer({ drawReviews: () => desk({ works: [], progress: progress({ paused }) }) });
  show(() => <ReviewPage />);
  await screen.findByText("Nothing to review right now");
  paused = "off";
  show(() => <ReviewPage />);
  await screen.findByText("No reviews for now");
});
