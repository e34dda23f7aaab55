import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";

export const promptEvents: EventHandlers = {
  hear: {
    // A displayed price includes the balance that would remain.
    balance: (_event, { dispatch }) => void dispatch(api.util.invalidateTags(["Quote"])),
  },
};
