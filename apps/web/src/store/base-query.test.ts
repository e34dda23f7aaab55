import { call } from "@kinora/contracts/call";
import { configureStore, type UnknownAction } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authAwaited, authCleared, authReducer, authSet } from "./auth-slice.ts";
import { sessionBaseQuery } from "./base-query.ts";
import type { Refreshed } from "./session.ts";
import { uiReducer } from "./ui-slice.ts";

const NativeRequest = globalThis.Request;
const refusal = (code: string) => ({ code, message: "m", details: {}, requestId: "r" });

/** Starts a server that accepts one token, and a session that answers a refresh as given. */
function begin(
  accepted: string,
  refreshed: Refreshed,
  reconnected: (dispatch: (action: UnknownAction) => void) => Promise<void> = async () => undefined,
) {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (input: Request) => {
    const bearer = input.headers.get("authorization");
    sent.push(bearer);
    if (accepted === "disabled") return Response.json(refusal("ACCOUNT_DISABLED"), { status: 403 });
    return bearer === `Bearer ${accepted}`
      ? Response.json({ ok: true })
      : Response.json(refusal("TOKEN_EXPIRED"), { status: 401 });
  });
  const refresh = vi.fn(async () => refreshed);
  const dispatch = (action: UnknownAction): void => {
    store.dispatch(action);
  };
  const api = createApi({
    baseQuery: sessionBaseQuery({
      ready: async () => undefined,
      refresh,
      reconnected: () => reconnected(dispatch),
    }),
    endpoints: (build) => ({
      me: build.query<unknown, void>({ query: () => call("getMe") }),
      claim: build.mutation<unknown, void>({ query: () => call("getMe") }),
    }),
  });
  const store = configureStore({
    reducer: { auth: authReducer, ui: uiReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const ask = () => store.dispatch(api.endpoints.me.initiate(undefined, { forceRefetch: true }));
  const press = () => store.dispatch(api.endpoints.claim.initiate());
  return { store, ask, press, sent, refresh };
}

beforeEach(() =>
  vi.stubGlobal(
    "Request",
    class extends NativeRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, "http://localhost").href, init);
      }
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const fresh = { outcome: "signed-in", token: "new", uid: "ada", expiresAt: "" } as const;

test("sends a valid token without a refresh", async () => {
  const { store, ask, sent, refresh } = begin("old", fresh);
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  expect((await ask()).data).toEqual({ ok: true });
  expect(sent).toEqual(["Bearer old"]);
  expect(refresh).not.toHaveBeenCalled();
});

test("answers a 401 with one refresh and one retry", async () => {
  const { store, ask, sent, refresh } = begin("new", fresh);
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  expect((await ask()).data).toEqual({ ok: true });
  expect(sent).toEqual(["Bearer old", "Bearer new"]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(store.getState().auth).toEqual({ token: "new", uid: "ada" });
});

test("opens the login page with a note about the draft when a refresh ends the session", async () => {
  const { store, ask, sent } = begin("new", { outcome: "signed-out" });
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  expect((await ask()).error).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
  expect(store.getState().auth).toEqual({ token: null, uid: null });
  expect(store.getState().ui.loginMessage).toContain("your draft is saved");
});

test("does not retry a second 401 after the refresh", async () => {
  const { store, ask, sent, refresh } = begin("another", fresh);
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  expect((await ask()).error).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(2);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("signs nobody out when a refresh does not reach the server", async () => {
  const { store, ask } = begin("new", { outcome: "unreachable" });
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  await ask();
  expect(store.getState().auth.token).toBe("old");
  expect(store.getState().ui.loginMessage).toBe("");
});

test.each([
  ["renewed", authSet({ token: "old", uid: "ada" })],
  ["given", authAwaited({ uid: "ada" })],
])(
  "a request waits while its token cannot be %s, and is then sent again",
  async (_what, before) => {
    const { store, ask, sent } = begin("new", { outcome: "unreachable" }, async (dispatch) => {
      dispatch(authSet({ token: "new", uid: "ada" }));
    });
    store.dispatch(before);
    expect((await ask()).data).toEqual({ ok: true });
    expect(sent.at(-1)).toBe("Bearer new");
  },
);

test("resends a request that failed with the connection once that is back", async () => {
  const { store, ask, sent } = begin("new", { outcome: "unreachable" }, async (dispatch) => {
    vi.stubGlobal("fetch", working);
    dispatch(authSet({ token: "new", uid: "ada" }));
  });
  const working = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  store.dispatch(authAwaited({ uid: "ada" }));
  expect((await ask()).data).toEqual({ ok: true });
  expect(sent).toEqual(["Bearer new"]);
});

test("asks a signed-out visitor to sign in without a refresh", async () => {
  const { store, press, refresh } = begin("new", fresh);
  await press();
  expect(refresh).not.toHaveBeenCalled();
  expect(store.getState().ui.loginMessage).toBe("Sign in to continue.");
});

test("asks nobody to sign in for what a page still asks after a sign-out", async () => {
  const { store, ask } = begin("old", fresh);
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  await ask();
  store.dispatch(authCleared());
  await ask();
  expect(store.getState().ui.loginMessage).toBe("");
});

test("tells a disabled account so, and keeps the session that lets its owner read why", async () => {
  const { store, ask } = begin("disabled", fresh);
  store.dispatch(authSet({ token: "old", uid: "ada" }));
  await ask();
  expect(store.getState().auth.token).toBe("old");
  expect(store.getState().ui.loginPage).toBe("disabled");
});
