import { cardsTold } from "../entities/creation/cards.ts";
import { creationApi } from "../features/creation/creation-api.ts";
import { feedApi } from "../features/feed/feed-api.ts";
import { profileApi } from "../features/people/profile-api.ts";
import { storyApi } from "../features/story/story-api.ts";
import { api } from "../store/api.ts";
import type { Store } from "../store/store.ts";
import { DIFFERS_BY_PERSON } from "../store/tags.ts";

/**
 * Forgets every answer but those that anybody gets, so that a public page stays as it is when its
 * visitor signs out; what differs by person in them is asked for again.
 */
export async function forgetAnswers(store: Store): Promise<void> {
  const { dispatch } = store;
  const state = store.getState();
  const cards = Object.values(state.cards.byId).filter(({ inFeed }) => inFeed);
  const { getFeed } = feedApi.endpoints;
  const feeds = feedApi.util.selectCachedArgsForQuery(state, "getFeed").flatMap((arg) => {
    const { data: value } = getFeed.select(arg)(state);
    // Likes may be for their owner only.
    return value && !arg.likedBy ? [{ endpointName: "getFeed" as const, arg, value }] : [];
  });
  const { getCreation } = creationApi.endpoints;
  const works = creationApi.util.selectCachedArgsForQuery(state, "getCreation").flatMap((arg) => {
    const { data: value } = getCreation.select(arg)(state);
    // Only the author is told its price.
    const isPublic = state.cards.byId[arg]?.inFeed && value?.gems === null;
    return value && isPublic ? [{ endpointName: "getCreation" as const, arg, value }] : [];
  });
  const { getProfile } = profileApi.endpoints;
  const people = profileApi.util.selectCachedArgsForQuery(state, "getProfile").flatMap((arg) => {
    const { data: value } = getProfile.select(arg)(state);
    return value ? [{ endpointName: "getProfile" as const, arg, value }] : [];
  });
  const { getSharedBoard } = storyApi.endpoints;
  const boards = storyApi.util.selectCachedArgsForQuery(state, "getSharedBoard").flatMap((arg) => {
    const { data: value } = getSharedBoard.select(arg)(state);
    return value ? [{ endpointName: "getSharedBoard" as const, arg, value }] : [];
  });

  dispatch(api.util.resetApiState());
  dispatch(cardsTold(cards.map((card) => ({ ...card, likedByMe: false, orderId: null }))));
  dispatch(feedApi.util.upsertQueryEntries(feeds));
  dispatch(creationApi.util.upsertQueryEntries(works));
  dispatch(profileApi.util.upsertQueryEntries(people));
  dispatch(storyApi.util.upsertQueryEntries(boards));
  // Held until the page holds them itself: an unused answer would be dropped instead of refetched.
  const held = [
    ...feeds.map(({ arg }) => dispatch(getFeed.initiate(arg))),
    ...works.map(({ arg }) => dispatch(getCreation.initiate(arg))),
    ...people.map(({ arg }) => dispatch(getProfile.initiate(arg))),
    ...boards.map(({ arg }) => dispatch(getSharedBoard.initiate(arg))),
  ];
  await Promise.all(held);
  dispatch(api.util.invalidateTags(DIFFERS_BY_PERSON));
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  for (const one of held) one.unsubscribe();
}
