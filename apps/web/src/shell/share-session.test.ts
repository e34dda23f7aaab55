import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { libraryApi } from "../features/creation/library-api.ts";
import { modelsApi } from "../features/prompt/models-api.ts";
import { makeStore } from "../make-store.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { card, me } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { shareSession } from "./share-session.ts";

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  localStorage.clear();
});

/** The user the server reports as signed in. */
let served: string | null = null;

/** Opens a tab that can ask the server who is signed in. */
function openTab(uid: string | null) {
  const { store, listener } = makeStore();
  const channel = new BroadcastChannel("session-test");
  channels.push(channel);
  const renew = vi.fn(async () => {
    if (served !== null) store.dispatch(authSet({ token: "t", uid: served }));
  });
  if (uid !== null) store.dispatch(authSet({ token: "t", uid }));
  shareSession(listener, store, renew, channel);
  return Object.assign(store, { renew });
}

test("signs out the user's other tabs, and no other user's", async () => {
  served = null;
  const [here, there, other] = [openTab("usr_ada"), openTab("usr_ada"), openTab("usr_mira")];
  here.dispatch(authCleared());
  await waitFor(() => expect(there.getState().auth.uid).toBeNull());
  expect(there.getState().ui.toast.text).toMatch(/signed out in another tab/);
  expect(here.getState().ui.toast.toggled).toBe(false);
  expect(other.getState().auth.uid).toBe("usr_mira");
});

test("signs in the signed-out tabs and leaves the others alone", async () => {
  served = "usr_ada";
  fakeServer({ getMe: () => me({ id: "usr_ada", displayName: "Ada Lindqvist" }) });
  const [waiting, busy] = [openTab(null), openTab("usr_mira")];
  // Returns from the provider, signed in before the tab can announce it.
  openTab("usr_ada");
  await waitFor(() => expect(waiting.getState().auth.uid).toBe("usr_ada"));
  await waitFor(() =>
    expect(waiting.getState().ui.toast.text).toBe("You're now signed in as Ada Lindqvist."),
  );
  expect(waiting.renew).toHaveBeenCalledOnce();
  expect(busy.renew).not.toHaveBeenCalled();

  const late = openTab(null);
  waiting.dispatch(authCleared());
  waiting.dispatch(authSet({ token: "t", uid: "usr_ada" }));
  await waitFor(() => expect(late.getState().auth.uid).toBe("usr_ada"));

  late.dispatch(authCleared());
  late.dispatch(authSet({ token: "t", uid: "usr_ada" }));
  await waitFor(() => expect(waiting.getState().ui.toast.text).toMatch(/signed in again/));
});

test("shows a new user nothing of the previous one", async () => {
  served = "usr_mira";
  const works = fakeServer({
    listCreations: () => ({
      items: [card({ id: "crt_1", prompt: "ada's own" })],
      nextCursor: null,
    }),
  });
  const left = openTab("usr_ada");
  await left.dispatch(libraryApi.endpoints.listCreations.initiate({ view: "library", q: "" }));
  expect(works).toHaveLength(1);
  // Her session has ended, and the page stays as it is for her return.
  left.dispatch(authCleared());
  expect(JSON.stringify(left.getState())).toContain("ada's own");
  openTab("usr_mira");
  await waitFor(() => expect(left.getState().auth.uid).toBe("usr_mira"));
  await waitFor(() => expect(JSON.stringify(left.getState())).not.toContain("ada's own"));
});

test("refetches the offered models after sign-in", async () => {
  served = "usr_ada";
  const calls = fakeServer({
    listModels: () => ({ items: [] }),
    getMe: () => me({ id: "usr_ada" }),
  });
  const asked = () => calls.filter(({ name }) => name === "listModels");
  const waiting = openTab(null);
  const shown = waiting.dispatch(modelsApi.endpoints.listModels.initiate());
  await shown;
  expect(asked()).toHaveLength(1);
  openTab("usr_ada");
  await waitFor(() => expect(asked()).toHaveLength(2));
  shown.unsubscribe();
});
