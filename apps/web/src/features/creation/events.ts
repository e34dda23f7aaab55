import { creationChanged, creationStarted } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { isNewest } from "./is-newest.ts";

export const creationEvents: EventHandlers = {
  hear: {
    progress: ({ creationId: id, status, progress, card }, { dispatch, getState }) => {
      dispatch(creationChanged({ id, change: { status, progress, ...card } }));
      if (!card) return;
      if (isNewest(getState(), card)) dispatch(creationStarted(card));
      // Recipe, notices and what can be done are on the item itself; only who shows it asks.
      dispatch(api.util.invalidateTags([{ type: "Creation", id }]));
    },
  },
  missed: ["Creation", "Library"],
};
