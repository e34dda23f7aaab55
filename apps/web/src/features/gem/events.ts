import { STATEMENT } from "../../entities/gem/statement-tag.ts";
import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { gemApi } from "./gem-api.ts";

export const gemEvents: EventHandlers = {
  hear: {
    balance: ({ balance }, { dispatch }) => {
      dispatch(
        gemApi.util.updateQueryData("getGemBalance", undefined, (shown) => {
          Object.assign(shown, balance);
        }),
      );
      // Adds the new row to a loaded statement.
      dispatch(api.util.invalidateTags([STATEMENT]));
    },
  },
  missed: ["Gems"],
};
