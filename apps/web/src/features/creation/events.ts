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
      // Recipe, notices and allowed actions are only on the full item; only views that show it
      // refetch.
      dispatch(api.util.invalidateTags([{ type: "Creation", id }]));
    },
  },
  missed: ["Creation", "Library"],
};
