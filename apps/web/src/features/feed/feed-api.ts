import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { FeedPage, FeedQuery } from "@kinora/contracts/feed/feed";
import { api } from "../../store/api.ts";
import { creationChanged } from "../../store/creation-changed.ts";
import { type Answer, request } from "../../store/request.ts";

/** One feed: its kind and filters. `startCursor` resumes a ranking where it was left. */
export type FeedArg = Readonly<
  Pick<FeedQuery, "kind"> & Partial<Pick<FeedQuery, "q" | "content" | "style" | "aspectRatio">>
> & {
  readonly startCursor?: string | undefined;
};

export const feedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.infiniteQuery<FeedPage, FeedArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { startCursor, ...filters }, pageParam }) =>
        request("getFeed", { query: { ...filters, cursor: pageParam ?? startCursor } }),
      providesTags: ["Feed"],
    }),
    /** How many recent items are newer than a moment. */
    countNewer: build.query<number, { readonly since: string }>({
      query: ({ since }) => request("getFeed", { query: { kind: "recent", since, limit: 1 } }),
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

export const {
  useGetFeedInfiniteQuery,
  useCountNewerQuery,
  useRecordImpressionsMutation,
  useSetLikeMutation,
} = feedApi;
