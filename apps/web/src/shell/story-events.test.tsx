import type { Story } from "@kinora/contracts/story/story";
import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { expect, test } from "vitest";
import { StoryPage } from "../features/story/page/story-page.tsx";
import { fakeServer } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { board, options, story } from "../test/story-builders.ts";
import { applyEvent } from "./live-events.ts";

const KIT = { available: 20, claim: null, renderRecording: () => null };
const WRITING: Story["work"] = {
  kind: "script",
  stage: "rendering",
  percent: 10,
  position: null,
  scenes: [],
};

function open(first: Story) {
  let now = first;
  const calls = fakeServer({ getStory: () => now, getStoryOptions: () => options() });
  const { store } = show(() => <StoryPage id="sty_1" kit={KIT} />);
  return {
    asked: () => calls.filter(({ name }) => name === "getStory").length,
    /** The server says that a story changed. */
    tell: (next: Story, storyId = next.id) => {
      now = next;
      act(() => applyEvent(store, { type: "story", storyId, version: next.version }));
    },
  };
}

test("a script that was written appears by itself, and the progress of what is made of it", async () => {
  const { tell } = open(story({ board: null, work: WRITING }));
  await screen.findByText("Writing the script · 10%");
  tell(story({ version: 2 }));
  await screen.findByRole("textbox", { name: "Title" });
  tell(story({ version: 2, work: { ...WRITING, kind: "update", percent: 60 } }));
  await screen.findByText("Making pictures and voices · 60%");
});

test("what was edited in another place appears while nothing is edited here", async () => {
  const { tell } = open(story());
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  tell(story({ version: 5, board: board({ title: "From the phone" }) }));
  await waitFor(() => expect(title.value).toBe("From the phone"));
});

test("of another story nothing is asked", async () => {
  const { asked, tell } = open(story());
  await screen.findByRole("textbox", { name: "Title" });
  const before = asked();
  tell(story({ version: 7 }), "sty_2");
  tell(story({ version: 8, board: board({ title: "Asked once" }) }));
  await screen.findByDisplayValue("Asked once");
  expect(asked()).toBe(before + 1);
});
