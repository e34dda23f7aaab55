import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";

export const promptEvents: EventHandlers = {
  hear: {
    // A price on the screen says what would be left of the balance.
    balance: (_event, { dispatch }) => void dispatch(api.util.invalidateTags(["Quote"])),
  },
};
