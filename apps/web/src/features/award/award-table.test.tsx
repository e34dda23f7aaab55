import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../test/show.tsx";
import { AwardTable } from "./award-table.tsx";

test("prints every award with its amount, the version and the weekly maximum", async () => {
  show(() => <AwardTable />);
  await screen.findByText(/^A person can get at most 326 gems in a UTC week/);
  screen.getByText(/^Version 1, since November 28, 2026\./);
  const cellsOf = (name: string) =>
    within(screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cellsOf("Streak 365 days")).toEqual(["badge", "200", "once"]);
  expect(cellsOf("Daily claim")).toEqual(["daily", "10", "once a day"]);
  expect(cellsOf("First purchase")).toEqual(["purchase", "10%, at most 300", "once"]);
  expect(cellsOf("Courtesy")).toEqual(["refund", "–", "by staff, with a reason"]);
});
