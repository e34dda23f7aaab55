import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accountApi } from "../features/account/account-api.ts";
import { GemsPage } from "../features/gem/gems-page.tsx";
import { makeStore } from "../make-store.ts";
import { balance, entry, me } from "../test/builders.ts";
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

test("keeps a balance that arrives while an older answer is on its way", async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  fakeServer({
    getMe: async () => {
      await asked;
      return me({ gems: balance({ available: 20 }) });
    },
  });
  const { store } = makeStore();
  const arriving = store.dispatch(accountApi.endpoints.getMe.initiate());
  applyEvent(store, { type: "balance", balance: balance({ available: 27 }) });
  answer();
  await arriving;
  const shown = accountApi.endpoints.getMe.select()(store.getState());
  expect(shown.data?.gems.available).toBe(27);
});
