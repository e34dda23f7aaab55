import { describe, expect, test } from "vitest";
import {
  currentPromptSet,
  formFieldsSet,
  formLoaded,
  formParamsSet,
  formReset,
  storyCleared,
  storySet,
} from "../entities/prompt/prompt-slice.ts";
import { makeStore } from "../make-store.ts";
import { authCleared, authSet } from "./auth-slice.ts";
import { loginAsked, toast, toastSet } from "./ui-slice.ts";

function begin() {
  const { store } = makeStore();
  return { store, state: () => store.getState() };
}

test("starts with the client state of the specification", () => {
  const { auth, ui, prompt } = begin().state();
  expect(auth).toEqual({ token: null, uid: null });
  expect(ui).toEqual({
    loginContinueUrl: "",
    loginPage: "login",
    loginMessage: "",
    toast: { toggled: false, text: "", type: "default", placement: "bottom" },
  });
  expect(prompt.currentPromptId).toBe("");
  expect(prompt.form).toMatchObject({
    model: "animated-diffusion",
    generationModel: "kling 1.6 pro",
    prompt: "",
    type: "text-to-image",
    hidden: false,
    private: false,
    story: { description: "", summary: [] },
    additionalParams: {
      duration: 5,
      theme: "informative",
      style: "photorealistic",
      tone: "basic",
      caption: "bottom",
    },
  });
});

test("sets token and uid on sign-in and clears both on sign-out", () => {
  const { store, state } = begin();
  store.dispatch(authSet({ token: "t", uid: "u" }));
  expect(state().auth).toEqual({ token: "t", uid: "u" });
  store.dispatch(authCleared());
  expect(state().auth).toEqual({ token: null, uid: null });
});

describe("the prompt form", () => {
  test("sets single fields and keeps the others", () => {
    const { store, state } = begin();
    store.dispatch(formFieldsSet({ prompt: "a fox", private: true }));
    store.dispatch(formParamsSet({ duration: 8 }));
    expect(state().prompt.form).toMatchObject({ prompt: "a fox", private: true, hidden: false });
    expect(state().prompt.form.additionalParams).toMatchObject({ duration: 8, tone: "basic" });
  });

  test("sets and clears a story", () => {
    const { store, state } = begin();
    store.dispatch(storySet({ description: "d", summary: ["s"] }));
    expect(state().prompt.form.story).toEqual({ description: "d", summary: ["s"] });
    store.dispatch(storyCleared());
    expect(state().prompt.form.story).toEqual({ description: "", summary: [] });
  });

  test("resets to all defaults", () => {
    const { store, state } = begin();
    const before = state().prompt.form;
    store.dispatch(formLoaded({ prompt: "x", model: "majic", hidden: true }));
    expect(state().prompt.form).toMatchObject({ prompt: "x", model: "majic", hidden: true });
    store.dispatch(currentPromptSet("c1"));
    store.dispatch(formReset());
    expect(state().prompt.form).toEqual(before);
  });
});

test("replaces the previous toast entirely", () => {
  const { store, state } = begin();
  store.dispatch(toastSet({ toggled: true, text: "a", type: "danger", placement: "top" }));
  store.dispatch(toast("b"));
  expect(state().ui.toast).toEqual({
    toggled: true,
    text: "b",
    type: "default",
    placement: "bottom",
  });
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
])("never continues after sign-in at %s", (continueUrl) => {
  const { store, state } = begin();
  store.dispatch(loginAsked({ continueUrl, message: "why" }));
  expect(state().ui).toMatchObject({ loginContinueUrl: "/", loginMessage: "why" });
});

test("continues after sign-in at a path of this origin, with its query", () => {
  const { store, state } = begin();
  store.dispatch(loginAsked({ continueUrl: "/search?q=fox", message: "" }));
  expect(state().ui.loginContinueUrl).toBe("/search?q=fox");
});
