import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { authCleared } from "../../../store/auth-slice.ts";
import { narration, openStoryboard as open } from "../../../test/open-storyboard.tsx";
import { story } from "../../../test/story-builders.ts";

const WORDS = "A fox waits by the river. Then a gull laughed.";

/** Types, and is signed out before the debounce ends. */
async function writeAndLeave() {
  const { store, sent } = open(story({ version: 3 }));
  fireEvent.change(await narration(), { target: { value: WORDS } });
  act(() => void store.dispatch(authCleared()));
  cleanup();
  return { store, sent };
}

test("keeps a sentence that was cut off by a sign-out for its author and saves it later", async () => {
  const { store, sent } = await writeAndLeave();
  expect(sent("changeBoard")).toEqual([]);
  expect(store.getState().ui.loginMessage).toBeFalsy();
  const again = open(story({ version: 3 }));
  await waitFor(() => expect(again.sent("changeBoard")).toHaveLength(1));
  expect(again.sent("changeBoard")[0]?.body).toMatchObject({
    version: 3,
    board: { scenes: [{ narration: WORDS }, {}, {}] },
  });
  await screen.findByText("Saved");
  expect(JSON.parse(sessionStorage.getItem("words board sty_1") ?? "null")).toBeNull();
});

test("lets the author decide when the board was changed elsewhere in the meantime", async () => {
  await writeAndLeave();
  const { sent } = open(story({ version: 4 }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(sent("changeBoard")).toEqual([]);
});

test("keeps nothing when the edit is saved while the page is left", async () => {
  const { sent } = open(story({ version: 3 }));
  fireEvent.change(await narration(), { target: { value: WORDS } });
  cleanup();
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem("words board sty_1")).toBe("null"));
});
