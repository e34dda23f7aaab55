import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import type { ScanPage as Answer } from "@kinora/contracts/scan/scan-page";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ScanPage } from "./scan-page.tsx";

const page: Answer = {
  ...{ number: 0, limits: SHIPPED_LIMITS, shipped: SHIPPED_LIMITS, history: [] },
};
const group = (name: string) => within(screen.getByRole("group", { name }));

test("lets the owner try other limits, shows their effect and saves them", async () => {
  const sent: unknown[] = [];
  fakeServer({
    getScanLimits: () => page,
    tryScanLimits: () => ({
      ...{ tried: 1_000, unknown: 40, changed: 15, mature: { before: 5, after: 21 } },
      before: { clean: 950, unsure: 5, hit: 5 },
      after: { clean: 941, unsure: 17, hit: 2 },
      works: [
        { id: "crt_1", before: "clean", after: "unsure", measure: "sexy", score: 0.61, at: 12 },
      ],
    }),
    setScanLimits: ({ body }) => {
      sent.push(body);
      return page;
    },
  });
  const { user, store } = show(() => <ScanPage />);
  const review = (await screen.findAllByLabelText("Review from")).at(-1) as HTMLElement;
  expect(group("Suggestive").getByLabelText("Review from")).toBe(review);
  await user.clear(review);
  await user.type(review, "0,6");
  await user.click(screen.getByRole("button", { name: "What would it have done?" }));
  await screen.findByText(/The last 1,?000 works: 12 more would be reviewed, 3 fewer refused\./);
  screen.getByText("Rated mature: 21 instead of 5.");
  screen.getByText(/No scores are kept for 40 of them/);
  screen.getByText("Suggestive: 0.61; frame at 0:12");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await untilSaid(store, "It applies to every scan from now on.");
  expect(sent).toEqual([{ ...SHIPPED_LIMITS, sexy: { mature: 0.8, review: 0.6, reject: null } }]);
});

test("reports invalid limits and prevents saving them", async () => {
  fakeServer({ getScanLimits: () => page });
  const { user } = show(() => <ScanPage />);
  await screen.findAllByLabelText("Review from");
  const refuse = group("Explicit drawing").getByLabelText("Refuse from");
  await user.clear(refuse);
  await user.type(refuse, "0.3");
  screen.getByText("The refusal limit must be at or above the review limit.");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.type(refuse, "x");
  screen.getByText("A number from 0 to 1, or empty for never.");
  await user.click(screen.getByRole("button", { name: "Defaults" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false);
});

test("restores earlier limits", async () => {
  const strict = { ...SHIPPED_LIMITS, sexy: { mature: 0.3, review: 0.2, reject: 0.9 } };
  const sent: unknown[] = [];
  const edit = { at: "2026-11-26T10:00:00.000Z", by: "olivia" };
  fakeServer({
    getScanLimits: () => ({
      ...{ ...page, number: 2 },
      history: [
        { ...edit, number: 2, limits: SHIPPED_LIMITS },
        { ...edit, number: 1, limits: strict },
      ],
    }),
    setScanLimits: ({ body }) => {
      sent.push(body);
      return page;
    },
  });
  const { user, store } = show(() => <ScanPage />);
  await screen.findByText(/Suggestive: review 0.2, refuse 0.9, mature 0.3/);
  const [first] = screen.getAllByRole("button", { name: "Restore these" });
  await user.click(first as HTMLElement);
  await untilSaid(store, "Restored.");
  expect(sent).toEqual([strict]);
});
