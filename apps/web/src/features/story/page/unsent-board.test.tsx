import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { authCleared } from "../../../store/auth-slice.ts";
import { narration, openStoryboard as open } from "../../../test/open-storyboard.tsx";
import { story } from "../../../test/story-builders.ts";

const WORDS = "A fox waits by the river. Then a gull laughed.";

/** Writes, and is signed out before a quiet moment has come. */
async function writeAndLeave() {
  const { store, sent } = open(story({ version: 3 }));
  fireEvent.change(await narration(), { target: { value: WORDS } });
  act(() => void store.dispatch(authCleared()));
  cleanup();
  return { store, sent };
}

test("a sentence that a sign-out was faster than waits for whoever wrote it, and is saved then", async () => {
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

test("where the board was changed elsewhere meanwhile, the person decides", async () => {
  await writeAndLeave();
  const { sent } = open(story({ version: 4 }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(sent("changeBoard")).toEqual([]);
});

test("what is saved as the page is left waits for nobody", async () => {
  const { sent } = open(story({ version: 3 }));
  fireEvent.change(await narration(), { target: { value: WORDS } });
  cleanup();
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem("words board sty_1")).toBe("null"));
});
