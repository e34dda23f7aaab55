import { afterEach, expect, test } from "vitest";
import { appShell, isInApp } from "./app-shell.ts";

afterEach(() => {
  Reflect.deleteProperty(window, "kinoraShell");
  document.body.replaceChildren();
});

const put = (shell: unknown) =>
  Object.defineProperty(window, "kinoraShell", { value: shell, configurable: true });

test("a shell of another version of the contract is none, and still no browser", () => {
  expect(isInApp()).toBe(false);
  put({ version: 2, store: "app_store", storefront: "USA" });
  expect(appShell()).toBeNull();
  expect(isInApp()).toBe(true);
});

test("an element of that name is no shell", () => {
  document.body.innerHTML = `<a id="kinoraShell"></a>`;
  expect(appShell()).toBeNull();
});
