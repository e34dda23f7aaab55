import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { show } from "../../test/show.tsx";
import { AwardTable } from "./award-table.tsx";

test("prints every award with its amount, the version and the weekly maximum", async () => {
  vi.useFakeTimers({ now: new Date("2026-12-01T12:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  show(() => <AwardTable />);
  await screen.findByText(/^A person can get at most 361 gems in a UTC week/);
  screen.getByText(/^Version 2, since November 29, 2026\./);
  const cellsOf = (name: string) =>
    within(screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cellsOf("Streak 365 days")).toEqual(["badge", "200", "once"]);
  expect(cellsOf("Daily claim")).toEqual(["daily", "10", "once a day"]);
  expect(cellsOf("First purchase")).toEqual(["purchase", "10%, at most 300", "once"]);
  expect(cellsOf("Reviews")).toEqual([
    ...["review_videos", "1", "for every 5, at most 5 times a day"],
  ]);
  expect(cellsOf("Courtesy")).toEqual(["refund", "–", "by staff, with a reason"]);
});
