import { afterEach, expect, it } from "vitest";
import { formParamsSet } from "../store/prompt-slice.ts";
import { makeStore } from "../store/store.ts";
import { keepDraft } from "./keep-draft.ts";

afterEach(() => localStorage.clear());

const saved = () => JSON.parse(localStorage.getItem("promptDraft") ?? "null");

it("keeps what was chosen a moment before the page is left", async () => {
  const { store, listener } = makeStore();
  keepDraft(listener, store);
  store.dispatch(formParamsSet({ duration: 4 }));
  await Promise.resolve();
  dispatchEvent(new Event("pagehide"));
  expect(saved()).toMatchObject({ additionalParams: { duration: 4 } });
});

it("leaves an older draft alone when nothing was changed", () => {
  localStorage.setItem("promptDraft", JSON.stringify({ prompt: "a lighthouse" }));
  const { store, listener } = makeStore();
  keepDraft(listener, store);
  dispatchEvent(new Event("pagehide"));
  expect(saved()).toEqual({ prompt: "a lighthouse" });
});
