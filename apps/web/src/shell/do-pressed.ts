import { cardIn } from "../entities/creation/use-cards.ts";
import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { storyApi } from "../features/story/story-api.ts";
import type { Store } from "../store/store.ts";

/** Fetches a work as the current user sees it. */
async function lookAt({ dispatch, getState }: Store, id: string) {
  const look = { subscribe: false, forceRefetch: true } as const;
  const { gems } = await dispatch(creationApi.endpoints.getCreation.initiate(id, look)).unwrap();
  return { gems, card: cardIn(getState(), id) };
}

/** True when the user turns out to be its author. Only the author receives its price. */
export async function isTheirOwn(store: Store, id: string): Promise<boolean> {
  return (await lookAt(store, id)).gems !== null;
}

/** True when the user turns out to be the author of a shared storyboard. */
export async function isTheirOwnBoard(store: Store, token: string): Promise<boolean> {
  const look = storyApi.endpoints.getSharedBoard.initiate(token, { subscribe: false });
  const { author } = await store.dispatch(look).unwrap();
  return author.id === store.getState().auth.uid;
}

/** Likes a work; an earlier like of the same account stays. */
export async function likeNow(store: Store, id: string): Promise<void> {
  const { dispatch } = store;
  const { card } = await lookAt(store, id);
  if (!card || card.likedByMe) return;
  const like = feedApi.endpoints.setLike.initiate({ card, liked: true }, { track: false });
  await dispatch(like).unwrap();
}

/** Copies a shared storyboard; returns the id of the copy. */
export async function copyNow({ dispatch }: Store, token: string, key: string): Promise<string> {
  const look = storyApi.endpoints.getSharedBoard.initiate(token, { subscribe: false });
  const { board } = await dispatch(look).unwrap();
  const copy = storyApi.endpoints.createStory.initiate({ story: { prompt: "", board }, key });
  return (await dispatch(copy).unwrap()).id;
}
