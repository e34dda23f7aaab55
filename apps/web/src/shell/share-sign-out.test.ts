import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { makeStore } from "../store/store.ts";
import { shareSignOut } from "./share-sign-out.ts";

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  localStorage.clear();
});

function openTab(uid: string) {
  const { store, listener } = makeStore();
  const channel = new BroadcastChannel("sign-out-test");
  channels.push(channel);
  shareSignOut(listener, store, channel);
  store.dispatch(authSet({ token: "t", uid }));
  return store;
}

test("signing out reaches the person's other tabs, and nobody else's", async () => {
  const [here, there, other] = [openTab("usr_ada"), openTab("usr_ada"), openTab("usr_mira")];
  here.dispatch(authCleared());
  await waitFor(() => expect(there.getState().auth.uid).toBeNull());
  expect(there.getState().ui.toast.text).toMatch(/signed out in another tab/);
  expect(here.getState().ui.toast.toggled).toBe(false);
  expect(other.getState().auth.uid).toBe("usr_mira");
});
