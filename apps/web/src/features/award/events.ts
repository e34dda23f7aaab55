import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { AWARDS } from "./awards-tag.ts";

export const awardEvents: EventHandlers = {
  hear: {
    balance: (_event, { dispatch }) => void dispatch(api.util.invalidateTags([AWARDS])),
  },
};
