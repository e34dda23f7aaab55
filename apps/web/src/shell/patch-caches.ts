import type { CreationCard } from "@kinora/contracts/creation/creation";
import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { creationChanged, creationGone, creationStarted } from "../store/creation-changed.ts";
import type { Listener, RootState, Store } from "../store/store.ts";

interface Pages {
  pages: { items: CreationCard[] }[];
}

/** Keeps every list and page that shows a creation in step with what is said about it. */
export function patchCachesOnChange(listener: Listener, store: Store): void {
  const inEveryList = (patch: (lists: Pages) => void) => {
    const state = store.getState();
    for (const arg of feedApi.util.selectCachedArgsForQuery(state, "getFeed")) {
      store.dispatch(feedApi.util.updateQueryData("getFeed", arg, patch));
    }
    for (const arg of creationApi.util.selectCachedArgsForQuery(state, "listCreations")) {
      store.dispatch(creationApi.util.updateQueryData("listCreations", arg, patch));
    }
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

/** Is it newer than all that is listed of one's own works? Those in the trash are not. */
export function isNewest(state: RootState, { createdAt, status }: CreationCard): boolean {
  const { data } = creationApi.endpoints.listCreations.select(EVERYTHING)(state);
  if (!data || status === "deleted") return false;
  return data.pages.every(({ items }) => items.every((item) => item.createdAt < createdAt));
}

const EVERYTHING = { view: "library", q: "" } as const;

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
