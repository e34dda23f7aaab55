import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { FeedQuery } from "@kinora/contracts/feed/feed";
import { FEED_FILL } from "@kinora/contracts/limits";
import { creationChanged, listOfIds, tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

/** The filters of a feed. */
export type FeedFilters = Readonly<
  Partial<
    Pick<
      FeedQuery,
      | "q"
      | "content"
      | "style"
      | "aspectRatio"
      | "author"
      | "likedBy"
      | "pinnedBy"
      | "collection"
      | "sort"
    >
  >
>;

/** One feed by kind and filters: its current state or, with `asOf`, its state at that moment. */
export type FeedArg = FeedFilters & Readonly<Pick<FeedQuery, "kind" | "asOf">>;

/** The first page size (`fill`) does not change which feed it is. */
type Asked = FeedArg & { readonly fill?: number };

interface Liked {
  readonly card: Pick<CreationCard, "id" | "likes" | "likedByMe">;
  readonly liked: boolean;
}

export const feedApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      getFeed: pages(
        "getFeed",
        (cursor, { fill = FEED_FILL, ...arg }: Asked) => ({
          query: cursor === undefined ? { ...arg, fill } : { ...arg, fill: FEED_FILL, cursor },
        }),
        {
          serializeQueryArgs: ({ queryArgs: { fill: _, ...arg } }) => arg,
          providesTags: ["Feed"],
          onAnswer: tellsOf(({ items }) => items),
          transformResponse: listOfIds,
        },
      ),
      setLike: mutation(
        ({ liked }: Liked) => (liked ? "likeCreation" : "unlikeCreation"),
        ({ card: { id } }: Liked) => ({ params: { id } }),
        {
          onQueryStarted: async ({ card, liked }, { dispatch, queryFulfilled }) => {
            const { id, likes, likedByMe } = card;
            const guessed = likes + (liked ? 1 : -1);
            dispatch(creationChanged({ id, change: { likedByMe: liked, likes: guessed } }));
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            dispatch(creationChanged({ id, change: data ?? { likedByMe, likes } }));
          },
        },
      ),
    };
  },
});

export const { useGetFeedInfiniteQuery } = feedApi;
