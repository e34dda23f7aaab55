import { storyOf } from "@kinora/contracts/recipe/recipe";
import { recordChanged } from "@kinora/domain/story/record-changed";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import type { NamedListener } from "../event/deliver-events.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresStoryStore } from "./postgres-story-store.ts";

/** A storyboard shows its film, so an event of the film changes the story. */
export const storyFilmListener: NamedListener = {
  name: "story film",
  hears: ["creation.changed", "creation.delivered", "creation.failed"],
  async hear({ subjectId }, transaction) {
    const film = await postgresCreationStore(transaction).find(subjectId);
    const made = storyOf(film?.recipe ?? null);
    const stories = postgresStoryStore(transaction);
    const story = made && (await stories.lock(made.storyId));
    if (!story) return;
    await stories.update(story.id, {}, null);
    await recordChanged(story, recordEvent(transaction));
  },
};
