import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { balance } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { GemsPage } from "./gems-page.tsx";

const noEntries = () => ({ items: [], nextCursor: null });

test("shows reserved and expiring gems under the balance", async () => {
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () =>
      balance({ held: 4, expiring: { gems: 10, at: "2026-06-17T00:00:00.000Z" } }),
  });
  show(() => <GemsPage />);
  await screen.findByText("4 gems reserved for works in progress");
  await screen.findByText(/^10 gems can be used until Jun 1[67], 2026, \d+:\d\d\s[AP]M$/);
  await screen.findByText(/^Today's gems are claimed\. More at \d+:\d\d\s[AP]M\.$/);
});

test("reports deferred starting gems with the reason and date", async () => {
  const signUpLater = { gems: 100, at: "2026-06-16T00:00:00.000Z" };
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () => balance({ available: 0, signUpLater }),
  });
  show(() => <GemsPage />);
  await screen.findByText(
    /^Your 100 gems to start with will come later: many people signed up from your network or device today\. .*after Jun 1[56], 2026, \d+:\d\d\s[AP]M to get them\.$/,
  );
});

test("shows a debt with its reason", async () => {
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () => balance({ available: 0, owed: 7 }),
  });
  show(() => <GemsPage />);
  await screen.findByText(/^You owe 7 gems: they were spent before their purchase was refunded\./);
});

test("reports an unreadable balance once and retries it", async () => {
  let away = true;
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () => {
      if (away) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return balance();
    },
  });
  const { user } = show(() => <GemsPage />);
  await screen.findByText("Kinora is starting up or busy");
  away = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("20 gems");
});

test("claims the daily gems once and updates the balance", async () => {
  let claimed = false;
  const claim = { gems: 10, paused: false, nextAt: "2026-06-16T00:00:00.000Z" };
  const now = () =>
    balance({
      available: claimed ? 30 : 20,
      dailyClaim: { ...claim, claimable: !claimed },
    });
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: now,
    claimDaily: () => {
      claimed = true;
      return { gems: 10, awards: [], balance: now() };
    },
  });
  const { store, user } = show(() => <GemsPage />);
  await user.click(await screen.findByRole("button", { name: "Claim 10 gems" }));
  await screen.findByText("30 gems");
  await untilSaid(store, "10 gems added");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Claim/ })).toBeNull());
  expect(document.activeElement?.textContent).toMatch(/^Today's gems are claimed\./);
});

test("does not claim gems twice when they were claimed elsewhere, and reports that", async () => {
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () =>
      balance({
        dailyClaim: {
          gems: 10,
          claimable: true,
          paused: false,
          nextAt: "2026-06-16T00:00:00.000Z",
        },
      }),
    claimDaily: () => {
      throw new Refused(409, "DAILY_ALREADY_CLAIMED");
    },
  });
  const { store, user } = show(() => <GemsPage />);
  await user.click(await screen.findByRole("button", { name: "Claim 10 gems" }));
  await untilSaid(store, /^You already have today's gems\./);
});

test("claims nothing without a connection, and reports that", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  fakeServer({
    listGemEntries: noEntries,
    getGemBalance: () =>
      balance({
        dailyClaim: {
          gems: 10,
          claimable: true,
          paused: false,
          nextAt: "2026-06-16T00:00:00.000Z",
        },
      }),
  });
  show(() => <GemsPage />);
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Claim 10 gems" });
  expect(button.disabled).toBe(true);
  screen.getByText("When you're back online.");
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(button.disabled).toBe(false);
});
