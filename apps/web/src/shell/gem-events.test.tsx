import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GemsPage } from "../features/gem/gems-page.tsx";
import { balance, entry } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { applyEvent } from "./live-events.ts";

test("adds the row of a finished film with its price to the open statement", async () => {
  let made = false;
  const film = entry({ id: "2", description: "Film, 4 s", amount: -5, balanceAfter: 15 });
  const now = () => balance({ available: made ? 15 : 20 });
  fakeServer({
    listGemEntries: () => ({ items: made ? [film] : [], nextCursor: null }),
    getGemBalance: now,
  });
  const { store } = show(() => <GemsPage />);
  await screen.findByText("No changes yet");
  made = true;
  applyEvent(store, { type: "balance", balance: now() });
  expect((await screen.findByRole("listitem")).textContent).toContain("Film, 4 s");
});
