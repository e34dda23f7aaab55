import type { AdminStats, DrawnChart } from "@kinora/contracts/stat/stat";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { StatsPage } from "./stats-page.tsx";
import { changeText, unitText } from "./unit-text.ts";
import { writeChartCsv } from "./write-chart-csv.ts";

const POINTS = ["2026-11-25", "2026-11-26"];
const joined: DrawnChart = {
  ...{ chart: "people-new", unit: "count" },
  series: [{ name: "all", title: null, values: [3, 1_200], total: 1_203, before: 1_000 }],
};
const answer: AdminStats = {
  ...{ part: "people", points: POINTS, perPoint: 1, lanes: [], stores: [], publishing: [] },
  countedAt: "2026-11-26T12:00:00.000Z",
  charts: [joined],
  cohorts: [{ week: "2026-11-16", people: [20, 5] }],
};

test("shows figures beside the previous ones, with a table behind each chart", async () => {
  fakeServer({ getStats: () => answer });
  show(() => <StatsPage />);
  const panel = (await screen.findByRole("heading", { name: "People who joined" })).closest(
    "section",
  );
  if (!panel) throw new Error("no panel");
  expect(within(panel).getByText("+20%, before 1,000")).toBeTruthy();
  const cells = within(panel).getAllByRole("cell", { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual(["3", "1,200"]);
  expect(await screen.findByRole("cell", { name: "25%" })).toBeTruthy();
  expect(screen.getByText("30, 35, 30, 15, 200, 80, 25, 30, 30, 30")).toBeTruthy();
});

test("requests another section and another range of days", async () => {
  const asked: unknown[] = [];
  fakeServer({
    getStats: ({ params, query }) => {
      asked.push([params.part, query.range]);
      return { ...answer, part: params.part, charts: [], cohorts: [] };
    },
  });
  const { user } = show(() => <StatsPage />);
  await user.click(await screen.findByRole("radio", { name: "Queue" }));
  await screen.findByText("Nothing waiting.");
  await user.click(screen.getByRole("radio", { name: "A year" }));
  await screen.findByText("Nothing waiting.");
  expect(asked).toEqual([
    ["people", "month"],
    ["queue", "month"],
    ["queue", "year"],
  ]);
});

test("shows what became of posts, by platform and why they are not there", async () => {
  fakeServer({
    getStats: ({ params }) => ({
      ...{ ...answer, part: params.part, charts: [], cohorts: [] },
      publishing:
        params.part === "publishing"
          ? [
              {
                ...{ platform: "youtube", done: 7, unconfirmed: 1 },
                failed: [
                  { why: "limit", count: 2 },
                  { why: "cancelled", count: 3 },
                ],
              },
            ]
          : [],
    }),
  });
  const { user } = show(() => <StatsPage />);
  await user.click(await screen.findByRole("radio", { name: "Publishing" }));
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    ...["Platform", "Published", "Unconfirmed now", "Limit reached", "Canceled"],
  ]);
  table.getByRole("rowheader", { name: "YouTube" });
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    ...["7", "1", "2", "3"],
  ]);
});

test("shows what stands at each store now", async () => {
  fakeServer({
    getStats: ({ params }) => ({
      ...{ ...answer, part: params.part, charts: [], cohorts: [] },
      stores: [
        {
          ...{ store: "app_store", lookedAt: "2026-11-26T12:00:00.000Z" },
          products: [
            { state: "approved", count: 12 },
            { state: "waiting_for_review", count: 2 },
          ],
          subscriptions: [{ state: "in_grace_period", count: 3 }],
        },
        { store: "google_play", lookedAt: null, products: [], subscriptions: [] },
      ],
    }),
  });
  const { user } = show(() => <StatsPage />);
  await user.click(await screen.findByRole("radio", { name: "Stores" }));
  const apple = await screen.findByRole("region", { name: "App Store" });
  expect(within(apple).getByText("Waiting for review").parentElement?.textContent).toContain("2");
  expect(within(apple).getByText("In grace period").parentElement?.textContent).toContain("3");
  const google = screen.getByRole("region", { name: "Google Play" });
  expect(within(google).getByText(/hasn't been asked/)).toBeTruthy();
});

test("saves a chart with wire names and plain values", () => {
  const series = [
    { name: "fal", title: 'fal, "fast"', values: [0.5, null], total: 0.5, before: null },
  ];
  const csv = writeChartCsv({ chart: "engines-failing", unit: "share", series }, POINTS);
  expect(csv.split("\r\n")).toEqual([
    ...['from,"fal, ""fast"""', "2026-11-25,0.5", "2026-11-26,", "range,0.5", "before,", ""],
  ]);
});

test.each([
  [1_234, "count", "1,234"],
  [1_500_000_000, "bytes", "1.5 GB"],
  [90, "seconds", "1.5 min"],
  [0.034, "share", "3.4%"],
  [null, "seconds", "–"],
] as const)("%s %s is %s", (value, unit, words) => {
  expect(unitText(value, unit)).toBe(words);
});

test("shows no change relative to nothing", () => {
  expect([changeText(5, 0), changeText(5, null), changeText(4, 5)]).toEqual([null, null, "-20%"]);
});
