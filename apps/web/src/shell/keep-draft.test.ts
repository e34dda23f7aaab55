import { waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { formFieldsSet, formLoaded, formParamsSet } from "../entities/prompt/prompt-slice.ts";
import { makeStore } from "../make-store.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { keepSearch, recentSearches } from "../store/recent-searches.ts";
import { forgetRemixOnSignOut } from "./forget-remix.ts";
import { keepDraft } from "./keep-draft.ts";

afterEach(() => localStorage.clear());

const saved = () => JSON.parse(localStorage.getItem("promptDraft") ?? "null");

it("saves a change made just before the page is left", async () => {
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  store.dispatch(formParamsSet({ duration: 4 }));
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));
  expect(saved()).toMatchObject({ additionalParams: { duration: 4 } });
});

it("saves a film's model once it was chosen, so that a default never turns into a choice", async () => {
  const { store, listener } = makeStore();
  void keepDraft(listener, store);
  const leave = async () => {
    await Promise.resolve();
    dispatchEvent(new Event("pagehide"));
  };
  store.dispatch(formFieldsSet({ prompt: "a fox" }));
  await leave();
  expect(saved().generationModel).toBeUndefined();
  store.dispatch(formFieldsSet({ generationModel: "kling 1.6 pro" }));
  await leave();

  const { store: later, listener: other } = makeStore();
  await keepDraft(other, later);
  expect(later.getState().prompt.form).toMatchObject({
    ...{ generationModel: "kling 1.6 pro", modelChosen: true },
  });
  // What was restored is saved too, and nothing of it in a later test.
  await leave();
});

it.each([
  ["the number of works", { works: 4, beside: [] }],
  ["the models side by side", { works: 1, beside: ["flux 1.1 pro"] }],
])("keeps %s across a reload", async (_what, press) => {
  const { store, listener } = makeStore();
  void keepDraft(listener, store);
  store.dispatch(formFieldsSet({ prompt: "a fox", ...press }));
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));

  const { store: later, listener: other } = makeStore();
  await keepDraft(other, later);
  expect(later.getState().prompt.form).toMatchObject(press);
  // What was restored is saved too, and nothing of it in a later test.
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));
});

it("leaves an older draft alone when nothing was changed", () => {
  localStorage.setItem("promptDraft", JSON.stringify({ prompt: "a lighthouse" }));
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  dispatchEvent(new Event("pagehide"));
  expect(saved()).toEqual({ prompt: "a lighthouse" });
});

it("keeps a remix across a reload and the look for a session, and forgets it on sign-out", async () => {
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  store.dispatch(formLoaded({ prompt: "a fox in the rain", parentId: "c1" }));
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));

  const { store: later, listener: other } = makeStore();
  forgetRemixOnSignOut(other);
  void keepDraft(other, later);
  const parent = () => later.getState().prompt.form.remix?.parentId;
  await waitFor(() => expect(parent()).toBe("c1"));
  later.dispatch(authCleared());
  expect(parent()).toBe("c1");
  later.dispatch(authSet({ token: "t", uid: "ada" }));
  later.dispatch(authCleared());
  expect(later.getState().prompt.form).toMatchObject({ prompt: "a fox in the rain", remix: null });
});

it("rejects a parent whose prompt is unknown", async () => {
  localStorage.setItem("promptDraft", JSON.stringify({ prompt: "a teapot", parentId: "c1" }));
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  await waitFor(() => expect(store.getState().prompt.form.prompt).toBe("a teapot"));
  expect(store.getState().prompt.form.remix).toBeNull();
});

it.each([
  ["finds nothing of the person before", "", ""],
  ["keeps what they wrote before they signed in", "a fox", "a fox"],
])("another user who signs in %s", async (_what, written, left) => {
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  const prompt = () => store.getState().prompt.form.prompt;
  store.dispatch(authSet({ token: "t", uid: "ada" }));
  store.dispatch(formFieldsSet({ prompt: "a secret lighthouse" }));
  store.dispatch(authCleared());
  store.dispatch(authSet({ token: "t", uid: "ada" }));
  expect(prompt()).toBe("a secret lighthouse");
  store.dispatch(authCleared());
  if (written) store.dispatch(formFieldsSet({ prompt: written }));
  dispatchEvent(new Event("pagehide"));

  const { store: later, listener: other } = makeStore();
  forgetRemixOnSignOut(other);
  void keepDraft(other, later);
  later.dispatch(authSet({ token: "t", uid: "bruno" }));
  await import("./saved-draft.ts");
  await waitFor(() => expect(later.getState().prompt.form.prompt).toBe(left));
  dispatchEvent(new Event("pagehide"));
  expect(saved()?.prompt ?? "").toBe(left);
});

it("another user finds no searches of a session that ended elsewhere", async () => {
  keepSearch("a rare illness");
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  store.dispatch(authCleared());
  store.dispatch(authSet({ token: "t", uid: "bruno" }));
  expect(recentSearches()).toEqual([]);
  keepSearch("a lighthouse");
  store.dispatch(authSet({ token: "t2", uid: "bruno" }));
  expect(recentSearches()).toEqual(["a lighthouse"]);
});

it("a sign-out leaves the draft of another tab alone, but for the work it remixes", async () => {
  vi.useFakeTimers();
  const { store, listener } = makeStore();
  forgetRemixOnSignOut(listener);
  void keepDraft(listener, store);
  store.dispatch(authSet({ token: "t", uid: "ada" }));
  await vi.advanceTimersByTimeAsync(1_000);
  const written = { prompt: "draft F", remix: { parentId: "c1", prompt: "a fox" } };
  localStorage.setItem("promptDraft", JSON.stringify(written));
  store.dispatch(authCleared());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved()).toEqual({ prompt: "draft F" });
});
