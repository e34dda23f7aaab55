import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { PageNav } from "./page-nav.tsx";

const PAGES = [
  { to: "/settings", label: "Overview" },
  { to: "/settings/words", label: "Words" },
  { to: "/admin/people", label: "People" },
] as const;

const nav = () => <PageNav label="Settings" pages={PAGES} className="" />;

test("shows the current page in one line on a phone and opens the others", async () => {
  const { user, address } = show(nav, { at: "/settings/words" });
  await user.click(await screen.findByRole("button", { name: "Settings: Words" }));
  const list = await screen.findByRole("list", { name: "Settings" });
  expect(within(list).getByRole("button", { name: "Words" }).ariaPressed).toBe("true");
  await user.click(within(list).getByRole("button", { name: "People" }));
  await screen.findByRole("button", { name: "Settings: People" });
  expect(address()).toBe("/admin/people");
});

test("marks only the nearest page as current, and its parent as an ancestor", async () => {
  const { go } = show(nav, { at: "/settings/words" });
  const current = () =>
    screen
      .getAllByRole("link")
      .filter((link) => link.ariaCurrent === "page")
      .map((link) => link.textContent);
  await screen.findByRole("link", { name: "Words" });
  expect(current()).toEqual(["Words"]);
  go("/admin/people/usr_ada");
  await screen.findByRole("button", { name: "Settings: People" });
  expect(current()).toEqual(["People"]);
});
