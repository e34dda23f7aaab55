import type { StoryCard } from "@kinora/contracts/story/story";
import { layOver } from "@kinora/contracts/story/story-patch";
import { api } from "../../store/api.ts";
import type { EventHandlers, EventStore, HeardEvent } from "../../store/live/event-handlers.ts";
import { storyApi } from "./story-api.ts";

/** Applies changes to the displayed story and requests only what was missed. */
export const storyEvents: EventHandlers = {
  hear: {
    story: (event, store) => {
      changeStory(event, store);
      if (event.card) changeCard(event.card, store);
    },
  },
  missed: ["Story", "Stories"],
};

function changeStory(event: HeardEvent<"story">, store: EventStore): void {
  const { storyId: id, patch } = event;
  const { dispatch, getState } = store;
  const asked = dispatch(storyApi.util.getRunningQueryThunk("getStory", id));
  if (asked) {
    // The answer may predate the event.
    void asked.then(() => changeStory(event, store));
    return;
  }
  const { data: shown } = storyApi.endpoints.getStory.select(id)(getState());
  if (!shown) return;
  const next = layOver(shown, patch);
  if (next) dispatch(storyApi.util.updateQueryData("getStory", id, () => next));
  else if (patch.sequence > shown.sequence)
    dispatch(api.util.invalidateTags([{ type: "Story", id }]));
}

function changeCard(card: StoryCard, { dispatch }: EventStore): void {
  dispatch(
    storyApi.util.updateQueryData("listStories", undefined, ({ pages }) => {
      const [first] = pages;
      const known = pages.flatMap(({ items }) => items).find(({ id }) => id === card.id);
      if (known && known.updatedAt >= card.updatedAt) {
        Object.assign(known, card);
        return;
      }
      // The last changed storyboard comes first.
      for (const page of pages) page.items = page.items.filter(({ id }) => id !== card.id);
      first?.items.unshift(card);
    }),
  );
}
