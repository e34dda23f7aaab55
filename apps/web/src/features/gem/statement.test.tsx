import type { GemReceipt } from "@kinora/contracts/gem/gem-receipt";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { entry, ONLY_WORDS } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";
import { Statement } from "./statement.tsx";

/** As on the gems page. */
function WithReceipts() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <Statement onReceipt={setId} />
      <ReceiptSheet id={id} onClose={() => setId(null)} />
    </>
  );
}

const receipt: GemReceipt = {
  id: "rcp_film",
  title: "A film of 4 seconds",
  ...ONLY_WORDS,
  purpose: { source: "create", subject: null },
  creationId: null,
  storyId: null,
  work: null,
  gift: null,
  payment: null,
  storyCost: null,
  steps: [
    { at: "2026-06-15T12:00:00.000Z", step: "hold", gems: 4, note: "", ...ONLY_WORDS },
    { at: "2026-06-15T12:01:00.000Z", step: "settle", gems: 3, note: "", ...ONLY_WORDS },
    { at: "2026-06-15T12:01:00.000Z", step: "void", gems: 1, note: "", ...ONLY_WORDS },
  ],
  lots: [{ kind: "gift", gems: -3, expiresAt: null }],
};

test("shows each change with the balance after it, and loads more on request", async () => {
  fakeServer({
    listGemEntries: ({ query }) =>
      query.cursor === "older"
        ? { items: [entry()], nextCursor: null }
        : {
            items: [entry({ id: "gle_2", amount: -3, balanceAfter: 17, description: "A film" })],
            nextCursor: "older",
          },
  });
  const { user } = show(() => <WithReceipts />);
  const spent = await screen.findByRole("button", { name: /A film/ });
  expect(spent.textContent).toMatch(/-3 gemsBalance after: 17$/);
  await user.click(screen.getByRole("button", { name: "Show earlier" }));
  const given = await screen.findByRole("button", { name: /Welcome/ });
  expect(given.textContent).toMatch(/\+20 gemsBalance after: 20$/);
  expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
});

test("what is shown of it stands in the address", async () => {
  const asked: unknown[] = [];
  fakeServer({
    listGemEntries: ({ query }) => {
      asked.push(query.part);
      return { items: [], nextCursor: null };
    },
  });
  const { user, address } = show(() => <WithReceipts />, { at: "/?show=spent" });
  const out = await screen.findByRole("radio", { name: "Out" });
  expect(out.getAttribute("aria-checked")).toBe("true");
  await user.click(screen.getByRole("radio", { name: "Bought" }));
  await waitFor(() => expect(address()).toBe("/?show=bought"));
  await user.click(screen.getByRole("radio", { name: "All" }));
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() => expect(asked).toEqual(["spent", "bought", undefined]));
});

test("opens a receipt with what was reserved, paid and refunded, and from which gems", async () => {
  const calls = fakeServer({
    listGemEntries: () => ({ items: [entry({ receiptId: "rcp_film" })], nextCursor: null }),
    getGemReceipt: () => receipt,
  });
  const { user } = show(() => <WithReceipts />);
  await user.click(await screen.findByRole("button", { name: /Welcome/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "A film of 4 seconds" }));
  const steps = sheet.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Reserved.*4 gems$/),
    expect.stringMatching(/^Paid.*3 gems$/),
    expect.stringMatching(/^Returned.*1 gem$/),
    "Gift, never expires-3 gems",
  ]);
  expect(calls.at(-1)?.params).toEqual({ id: "rcp_film" });
});

test("states in the receipt that a purchase was refunded, without repeating the title in a step", async () => {
  const at = "2026-06-15T12:00:00.000Z";
  fakeServer({
    listGemEntries: () => ({ items: [entry()], nextCursor: null }),
    getGemReceipt: () => ({
      ...{ ...receipt, title: "Pack of 20", lots: [] },
      steps: [
        { at, step: "credit", gems: 20, note: "Pack of 20", ...ONLY_WORDS },
        { at, step: "reverse", gems: 20, note: "Purchase refunded", ...ONLY_WORDS },
      ],
    }),
  });
  const { user } = show(() => <WithReceipts />);
  await user.click(await screen.findByRole("button", { name: /Welcome/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Pack of 20" }));
  const steps = sheet.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^AddedJun 15, 2026, [\d:]+\s[AP]M2020 gems$/),
    expect.stringMatching(/^Taken back.*Purchase refunded.*20 gems$/),
  ]);
});

test("shows picture and title of the work in its row, and a story's total cost in the receipt", async () => {
  const work = {
    kind: "story" as const,
    words: "The fox and the river",
    thumbnail: null,
    thumbhash: null,
  };
  fakeServer({
    listGemEntries: () => ({
      items: [entry({ amount: -10, description: "Story, 28 s", work })],
      nextCursor: null,
    }),
    getGemReceipt: () => ({
      ...receipt,
      work,
      storyCost: { script: 1, pictures: 5, render: 10, total: 16 },
    }),
  });
  const { user } = show(() => <WithReceipts />);
  await user.click(await screen.findByRole("button", { name: /The fox and the river/ }));
  await screen.findByText(/The whole story has cost 16 gems: script 1, pictures 5, film 10\./);
});
