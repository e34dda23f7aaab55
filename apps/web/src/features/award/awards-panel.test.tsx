import type { AwardProgress } from "@kinora/contracts/award/award";
import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { AwardsPanel } from "./awards-panel.tsx";

const streak: AwardProgress["streak"] = {
  ...{ days: 4, next: { days: 7, gems: 10 } },
  ...{ freezeReady: true, freezeBackOn: null, frozenDay: null },
};
const progress = (about: Partial<AwardProgress> = {}): AwardProgress => ({
  ...{ paused: false, streak },
  week: {
    ...{ from: "2026-11-23", activeDays: ["2026-11-23", "2026-11-25"] },
    ...{ needed: 5, gems: 15, granted: false },
  },
  works: [
    { kind: "story", gems: 12, granted: true },
    { kind: "video", gems: 4, granted: false },
  ],
  ...about,
});

test("shows the active days, the streak and the published works", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-01T12:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  fakeServer({ getAwards: () => progress() });
  show(() => <AwardsPanel />);
  await screen.findByText("4 days in a row");
  screen.getByText("2 of 5 days. Claim gems or make something on 5 days for 15 gems.");
  screen.getByText("Monday: active");
  screen.getByText("Tuesday: not active");
  screen.getByText(/Next: 7 days, 10 gems\./);
  screen.getByText(/You can miss one day in seven\./);
  expect(screen.getByText(/^Story/).textContent).toBe("Story: 12 gems, received this week");
  screen.getByText(/: 1 gem for every 5, at most 5 a day\.$/);
  expect(screen.getByRole("link", { name: "Review works" }).getAttribute("href")).toBe("/reviews");
  expect(screen.getByText(/^Film/).textContent).toBe("Film: 4 gems");
});

test("explains a missed day, a finished week and a streak that has not begun", async () => {
  const missed = { freezeReady: false, freezeBackOn: "2026-12-01", frozenDay: "2026-11-24" };
  const { week } = progress();
  fakeServer({
    getAwards: () =>
      progress({
        streak: { days: 0, next: null, ...missed },
        week: { ...week, granted: true },
        paused: true,
      }),
  });
  show(() => <AwardsPanel />);
  await screen.findByText("No days in a row yet");
  screen.getByText(/You missed November 24 and the streak went on\. From December 1 you can/);
  screen.getByText("2 active days. You got this week's 15 gems.");
  screen.getByText("No gems are awarded for now.");
});

test("hides the streak and its reminders, and shows them again", async () => {
  let shown = true;
  fakeServer({
    getAwards: () => progress(shown ? {} : { streak: null }),
    chooseStreaks: ({ body }) => {
      shown = (body as { shown: boolean }).shown;
      return progress(shown ? {} : { streak: null });
    },
  });
  const { user } = show(() => <AwardsPanel />);
  await user.click(await screen.findByRole("button", { name: "Hide streak and reminders" }));
  await screen.findByText("Hidden, without reminders. Days in a row are still counted.");
  expect(screen.queryByText("4 days in a row")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show streak and reminders" }));
  await screen.findByText("4 days in a row");
});
