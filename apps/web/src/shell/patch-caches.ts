import type { CreationCard } from "@kinora/contracts/creation/creation";
import {
  creationChanged,
  creationGone,
  creationStarted,
} from "../entities/creation/creation-changed.ts";
import { patchLibraries } from "../features/creation/card-lists.ts";
import { creationApi } from "../features/creation/creation-api.ts";
import { EVERYTHING } from "../features/creation/is-newest.ts";
import { patchFeeds } from "../features/feed/card-lists.ts";
import type { CardPages, PatchCardLists } from "../store/card-lists.ts";
import type { Listener, Store } from "../store/store.ts";

/** Who remembers lists of works. */
const CARD_LISTS: readonly PatchCardLists[] = [patchFeeds, patchLibraries];

/** Keeps every list and page that shows a creation in step with what is said about it. */
export function patchCachesOnChange(listener: Listener, store: Store): void {
  const inEveryList = (patch: (list: CardPages) => void) => {
    for (const patchLists of CARD_LISTS) patchLists(store, patch);
  };

  listener.startListening({
    actionCreator: creationChanged,
    effect: ({ payload: { id, change } }) => {
      const card = cardFields(change);
      inEveryList(({ pages }) => {
        for (const item of pages.flatMap((page) => page.items)) {
          if (item.id === id) Object.assign(item, card);
        }
      });
      store.dispatch(
        creationApi.util.updateQueryData("getCreation", id, (creation) => {
          Object.assign(creation, card);
        }),
      );
    },
  });

  listener.startListening({
    actionCreator: creationStarted,
    effect: ({ payload: creation }) => {
      if ("recipe" in creation)
        store.dispatch(creationApi.util.upsertQueryData("getCreation", creation.id, creation));
      store.dispatch(
        creationApi.util.updateQueryData("listCreations", EVERYTHING, ({ pages: [first] }) => {
          if (first && !first.items.some(({ id }) => id === creation.id))
            first.items.unshift(creation);
        }),
      );
    },
  });

  listener.startListening({
    actionCreator: creationGone,
    effect: ({ payload: id }) => {
      inEveryList(({ pages }) => {
        for (const page of pages) page.items = page.items.filter((item) => item.id !== id);
      });
    },
  });
}

const CHANGING = [
  "title",
  "status",
  "progress",
  "media",
  "thumbhash",
  "likes",
  "likedByMe",
  "private",
  "hidden",
  "moderatorHidden",
  "inFeed",
  "publishedAt",
] as const satisfies readonly (keyof CreationCard)[];

/** Only what changes in the life of a card: a whole creation must not swell the lists. */
function cardFields(change: Partial<CreationCard>): Partial<CreationCard> {
  return Object.fromEntries(
    CHANGING.filter((key) => key in change).map((key) => [key, change[key]]),
  );
}
