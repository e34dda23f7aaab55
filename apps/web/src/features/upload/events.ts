import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";

export const uploadEvents: EventHandlers = {
  hear: {
    // Facts and pictures of the file are on the upload itself; only who shows it asks.
    upload: ({ uploadId: id }, { dispatch }) =>
      void dispatch(api.util.invalidateTags([{ type: "Upload", id }])),
  },
  missed: ["Upload"],
};
