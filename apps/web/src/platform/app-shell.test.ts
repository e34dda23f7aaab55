import { afterEach, expect, onTestFinished, test } from "vitest";
import { isInApp } from "../store/is-in-app.ts";
import { appShell } from "./app-shell.ts";

afterEach(() => Reflect.deleteProperty(window, "kinoraShell"));

const put = (shell: unknown) =>
  Object.defineProperty(window, "kinoraShell", { value: shell, configurable: true });

test("a shell of another version of the contract is none, and still no browser", () => {
  expect(isInApp()).toBe(false);
  put({ version: 2, store: "app_store", storefront: "USA" });
  expect(appShell()).toBeNull();
  expect(isInApp()).toBe(true);
});

test("an element of that name is no shell", () => {
  const link = document.createElement("a");
  link.id = "kinoraShell";
  document.body.append(link);
  onTestFinished(() => link.remove());
  expect(appShell()).toBeNull();
  expect(isInApp()).toBe(false);
});
