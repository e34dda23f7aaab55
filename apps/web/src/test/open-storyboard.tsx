import type { Story } from "@kinora/contracts/story/story";
import { cleanup, screen } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { StoryPage } from "../features/story/page/story-page.tsx";
import { authCleared } from "../store/auth-slice.ts";
import { FillSlots } from "../ui/slot.tsx";
import { type Call, fakeServer, type Replies } from "./fake-server.ts";
import { show } from "./show.tsx";
import { options } from "./story-builders.ts";

const Recording = () => <p>Recording</p>;

/** Opens the page of a story on a server that stores it. */
export function openStoryboard(first: Story, replies: Replies = {}, available = 20) {
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
  const shown = show(() => (
    <FillSlots fills={{ "story.recording": Recording }}>
      <StoryPage id="sty_1" available={available} />
    </FillSlots>
  ));
  onTestFinished(() => {
    cleanup();
    // What is saved when the page is left fails without a server, and would be kept for the next
    // test.
    shown.store.dispatch(authCleared());
    sessionStorage.clear();
  });
  const sent = (name: Call["name"]) => calls.filter((call) => call.name === name);
  return { ...shown, calls, sent, change: (next: Story) => (now = next) };
}

export const narration = () => screen.findByRole("textbox", { name: "Narration" });

/** Work in progress on a story. */
export const WORK: NonNullable<Story["work"]> = {
  kind: "update",
  stage: "rendering",
  percent: 40,
  position: null,
  scenes: ["s2"],
};
