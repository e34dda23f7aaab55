import { expect, it } from "vitest";
import { extensionStanding } from "./plan-extension.ts";

const [began, ends, later] = ["2027-01-01", "2027-02-01", "2027-03-01"].map(
  (day) => new Date(`${day}T00:00:00Z`),
) as [Date, Date, Date];
const order = { wasUntil: ends, until: later };

it.each([
  ["as it was", began, ends, "open"],
  ["extended", began, later, "done"],
  ["extended by a store that begins a period with it", new Date("2027-01-20"), later, "done"],
  [
    "extended by a store that begins a period with it, a minute before the next one",
    new Date(+ends - 60_000),
    later,
    "done",
  ],
  [
    "extended to the same hour after clocks changed",
    began,
    new Date("2027-03-01T01:00:00Z"),
    "done",
  ],
  ["renewed, which ends at the same moment", ends, later, "overtaken"],
  ["changed to another period", began, new Date("2028-01-01"), "overtaken"],
  ["without an end", began, null, "overtaken"],
])("a plan that is %s", (_, periodStart, periodEnd, standing) => {
  expect(extensionStanding(order, { periodStart, periodEnd })).toBe(standing);
});
