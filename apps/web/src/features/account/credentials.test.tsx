import type { AccessToken } from "@kinora/contracts/account/access-token";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { SessionsSettings } from "./sessions-settings.tsx";
import { TokensSettings } from "./tokens-settings.tsx";

const [at, later] = ["2026-11-20T12:00:00.000Z", "2026-12-20T12:00:00.000Z"];
const session = (id: string, device: string, current = false) => ({
  ...{ id, device, current, startedAt: at, seenAt: at },
});

test("signs out another device and keeps this one signed in", async () => {
  let items = [session("here", "Firefox 140, Linux", true), session("phone", "")];
  const calls = fakeServer({
    listSessions: () => ({ items }),
    endSession: ({ params }) => {
      items = items.filter(({ id }) => id !== params.id);
      return { items };
    },
  });
  const { store, user } = show(() => <SessionsSettings />);
  await screen.findByText("Unknown device");
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await untilSaid(store, "Device signed out.");
  expect(calls.filter(({ name }) => name === "endSession")).toMatchObject([
    { params: { id: "phone" } },
  ]);
  await waitFor(() => expect(screen.queryByText("Unknown device")).toBeNull());
});

test("shows a new token once with the requested limits, then lists it", async () => {
  let items: AccessToken[] = [];
  const calls = fakeServer({
    listAccessTokens: () => ({ items }),
    issueAccessToken: () => {
      const spending = { spent: 0, limit: 5 };
      items = [
        {
          ...{ id: "tok", name: "Nightly", scopes: ["read", "create"], expired: false },
          ...{ createdAt: at, expiresAt: later, lastUsedAt: null, day: spending },
          month: { spent: 2, limit: null },
        },
      ];
      return { id: "tok", token: "kin_secret" };
    },
  });
  const { user } = show(() => <TokensSettings />);
  await user.click(await screen.findByRole("button", { name: "New token" }));
  await user.type(await screen.findByLabelText("Name"), "Nightly");
  expect(screen.queryByLabelText("Daily gem limit")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create" }));
  await user.type(screen.getByLabelText("Daily gem limit"), "5 gems");
  await user.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByLabelText("Your token")).toHaveProperty("value", "kin_secret");
  expect(calls.find(({ name }) => name === "issueAccessToken")?.body).toEqual({
    ...{ name: "Nightly", scopes: ["read", "create"], days: 30, spendDay: 5, spendMonth: null },
  });
  await screen.findByText("Today 0 of 5 gems · this month 2 gems");
});
