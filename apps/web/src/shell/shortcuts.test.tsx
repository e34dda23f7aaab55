import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { Shortcuts } from "./shortcuts.tsx";

afterEach(() => delete document.documentElement.dataset.characterKeys);

test("the keys are listed at “?”, unless keys of one character are switched off", async () => {
  show(() => (
    <>
      A page
      <Shortcuts />
    </>
  ));
  await screen.findByText("A page");
  document.documentElement.dataset.characterKeys = "off";
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  document.documentElement.dataset.characterKeys = "on";
  await userEvent.keyboard("?");
  await screen.findByRole("dialog", { name: "Keys" });
});
