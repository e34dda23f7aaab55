import type { ConsentState } from "@kinora/contracts/legal/legal";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { me } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { ConsentPage } from "./consent-page.tsx";

const since = "2026-06-15T12:00:00.000Z";
const state = (about: Partial<ConsentState> = {}): ConsentState => ({
  ...{ needed: true, leastAge: 18, agreedAt: null },
  texts: [
    { name: "terms", version: "t1", since, change: "new" },
    { name: "rules", version: "r1", since, change: "new" },
    { name: "privacy", version: "p1", since, change: "new" },
  ],
  ...about,
});

test("asks a new user to read the texts, state their age and agree to these versions", async () => {
  const calls = fakeServer({
    getConsent: () => state(),
    giveConsent: () => state({ needed: false }),
    getMe: () => me(),
  });
  const agreed = vi.fn();
  const { user } = show(() => <ConsentPage onAgreed={agreed} onLeft={() => undefined} />);
  await screen.findByText("Before you begin");
  expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/terms");
  const button = screen.getByRole("button", { name: "Agree and continue" });
  await user.click(button);
  expect(calls.filter(({ name }) => name === "giveConsent")).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: "I am at least 18 years old." }));
  await user.click(button);
  await waitFor(() => expect(agreed).toHaveBeenCalledOnce());
  expect(calls.find(({ name }) => name === "giveConsent")?.body).toEqual({
    ...{ versions: { terms: "t1", rules: "r1", privacy: "p1" }, oldEnough: true },
  });
});

test("tells a returning user what has changed and offers a download of everything", async () => {
  const [terms, rules, privacy] = state().texts;
  if (!terms || !rules || !privacy) throw new Error("There are three.");
  fakeServer({
    getConsent: () =>
      state({
        agreedAt: "2026-05-01T12:00:00.000Z",
        texts: [
          { ...terms, change: "changed" },
          { ...rules, change: "same" },
          { ...privacy, change: "same" },
        ],
      }),
  });
  show(() => <ConsentPage onAgreed={() => undefined} onLeft={() => undefined} />);
  await screen.findByText(/You agreed on May 1, 2026/);
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/Changed · since June 15, 2026/);
  expect(items[1]).toMatch(/Unchanged/);
  const way = screen.getByRole("link", { name: /Download your data/ });
  expect(way.getAttribute("href")).toBe("/settings");
});

test("shows the new version when a text changed while it was being read", async () => {
  const calls = fakeServer({
    getConsent: () => state(),
    giveConsent: () => {
      throw new Refused(409, "TEXTS_CHANGED", { texts: ["terms"] });
    },
  });
  const agreed = vi.fn();
  const { user } = show(() => <ConsentPage onAgreed={agreed} onLeft={() => undefined} />);
  await user.click(await screen.findByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Agree and continue" }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "getConsent")).toHaveLength(2));
  expect(agreed).not.toHaveBeenCalled();
});

test("signs out a user who does not agree and reports a new account to the server", async () => {
  const calls = fakeServer({
    getConsent: () => state(),
    declineConsent: () => ({ accountRemoved: true }),
  });
  const { user } = show(() => <ConsentPage onAgreed={() => undefined} onLeft={() => undefined} />);
  await user.click(await screen.findByRole("button", { name: "Decline and sign out" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("declineConsent"));
});

test.each([
  [true, 503, true],
  [false, 503, false],
  [false, 200, true],
])(
  "with the account removed (%s) and a sign-out answered with %i, leaves: %s",
  async (accountRemoved, status, leaves) => {
    fakeServer({ getConsent: () => state(), declineConsent: () => ({ accountRemoved }) });
    const others = fetch;
    const ended = vi.fn(async () => new Response("", { status }));
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
      url === "/api/auth/sign-out" ? ended() : others(url, init),
    );
    const left = vi.fn();
    const { user, store } = show(() => <ConsentPage onAgreed={() => undefined} onLeft={left} />);
    await user.click(await screen.findByRole("button", { name: "Decline and sign out" }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    if (leaves) await waitFor(() => expect(left).toHaveBeenCalledOnce());
    else await waitFor(() => expect(store.getState().ui.toast.type).toBe("danger"));
    expect(left).toHaveBeenCalledTimes(leaves ? 1 : 0);
  },
);
