import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { Shortcuts } from "./shortcuts.tsx";

afterEach(() => {
  delete document.documentElement.dataset.characterKeys;
  globalThis.firstMoments = undefined;
});

test("lists the keys on “?”, unless character keys are switched off", async () => {
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
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
});

test("handles a key that was pressed before the listener existed", async () => {
  globalThis.firstMoments = {
    ...{ lastPress: null, waitForConnection: () => {}, loadIfThere: () => {} },
    lastKey: new KeyboardEvent("keydown", { key: "?" }),
  };
  show(Shortcuts);
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
});

function Vanishing() {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && <input aria-label="Note" onKeyDown={({ key }) => key === "x" && setThere(false)} />}
      <Shortcuts />
    </>
  );
}

test("ignores the rest of a sentence whose field has disappeared", async () => {
  const { user, address } = show(() => <Vanishing />, { at: "/gems" });
  await user.type(await screen.findByLabelText("Note"), "six");
  await act(() => user.keyboard("gc?"));
  expect(screen.queryByLabelText("Note")).toBeNull();
  expect(address()).toBe("/gems");
  expect(screen.queryByRole("dialog")).toBeNull();
});
