import { expect, test } from "vitest";
import { makeStore } from "../make-store.ts";
import { creation } from "../test/builders.ts";
import { beginRemix } from "./begin-remix.ts";

test("fills the composer with a remix that its author allows", () => {
  const { store } = makeStore();
  expect(beginRemix(store, creation({ id: "crt_1", remixing: "open" }), false)).toBe(true);
  expect(store.getState().prompt.form.remix?.parentId).toBe("crt_1");
});

test.each([
  ["followers", /^Follow @\w+ to remix this\.$/],
  ["closed", "The author of this work doesn't let you remix it."],
] as const)("says why there is no remix: %s", (remixing, words) => {
  const { store } = makeStore();
  const before = store.getState().prompt.form;
  expect(beginRemix(store, creation({ id: "crt_1", remixing }), false)).toBe(false);
  expect(store.getState().prompt.form).toBe(before);
  expect(store.getState().ui.toast?.text).toMatch(words);
});
