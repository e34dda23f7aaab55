import type { GemReceipt } from "@kinora/contracts/gem/gem";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { entry } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { Statement } from "./statement.tsx";

const receipt: GemReceipt = {
  id: "rcp_film",
  title: "A film of 4 seconds",
  creationId: null,
  steps: [
    { at: "2026-06-15T12:00:00.000Z", step: "hold", gems: 4, note: "" },
    { at: "2026-06-15T12:01:00.000Z", step: "settle", gems: 3, note: "" },
    { at: "2026-06-15T12:01:00.000Z", step: "void", gems: 1, note: "" },
  ],
  lots: [{ kind: "gift", gems: -3, expiresAt: null }],
};

test("each change stands with the balance after it; the rest comes when asked for", async () => {
  fakeServer({
    listGemEntries: ({ query }) =>
      query.cursor === "older"
        ? { items: [entry()], nextCursor: null }
        : {
            items: [entry({ id: "gle_2", amount: -3, balanceAfter: 17, description: "A film" })],
            nextCursor: "older",
          },
  });
  const { user } = show(() => <Statement />);
  const spent = await screen.findByRole("button", { name: /A film/ });
  expect(spent).toHaveAccessibleName(/-3 gems.*Balance after: 17/);
  await user.click(screen.getByRole("button", { name: "Show earlier" }));
  expect(await screen.findByRole("button", { name: /Welcome/ })).toHaveAccessibleName(
    /\+20 gems.*Balance after: 20/,
  );
  expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
});

test("a change opens its receipt: what was reserved, paid and given back, and from which gems", async () => {
  const calls = fakeServer({
    listGemEntries: () => ({ items: [entry({ receiptId: "rcp_film" })], nextCursor: null }),
    getGemReceipt: () => receipt,
  });
  const { user } = show(() => <Statement />);
  await user.click(await screen.findByRole("button", { name: /Welcome/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "A film of 4 seconds" }));
  expect(sheet.getByText("Reserved").closest("li")).toHaveTextContent("4 gems");
  expect(sheet.getByText("Paid").closest("li")).toHaveTextContent("3 gems");
  expect(sheet.getByText("Given back").closest("li")).toHaveTextContent("1 gem");
  expect(sheet.getByText("Gift, never expires")).toBeVisible();
  expect(calls.at(-1)?.params).toEqual({ id: "rcp_film" });
});
