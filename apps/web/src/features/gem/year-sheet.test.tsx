import type { GemYear } from "@kinora/contracts/gem/statement";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { entry } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import * as saving from "../../ui/save-text.ts";
import { Statement } from "./statement.tsx";

const THIS_YEAR = new Date().getUTCFullYear();
const nothing = { received: {}, spent: {}, lost: {} };
const january = { month: 1, received: { award: 20 }, spent: { image: 3 }, lost: {} };
const march = { month: 3, received: { bought: 750 }, spent: { video: 12 }, lost: { expired: 10 } };

function yearOf(year: number): GemYear {
  const years = [THIS_YEAR, THIS_YEAR - 1];
  if (year !== THIS_YEAR) return { year, years, total: nothing, months: [] };
  const total = {
    received: { bought: 750, award: 20 },
    spent: { image: 3, video: 12 },
    lost: { expired: 10 },
  };
  return { year, years, total, months: [january, march] };
}

let calls: ReturnType<typeof fakeServer>;
beforeEach(() => {
  calls = fakeServer({
    listGemEntries: ({ query }) =>
      query.part === "bought"
        ? { items: [], nextCursor: null }
        : query.cursor === "more" || query.year === undefined
          ? { items: [entry({ description: "=A film", amount: -3 })], nextCursor: null }
          : { items: [entry()], nextCursor: "more" },
    getGemYear: ({ params }) => yearOf(Number(params.year)),
  });
});

async function open() {
  const shown = show(() => <Statement onReceipt={() => undefined} />);
  await shown.user.click(await screen.findByRole("button", { name: "Your year" }));
  return { ...shown, sheet: within(await screen.findByRole("dialog")) };
}

test("shows only a part of the statement", async () => {
  const { user } = show(() => <Statement onReceipt={() => undefined} />);
  await screen.findByRole("button", { name: /A film/ });
  await user.click(screen.getByRole("radio", { name: "Bought" }));
  await screen.findByText("Nothing yet.");
  expect(screen.queryByRole("button", { name: /A film/ })).toBeNull();
  expect(calls.at(-1)?.query).toMatchObject({ part: "bought" });
});

test("shows where gems came from and went to, by reason and by month", async () => {
  const { sheet } = await open();
  const received = within(await sheet.findByRole("region", { name: /^Received/ }));
  received.getByRole("heading", { name: "Received 770 gems" });
  expect(received.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    ...["Bought", "Daily gems and awards"],
  ]);
  sheet.getByRole("heading", { name: "Spent 15 gems" });
  sheet.getByRole("heading", { name: "Ended 10 gems" });
  expect(sheet.getByRole("row", { name: "March 750 12 10" })).toBeTruthy();
});

test("shows another year, also one in which nothing happened", async () => {
  const { sheet, user } = await open();
  await user.click(await sheet.findByRole("radio", { name: `${THIS_YEAR - 1}` }));
  await sheet.findByText("Nothing came in or went out.");
  expect(sheet.queryByRole("button", { name: /CSV/ })).toBeNull();
});

test("saves all entries of the year, which a spreadsheet takes as they are", async () => {
  const saved = vi.spyOn(saving, "saveText").mockImplementation(() => undefined);
  const { sheet, user } = await open();
  await user.click(await sheet.findByRole("button", { name: "Save all entries as CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [text = "", name] = saved.mock.calls[0] ?? [];
  expect(name).toBe(`gems-${THIS_YEAR}.csv`);
  expect(text.split("\r\n")).toHaveLength(4);
  expect(text).toContain(",'=A film,-3,");
});
