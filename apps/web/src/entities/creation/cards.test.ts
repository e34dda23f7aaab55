import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { creationApi } from "../../features/creation/creation-api.ts";
import { libraryApi } from "../../features/creation/library-api.ts";
import { feedApi } from "../../features/feed/feed-api.ts";
import { makeStore } from "../../make-store.ts";
import { forgetCards } from "../../shell/forget-cards.ts";
import { api } from "../../store/api.ts";
import { card, creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { creationChanged } from "./cards.ts";
import { cardIn } from "./use-cards.ts";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const IDS = ["crt_1", "crt_2", "crt_3"];
/** Longer than an unused answer stays in the cache. */
const KEPT_MS = 61_000;

/**
 * Opens a store with a feed of three works, a library that contains the last of them, and the full
 * second work.
 */
function open(more: Parameters<typeof fakeServer>[0] = {}) {
  const items = IDS.map((id) => card({ id }));
  fakeServer({
    getFeed: () => ({ items, nextCursor: null, timestamp: null, newer: 0 }),
    listCreations: () => ({ items: [card({ id: "crt_3" })], nextCursor: null }),
    getCreation: () => creation({ id: "crt_2", likes: 4 }),
    ...more,
  });
  const { store, listener } = makeStore();
  forgetCards(listener, store);
  const { dispatch } = store;
  return {
    store,
    known: () => Object.keys(store.getState().cards.byId).toSorted(),
    feed: () => dispatch(feedApi.endpoints.getFeed.initiate({ kind: "trending" })),
    library: (q = "") =>
      dispatch(libraryApi.endpoints.listCreations.initiate({ view: "library", q })),
    item: () => dispatch(creationApi.endpoints.getCreation.initiate("crt_2")),
  };
}

test("keeps ids in lists and each work once, in its latest version", async () => {
  const { store, feed, library, item } = open();
  await Promise.all([feed(), library()]);
  await item();
  const select = feedApi.endpoints.getFeed.select({ kind: "trending" });
  expect(select(store.getState()).data?.pages[0]?.items).toEqual(IDS);
  expect(cardIn(store.getState(), "crt_2")?.likes).toBe(4);
  store.dispatch(creationChanged({ id: "crt_2", change: { likes: 5 } }));
  expect(cardIn(store.getState(), "crt_2")?.likes).toBe(5);
  // A card never carries a recipe, whichever answer it came from.
  expect(cardIn(store.getState(), "crt_2")).not.toHaveProperty("recipe");
});

test("forgets a work together with the last answer that names it", async () => {
  const { known, feed, library, item } = open();
  const asked = feed();
  const others = [library(), item()];
  await Promise.all([asked, ...others]);
  expect(known()).toEqual(IDS);
  asked.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  expect(known()).toEqual(["crt_2", "crt_3"]);
  for (const other of others) other.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  expect(known()).toEqual([]);
});

test("keeps works that an answer still in flight has delivered", async () => {
  const second = Promise.withResolvers<object>();
  let isLater = false;
  const { store, known, feed } = open({
    listCreations: ({ query }) => {
      if (query.cursor === undefined)
        return { items: isLater ? [card({ id: "crt_2" })] : [], nextCursor: "more" };
      return isLater ? second.promise : { items: [], nextCursor: null };
    },
  });
  const asked = feed();
  const { initiate } = libraryApi.endpoints.listCreations;
  const arg = { view: "library", q: "fox" } as const;
  const list = store.dispatch(initiate(arg));
  await Promise.all([asked, list]);
  await store.dispatch(initiate(arg, { direction: "forward" }));
  isLater = true;
  asked.unsubscribe();
  const again = list.refetch();
  await vi.advanceTimersByTimeAsync(KEPT_MS);
  second.resolve({ items: [], nextCursor: null });
  await again;
  await vi.advanceTimersByTimeAsync(0);
  expect(known()).toEqual(["crt_2"]);
});

test("ignores changes to unknown works, and forgets everything on sign-out", async () => {
  const { store, known, feed } = open();
  store.dispatch(creationChanged({ id: "crt_9", change: { likes: 1 } }));
  expect(known()).toEqual([]);
  await feed();
  store.dispatch(api.util.resetApiState());
  expect(known()).toEqual([]);
});
