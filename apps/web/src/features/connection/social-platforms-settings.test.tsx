import type { ConnectedAccount } from "@kinora/contracts/connection/connection";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { SocialPlatformsSettings } from "./social-platforms-settings.tsx";

const PAGE: ConnectedAccount = {
  ...{ id: "con_1", platform: "facebook", flavour: "facebook-login", name: "Fox Page" },
  ...{ state: "needs_reauth", connectedAt: "2026-11-01T08:00:00Z", endsAt: null },
  endsWith: ["fox.pictures"],
};
const platforms = [
  { platform: "facebook", flavours: ["facebook-login"], simulated: true },
  { platform: "tiktok", flavours: [], simulated: false },
] as const;

test("chooses among offered accounts once, and disconnects after saying what ends", async () => {
  let items: ConnectedAccount[] = [];
  const onTaken = vi.fn();
  const calls = fakeServer({
    listConnections: () => ({ platforms: [...platforms], items, most: 2 }),
    returnFromPlatform: () => ({
      ...{ id: "off_1", platform: "facebook", failure: null },
      accounts: [
        { accountId: "1", name: "Fox Page", reason: null },
        { accountId: "2", name: "Bear Page", reason: "Facebook listed it without access." },
      ],
    }),
    chooseAccounts: () => {
      items = [PAGE];
      return { platforms: [...platforms], items, most: 2 };
    },
    disconnect: () => {
      items = [];
      return { byHand: true };
    },
  });
  const { user, store } = show(() => (
    <SocialPlatformsSettings returned={{ code: "c", state: "s" }} onTaken={onTaken} />
  ));
  const sheet = within(await screen.findByRole("dialog"));
  expect(onTaken).toHaveBeenCalledTimes(1);
  const boxes = sheet.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
  sheet.getByText("Facebook listed it without access.");
  await user.click(sheet.getByRole("button", { name: "Connect" }));
  await untilSaid(store, "1 account is connected.");
  await screen.findByText(/no longer accepts this connection/);
  screen.getByText("Not set up on this server.");
  screen.getByRole("heading", { name: "Simulated Facebook" });
  screen.getByRole("button", { name: "Reconnect" });
  await user.click(screen.getByRole("button", { name: "Disconnect Fox Page" }));
  const asked = within(await screen.findByRole("dialog"));
  asked.getByText(/disconnects these too: fox\.pictures/);
  await user.click(asked.getByRole("button", { name: "Disconnect" }));
  await untilSaid(
    store,
    "Disconnected here. Simulated Facebook couldn't be told: remove Kinora in your settings there.",
  );
  const sent = calls.filter(({ name }) => name !== "listConnections");
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ["returnFromPlatform", { code: "c", state: "s" }],
    ["chooseAccounts", { accountIds: ["1"] }],
    ["disconnect", null],
  ]);
});

test("says that nothing was connected when its person didn't agree", async () => {
  const calls = fakeServer({
    listConnections: () => ({ platforms: [...platforms], items: [], most: 2 }),
  });
  const { store } = show(() => (
    <SocialPlatformsSettings returned={{ error: "access_denied", state: "s" }} onTaken={() => {}} />
  ));
  await untilSaid(store, "Nothing was connected: the platform says that you didn't agree.");
  screen.getByText("0 of the 2 accounts your plan has room for.");
  expect(calls.map(({ name }) => name)).not.toContain("returnFromPlatform");
});
