import { cardsTold, creationStarted } from "../../entities/creation/cards.ts";
import type { Listener, Store } from "../../store/store.ts";
import { keepCreation } from "./creation-api.ts";
import { EVERYTHING } from "./is-newest.ts";
import { libraryApi } from "./library-api.ts";

/** Lists a newly started work, from this or another window, first in the library. */
export function listStarted(listener: Listener, { dispatch }: Store): void {
  listener.startListening({
    actionCreator: creationStarted,
    effect: ({ payload: creation }) => {
      if ("recipe" in creation) dispatch(keepCreation(creation));
      else dispatch(cardsTold([creation]));
      dispatch(
        libraryApi.util.updateQueryData("listCreations", EVERYTHING, ({ pages: [first] }) => {
          if (first && !first.items.includes(creation.id)) first.items.unshift(creation.id);
        }),
      );
    },
  });
}
