import type { Takeout } from "@kinora/contracts/takeout/takeout";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { TakeEverything } from "./take-everything.tsx";

const askedAt = "2026-11-20T12:00:00.000Z";
const making: Takeout = { state: "making", askedAt, percent: 40 };
const ready: Takeout = {
  ...{
    state: "ready",
    askedAt,
    bytes: 6_200_000_000,
    files: 812,
    href: "/api/me/takeout/file?id=1",
  },
  ...{ until: "2026-11-27T12:00:00.000Z", againAt: "2999-01-01T00:00:00.000Z" },
};

test("requests the archive and shows its progress", async () => {
  let takeout: Takeout = { state: "none" };
  fakeServer({
    getTakeout: () => takeout,
    askForTakeout: () => {
      takeout = making;
      return takeout;
    },
  });
  const { user } = show(() => <TakeEverything />);
  await user.click(await screen.findByRole("button", { name: "Prepare download" }));
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("40");
  await screen.findByText("40% done. You can leave; we'll tell you when it's ready.");
});

test("shows the size and expiry of a finished archive, and makes no second one on the same day", async () => {
  fakeServer({ getTakeout: () => ready });
  show(() => <TakeEverything />);
  await screen.findByText(/^6.2 GB, 812 files. It's kept until November 27, 2026;/);
  expect(screen.queryByRole("button", { name: "Prepare a new one" })).toBeNull();
});

test("downloads from a fresh address, however long the page was open", async () => {
  let asked = 0;
  fakeServer({
    getTakeout: () => {
      asked += 1;
      return { ...ready, href: `/api/me/takeout/file?id=${asked}` };
    },
  });
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, href: window.location.href, assign });
  const { user } = show(() => <TakeEverything />);
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/me/takeout/file?id=2"));
});

test("lets the user retry a failed archive, and shows a refusal", async () => {
  fakeServer({
    getTakeout: (): Takeout => ({ state: "failed", askedAt }),
    askForTakeout: () => {
      throw new Refused(429, "TAKEOUT_TODAY");
    },
  });
  const { store, user } = show(() => <TakeEverything />);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await untilSaid(store, "You've already requested it today");
});
