import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { storyApi } from "../features/story/story-api.ts";
import type { Store } from "../store/store.ts";

/** Likes a work; whoever liked it before, with this account, goes on liking it. */
export async function likeNow({ dispatch }: Store, id: string): Promise<void> {
  const look = creationApi.endpoints.getCreation.initiate(id, {
    subscribe: false,
    forceRefetch: true,
  });
  const card = await dispatch(look).unwrap();
  if (card.likedByMe) return;
  const like = feedApi.endpoints.setLike.initiate({ card, liked: true }, { track: false });
  await dispatch(like).unwrap();
}

/** Copies a shared storyboard; answers the id of the copy. */
export async function copyNow({ dispatch }: Store, token: string, key: string): Promise<string> {
  const look = storyApi.endpoints.getSharedBoard.initiate(token, { subscribe: false });
  const { board } = await dispatch(look).unwrap();
  const copy = storyApi.endpoints.createStory.initiate({ story: { prompt: "", board }, key });
  return (await dispatch(copy).unwrap()).id;
}
