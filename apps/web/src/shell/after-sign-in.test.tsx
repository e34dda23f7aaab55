import type { Creation } from "@kinora/contracts/creation/creation";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeStore } from "../make-store.ts";
import { authSet } from "../store/auth-slice.ts";
import { keepPressed, type Pressed, takePressed } from "../store/pressed.ts";
import { creation, me } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { show, untilSaid } from "../test/show.tsx";
import { board, story } from "../test/story-builders.ts";
import { AfterSignIn } from "./after-sign-in.tsx";
import { keepSession, sessionKnown } from "./keep-session.ts";

const LIKE: Pressed = { act: "like", id: "crt_1" };

interface Back {
  readonly signedIn?: boolean;
  readonly gems?: Creation["gems"];
  readonly likedByMe?: boolean;
  /** The author of the storyboard. */
  readonly boardOf?: string;
}

/** Reopens the page after a visitor left it with this press. */
function backWith(
  pressed: Pressed,
  { signedIn = true, gems = null, likedByMe = false, boardOf = "usr_bruno" }: Back = {},
) {
  onTestFinished(() => sessionStorage.clear());
  onTestFinished(() => history.replaceState(null, "", "/"));
  history.replaceState(null, "", "/item/crt_1");
  keepPressed(pressed, "/item/crt_1");
  const { handle, displayName, avatarUrl } = me();
  const calls = fakeServer({
    getCreation: () => creation({ id: "crt_1", likes: 2, likedByMe, gems }),
    likeCreation: () => ({ likes: 3, likedByMe: true }),
    getSharedBoard: () => ({
      board: board(),
      author: { id: boardOf, handle, displayName, avatarUrl },
      seconds: 12,
      estimated: false,
      scenes: [],
      updatedAt: "2026-06-15T12:00:00.000Z",
      reported: false,
    }),
    createStory: () => story({ id: "sty_2" }),
  });
  return { calls, page: show(() => <AfterSignIn />, { signedIn }) };
}

test("applies and confirms a like that a visitor pressed once they are signed in", async () => {
  const { calls, page } = backWith(LIKE);
  await untilSaid(page.store, "You're signed in. Liked.");
  expect(calls.map(({ name }) => name)).toEqual(["getCreation", "likeCreation"]);
});

test("keeps an earlier like of the same account", async () => {
  const { calls, page } = backWith(LIKE, { likedByMe: true });
  await untilSaid(page.store, "You're signed in. Liked.");
  expect(calls.map(({ name }) => name)).toEqual(["getCreation"]);
});

test("waits until it is known who has signed in", async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => answer);
  keepSession(makeStore().store);
  const { page } = backWith(LIKE, { signedIn: false });
  await waitFor(() => expect(sessionStorage.getItem("pressed")).toBe("null"));
  page.store.dispatch(authSet({ token: "t", uid: "usr_ada" }));
  resolve(Response.json({ token: null, uid: null, expiresAt: null }));
  await untilSaid(page.store, "You're signed in. Liked.");
});

test("copies and opens the storyboard, once per press", async () => {
  const { calls, page } = backWith({ act: "copy", id: "abcdefghijklmnopqrstuvwx" });
  const { key } = JSON.parse(sessionStorage.getItem("pressed") ?? "{}");
  await untilSaid(page.store, "You're signed in. The storyboard is copied.");
  expect(page.address()).toBe("/story/sty_2");
  expect(calls.at(-1)).toMatchObject({ body: { prompt: "", board: board() }, key });
});

test("opens an empty report, except for the user's own work", async () => {
  const REPORT: Pressed = { act: "report", id: "crt_1" };
  backWith(REPORT);
  await screen.findByRole("button", { name: "Send report" });
  cleanup();
  const { page } = backWith(REPORT, { gems: { held: 1, settled: 1, refunded: 0 } });
  await untilSaid(page.store, "You're signed in. This is your own work.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["board", "person"] as const)("opens an empty report of a %s", async (noun) => {
  const { calls } = backWith({ act: "report", id: "abcdefghijklmnopqrstuvwx", noun });
  await screen.findByRole("button", { name: "Send report" });
  expect(calls.map(({ name }) => name)).not.toContain("getCreation");
});

test("opens no report of one's own storyboard", async () => {
  const token = "abcdefghijklmnopqrstuvwx";
  const { page } = backWith({ act: "report", id: token, noun: "board" }, { boardOf: me().id });
  await untilSaid(page.store, "You're signed in. This is your own storyboard.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("drops the like of a visitor who did not sign in", async () => {
  const { calls } = backWith(LIKE, { signedIn: false });
  await waitFor(() => expect(sessionStorage.getItem("pressed")).toBe("null"));
  await sessionKnown();
  expect(calls).toEqual([]);
  expect(takePressed()).toBeNull();
});
