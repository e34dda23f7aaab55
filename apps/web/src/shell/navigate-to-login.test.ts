import { afterEach, expect, test, vi } from "vitest";
import { makeStore } from "../make-store.ts";
import { loginAsked } from "../store/ui-slice.ts";
import { navigateToLogin } from "./navigate-to-login.ts";

afterEach(() => document.querySelector("textarea")?.remove());

function open() {
  const { store, listener } = makeStore();
  const opened = vi.fn();
  navigateToLogin(listener, opened);
  const field = document.body.appendChild(document.createElement("textarea"));
  return { store, opened, field };
}

test("does not interrupt typing when a session ends", () => {
  const { store, opened, field } = open();
  field.focus();
  store.dispatch(loginAsked({ continueUrl: "/", message: "", ended: true }));
  expect(opened).not.toHaveBeenCalled();
  expect(store.getState().ui.toast.text).toMatch(/what you wrote stays here/);
  // Requested by a press, it opens.
  store.dispatch(loginAsked({ continueUrl: "/", message: "" }));
  expect(opened).toHaveBeenCalledOnce();
});

test("navigates a user who is only looking to the login page", () => {
  const { store, opened } = open();
  store.dispatch(loginAsked({ continueUrl: "/", message: "", ended: true }));
  expect(opened).toHaveBeenCalledOnce();
});

test("opens the page about a disabled account even while its user is typing", () => {
  const { store, opened, field } = open();
  field.focus();
  store.dispatch(loginAsked({ continueUrl: "/", message: "", page: "disabled", ended: true }));
  expect(opened).toHaveBeenCalledOnce();
});
