import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CreatePage } from "../../shell/create-page.tsx";
import { formFieldsSet } from "../../store/prompt-slice.ts";
import { card, me } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";

afterEach(() => localStorage.clear());

/** The create page as it is opened anew, with this in the composer. */
function open(status: "processing" | null, fields: { prompt: string; ordered: string }) {
  fakeServer({
    listModels: () => ({ items: [model("core")] }),
    listCreations: () => ({ items: [card({ id: "cre_1", status })], nextCursor: null }),
    getCreation: () => new Promise(() => {}),
    getMe: () => me(),
  });
  const shown = show(() => <CreatePage />);
  act(() => void shown.store.dispatch(formFieldsSet(fields)));
  return shown;
}
const ordered = { prompt: "a fox", ordered: "a fox" };
const isFolded = () => screen.queryByRole("button", { name: "Make another" }) !== null;

test("a page that is opened while something is made shows that, not the words that are paid", async () => {
  const { user } = open("processing", ordered);
  (await screen.findByRole("button", { name: "Make another" })).focus();
  await user.keyboard("{Enter}");
  expect(isFolded()).toBe(false);
});

test("other words that stand in it stay in sight", async () => {
  const { store } = open("processing", { prompt: "an owl", ordered: "a fox" });
  await expect.poll(() => store.getState().prompt.currentPromptId).toBe("cre_1");
  expect(isFolded()).toBe(false);
});

test("where nothing is made, it is open", async () => {
  open(null, ordered);
  await screen.findByText("Your work");
  expect(isFolded()).toBe(false);
});
