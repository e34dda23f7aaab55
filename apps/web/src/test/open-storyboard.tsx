import type { Story } from "@kinora/contracts/story/story";
import { screen } from "@testing-library/react";
import type { StoryKit } from "../features/story/page/editor.ts";
import { StoryPage } from "../features/story/page/story-page.tsx";
import { type Call, fakeServer, type Replies } from "./fake-server.ts";
import { show } from "./show.tsx";
import { options } from "./story-builders.ts";

export const KIT: StoryKit = {
  available: 20,
  claim: null,
  renderRecording: () => <p>Recording</p>,
};

/** A server that keeps the story as it is told to, and the page of it. */
export function openStoryboard(first: Story, replies: Replies = {}, kit = KIT) {
  let now = first;
  const calls = fakeServer({
    getStory: () => now,
    getStoryOptions: () => options(),
    changeBoard: ({ body }) => {
      const { version, board: edited } = body as { version: number; board: Story["board"] };
      now = { ...now, version: version + 1, board: edited, canUndo: true };
      return now;
    },
    ...replies,
  });
  const shown = show(() => <StoryPage id="sty_1" kit={kit} />);
  const sent = (name: Call["name"]) => calls.filter((call) => call.name === name);
  return { ...shown, calls, sent, change: (next: Story) => (now = next) };
}

export const narration = () => screen.findByRole("textbox", { name: "Narration" });

/** Work on a story that goes on. */
export const WORK: NonNullable<Story["work"]> = {
  kind: "update",
  stage: "rendering",
  percent: 40,
  position: null,
  scenes: ["s2"],
};
