import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { forgetPerson, rememberPerson } from "../features/account/known-person.ts";
import { writeStored } from "../store/stored-value.ts";
import { me } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { addWhatJsdomLacks } from "../test/missing-in-jsdom.ts";
import { show } from "../test/show.tsx";
import { TopBar } from "./top-bar.tsx";

const theme = readFileSync(join(import.meta.dirname, "../../public/theme.js"), "utf8");
const root = document.documentElement;

/** As the page begins, before anything is painted. */
function beginPage(): void {
  addWhatJsdomLacks();
  delete root.dataset.member;
  new Function(theme)();
}

afterEach(() => {
  delete root.dataset.member;
});

test("the way in that the server drew is hidden from who is known or just signed in, and from nobody else", () => {
  beginPage();
  expect(root.dataset.member).toBeUndefined();
  rememberPerson(me());
  beginPage();
  expect(root.dataset.member).toBe("");
  forgetPerson();
  beginPage();
  expect(root.dataset.member).toBeUndefined();
  writeStored("signingIn", true, "for-the-tab");
  beginPage();
  expect(root.dataset.member).toBe("");
});

test("once it is known that nobody is signed in, it is shown", async () => {
  root.dataset.member = "";
  fakeServer({});
  show(() => <TopBar />, { signedIn: false });
  await screen.findByRole("link", { name: "Sign in" });
  expect(root.dataset.member).toBeUndefined();
});
