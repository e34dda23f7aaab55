import { STATEMENT } from "../../entities/gem/statement-tag.ts";
import { api } from "../../store/api.ts";
import type { EventHandlers } from "../../store/live/event-handlers.ts";
import { keepChanged } from "../../store/live/keep-changed.ts";
import { gemApi } from "./gem-api.ts";

export const gemEvents: EventHandlers = {
  hear: {
    balance: ({ balance }, store) => {
      keepChanged(
        store,
        gemApi.util.updateQueryData("getGemBalance", undefined, (shown) => {
          Object.assign(shown, balance);
        }),
        gemApi.util.getRunningQueryThunk("getGemBalance", undefined),
      );
      // Adds the new row to a loaded statement.
      store.dispatch(api.util.invalidateTags([STATEMENT]));
    },
  },
  missed: ["Gems"],
};
