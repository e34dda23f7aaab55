import type { ServerEvent } from "@kinora/contracts/event/event";
import type { Story } from "@kinora/contracts/story/story";
import { ownStory } from "@kinora/domain/story/story-access";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import type { Locale } from "@kinora/text/locale";
import type { ListPorts } from "./list-stories.ts";
import { presentStory, presentWork } from "./present-story.ts";
import { cardOf } from "./present-story-card.ts";
import { type ReadStory, readStory } from "./read-story.ts";
import type { StoryMemory } from "./story-memory.ts";

export interface ShowPorts extends ListPorts {
  readonly memory: StoryMemory;
}

type StoryEvent = Extract<ServerEvent, { type: "story" }>;

/** Presents stories to their owner, as a whole or as changes. */
export function storyPresenter(ports: ShowPorts) {
  const { stories, memory, address, now } = ports;
  const present = (read: ReadStory, locale: Locale) =>
    presentStory(read.story, read.standing, { ...read, address, now: now(), locale });

  return {
    /** Throws Refusal STORY_NOT_FOUND. */
    async whole(id: string, userId: string, locale: Locale): Promise<Story> {
      const read = await readStory(ownStory(await stories.find(id), { id: userId }), ports);
      const shown = present(read, locale);
      memory.show(shown, read.work, locale);
      return shown;
    },

    /**
     * Returns the changes since the story was last shown, by locale; null when it is gone or not
     * the user's.
     */
    async change(id: string, userId: string): Promise<((locale: Locale) => StoryEvent) | null> {
      const story = await stories.find(id);
      if (story?.userId !== userId) return null;
      const work = (await ports.readWork([id])).get(id) ?? null;
      if (memory.knows(id, story.sequence, work)) return () => progressOf(story, work);
      const read = await readStory(story, ports);
      const card = cardOf(read, { address, now: now() });
      return (locale) => {
        const patch = memory.show(present(read, locale), read.work, locale);
        return { type: "story", storyId: id, version: story.version, patch, card };
      };
    },
  };
}

/** Reports progress only. */
function progressOf(
  { id, version, sequence }: StoryRecord,
  work: StoryWorkView | null,
): StoryEvent {
  const fields = { work: presentWork(work) };
  const patch = { over: [sequence], sequence, fields };
  return { type: "story", storyId: id, version, patch, card: null };
}
