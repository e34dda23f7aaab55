import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberPerson } from "../features/account/known-person.ts";
import { makeStore } from "../make-store.ts";
import { authSet } from "../store/auth-slice.ts";
import { me } from "../test/builders.ts";
import { keepSession, renewToken, sessionKnown } from "./keep-session.ts";

/** The server's successive answers to refreshes; the last one repeats. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  let at = 0;
  vi.stubGlobal("fetch", async () => answers[Math.min(at++, answers.length - 1)]?.());
}
const away = () => Promise.reject(new TypeError("Failed to fetch"));
const broken = () => new Response("<html>", { status: 503 });
const ada = () =>
  Response.json({
    token: "t",
    uid: "usr_ada",
    expiresAt: new Date(Date.now() + 9e5).toISOString(),
  });
const nobody = () => Response.json({ token: null, uid: null, expiresAt: null });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ["cannot be reached", away],
  ["is broken", broken],
])("keeps the user's identity while the server %s", async (_what, trouble) => {
  const { store } = makeStore();
  rememberPerson(me());
  server(trouble, ada);
  keepSession(store);
  await sessionKnown();
  expect(store.getState().auth).toEqual({ token: null, uid: "usr_ada" });
  expect(store.getState().connection.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.getState().auth).toEqual({ token: "t", uid: "usr_ada" });
  expect(store.getState().connection.lost).toBe(false);
});

test("retries at once when the browser is online", async () => {
  const { store } = makeStore();
  rememberPerson(me());
  server(away, away, ada);
  keepSession(store);
  await sessionKnown();
  await vi.advanceTimersByTimeAsync(1_000);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().auth.token).toBe("t");
});

test("treats a first-time visitor as signed out", async () => {
  const { store } = makeStore();
  server(away);
  await renewToken(store);
  expect(store.getState().auth.uid).toBeNull();
  expect(store.getState().connection.lost).toBe(false);
});

test("signs out a session that has ended, and forgets the user", async () => {
  const { store } = makeStore();
  rememberPerson(me());
  server(away, nobody);
  keepSession(store);
  await sessionKnown();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.getState().auth).toEqual({ token: null, uid: null });
  expect(store.getState().ui.loginMessage).toMatch(/drafts are saved/);
  expect(localStorage.getItem("person")).toBe("null");
});

test("keeps using a valid token while its renewal fails", async () => {
  const { store } = makeStore();
  store.dispatch(authSet({ token: "old", uid: "usr_ada" }));
  server(away);
  await renewToken(store);
  expect(store.getState().auth).toEqual({ token: "old", uid: "usr_ada" });
});

test("shows a disabled account the reason, not just a sign-in prompt", async () => {
  const { store } = makeStore();
  server(() => Response.json({ code: "ACCOUNT_DISABLED" }, { status: 403 }), nobody);
  keepSession(store);
  await sessionKnown();
  expect(store.getState().auth.uid).toBeNull();
  expect(store.getState().ui).toMatchObject({ loginPage: "disabled", loginMessage: "" });
});
