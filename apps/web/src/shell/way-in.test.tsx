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

/** Runs what the page runs before its first paint. */
function beginPage(): void {
  addWhatJsdomLacks();
  delete root.dataset.member;
  new Function(theme)();
}

afterEach(() => {
  delete root.dataset.member;
});

test("hides the server-rendered sign-in link only from a known user or right after sign-in", () => {
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

test("shows it once the user is known to be signed out", async () => {
  root.dataset.member = "";
  fakeServer({});
  show(() => <TopBar />, { signedIn: false });
  await screen.findByRole("link", { name: "Sign in" });
  expect(root.dataset.member).toBeUndefined();
});
