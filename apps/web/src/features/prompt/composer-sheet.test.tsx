import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { CreatePage } from "../../shell/create-page.tsx";
import { card, me } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";

afterEach(() => localStorage.clear());

/** Opens the create page with this prompt in the composer. */
function open(status: "processing" | null, prompt: string) {
  fakeServer({
    listModels: () => ({ items: [model("core")] }),
    listCreations: () => ({ items: [card({ id: "cre_1", status })], nextCursor: null }),
    getCreation: () => new Promise(() => {}),
    getMe: () => me(),
  });
  const shown = show(() => <CreatePage />);
  act(() => void shown.store.dispatch(formFieldsSet({ prompt })));
  return shown;
}
const isFolded = () => screen.queryByRole("button", { name: "Make another" }) !== null;

test("shows a work in progress instead of an empty field", async () => {
  const { user } = open("processing", "");
  (await screen.findByRole("button", { name: "Make another" })).focus();
  await user.keyboard("{Enter}");
  expect(isFolded()).toBe(false);
});

test("keeps an unordered prompt in view", async () => {
  const { store } = open("processing", "an owl");
  await expect.poll(() => store.getState().prompt.currentPromptId).toBe("cre_1");
  expect(isFolded()).toBe(false);
});

test("is open when nothing is in progress", async () => {
  open(null, "");
  await screen.findByText("Your work");
  expect(isFolded()).toBe(false);
});

test("keeps the reason a button is disabled in view beside it on a phone", async () => {
  open(null, "a fox ".repeat(500));
  const why = await screen.findByText(/Your text is too long/);
  // However long the prompt is, it scrolls under both.
  const foot = screen.getByRole("button", { name: /^Create/ }).closest(".max-md\\:sticky");
  expect(foot?.contains(why)).toBe(true);
});
