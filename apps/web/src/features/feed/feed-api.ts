import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { FeedPage, FeedQuery } from "@kinora/contracts/feed/feed";
import { FEED_FILL } from "@kinora/contracts/limits";
import { api } from "../../store/api.ts";
import { creationChanged } from "../../store/creation-changed.ts";
import { type Answer, request } from "../../store/request.ts";

/** What narrows a feed. */
export type FeedFilters = Readonly<
  Partial<Pick<FeedQuery, "q" | "content" | "style" | "aspectRatio" | "author" | "sort">>
>;

/** One feed: its kind and filters, of the newest state or, with `asOf`, as it stood at a moment. */
export type FeedArg = FeedFilters & Readonly<Pick<FeedQuery, "kind" | "asOf">>;

export const feedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.infiniteQuery<FeedPage, FeedArg & { readonly fill?: number }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      // However many items are asked for at once, it is the same feed.
      serializeQueryArgs: ({ queryArgs: { fill: _, ...arg } }) => arg,
      query: ({ queryArg: { fill = FEED_FILL, ...arg }, pageParam }) =>
        request("getFeed", {
          query:
            pageParam === null ? { ...arg, fill } : { ...arg, fill: FEED_FILL, cursor: pageParam },
        }),
      providesTags: ["Feed"],
    }),
    /** How many recent items are newer than a moment. */
    countNewer: build.query<number, { readonly since: string } & FeedFilters>({
      query: (arg) => request("getFeed", { query: { kind: "recent", ...arg, limit: 1 } }),
      transformResponse: ({ newer }: FeedPage) => newer,
    }),
    recordImpressions: build.mutation<null, readonly string[]>({
      query: (ids) => request("recordImpressions", { body: { ids } }),
    }),
    setLike: build.mutation<
      Answer<"likeCreation">,
      { readonly card: Pick<CreationCard, "id" | "likes" | "likedByMe">; readonly liked: boolean }
    >({
      query: ({ card, liked }) =>
        request(liked ? "likeCreation" : "unlikeCreation", { params: { id: card.id } }),
      onQueryStarted: async ({ card, liked }, { dispatch, queryFulfilled }) => {
        const { id, likes, likedByMe } = card;
        const guessed = likes + (liked ? 1 : -1);
        dispatch(creationChanged({ id, change: { likedByMe: liked, likes: guessed } }));
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        dispatch(creationChanged({ id, change: data ?? { likedByMe, likes } }));
      },
    }),
  }),
});

export const { useGetFeedInfiniteQuery, useCountNewerQuery, useRecordImpressionsMutation } =
  feedApi;
