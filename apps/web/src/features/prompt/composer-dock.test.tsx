import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { formFieldsSet, promptOrdered } from "../../entities/prompt/prompt-slice.ts";
import { showDraft } from "../../platform/early-draft.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { ComposerDock } from "./composer-dock.tsx";

afterEach(() => localStorage.clear());

test("shows the prompt that is not yet ordered in the feed's line", async () => {
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

test("also shows it before the app has loaded", () => {
  const page = document.createElement("div");
  page.innerHTML = '<textarea aria-label="Prompt"></textarea>';
  localStorage.setItem("promptDraft", JSON.stringify({ prompt: "a snail in snow" }));
  expect(showDraft(page)?.value).toBe("a snail in snow");
});
