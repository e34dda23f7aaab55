import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet, promptOrdered } from "../../entities/prompt/prompt-slice.ts";
import { showDraft } from "../../platform/early-draft.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { ComposerDock } from "./composer-dock.tsx";

afterEach(() => localStorage.clear());

test("the line of a feed holds what is still to be made", async () => {
  fakeServer({});
  const { store } = show(() => (
    <ComposerDock isAdmin={false} fetchComposer={() => new Promise(() => undefined)} />
  ));
  const line = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  act(() => void store.dispatch(formFieldsSet({ prompt: "a snail" })));
  expect(line.value).toBe("a snail");
  act(() => void store.dispatch(promptOrdered("a snail")));
  expect(line.value).toBe("");
});

test("it does so before the app is there, too", () => {
  const page = document.createElement("div");
  page.innerHTML = '<textarea aria-label="Prompt"></textarea>';
  localStorage.setItem("promptDraft", JSON.stringify({ prompt: "a snail in snow" }));
  expect(showDraft(page)?.value).toBe("a snail in snow");
});
