import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";

export const uploadEvents: EventHandlers = {
  hear: {
    // Details and pictures are only on the full upload, so only views that show it refetch.
    upload: ({ uploadId: id }, { dispatch }) =>
      void dispatch(api.util.invalidateTags([{ type: "Upload", id }])),
  },
  missed: ["Upload"],
};
