import type { Board } from "@kinora/contracts/story/board";
import type { SharedBoard } from "@kinora/contracts/story/shared-board";
import type {
  RenderOrder,
  Story,
  StoryCard,
  StoryRequest,
  StoryWork,
} from "@kinora/contracts/story/story";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";
import type { RootState } from "../../store/store.ts";

interface Page {
  readonly items: StoryCard[];
  readonly nextCursor: string | null;
}

interface OfStory {
  readonly id: string;
}

/** Bodies up to this may outlive the page (browsers allow 64 kB of such requests at a time). */
const KEEPALIVE_MAX = 48_000;

/** Every change answers the whole story: it takes the place of the one that is shown. */
async function keepAnswer(
  _of: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
    readonly queryFulfilled: Promise<{ readonly data: Story }>;
  },
): Promise<void> {
  const data = await queryFulfilled.then(
    (answer) => answer.data,
    () => null,
  );
  if (data) dispatch(storyApi.util.upsertQueryData("getStory", data.id, data));
}

export const storyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStoryOptions: build.query<Answer<"getStoryOptions">, void>({
      query: () => request("getStoryOptions"),
    }),
    listStories: build.infiniteQuery<Page, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        request("listStories", { query: { cursor: pageParam ?? undefined } }),
      providesTags: ["Stories"],
    }),
    getStory: build.query<Story, string>({
      query: (id) => request("getStory", { params: { id } }),
      providesTags: (_story, _error, id) => [{ type: "Story", id }],
    }),
    createStory: build.mutation<Story, { readonly story: StoryRequest; readonly key: string }>({
      query: ({ story, key }) => request("createStory", { body: story, idempotencyKey: key }),
      onQueryStarted: keepAnswer,
      invalidatesTags: (made) => (made ? ["Stories", "Gems", "Me"] : []),
    }),
    changeBoard: build.mutation<
      Story,
      OfStory & { readonly version: number; readonly board: Board }
    >({
      query: ({ id, version, board }) => ({
        ...request("changeBoard", { params: { id }, body: { version, board } }),
        // The last words still arrive when the page is closed over them.
        keepalive: JSON.stringify(board).length < KEEPALIVE_MAX,
      }),
      onQueryStarted: keepAnswer,
    }),
    stepBoard: build.mutation<
      Story,
      OfStory & { readonly version: number; readonly step: "undoBoard" | "redoBoard" }
    >({
      query: ({ id, version, step }) => request(step, { params: { id }, body: { version } }),
      onQueryStarted: keepAnswer,
    }),
    workOnStory: build.mutation<
      Story,
      OfStory & { readonly work: StoryWork; readonly key: string }
    >({
      query: ({ id, work, key }) =>
        request("workOnStory", { params: { id }, body: work, idempotencyKey: key }),
      onQueryStarted: keepAnswer,
      invalidatesTags: (done) => (done ? ["Gems", "Me"] : []),
    }),
    renderStory: build.mutation<
      Story,
      OfStory & { readonly order: RenderOrder; readonly key: string }
    >({
      query: ({ id, order, key }) =>
        request("renderStory", { params: { id }, body: order, idempotencyKey: key }),
      onQueryStarted: keepAnswer,
      invalidatesTags: (done) => (done ? ["Gems", "Me", "Library"] : []),
    }),
    cancelStoryWork: build.mutation<Story, string>({
      query: (id) => request("cancelStoryWork", { params: { id } }),
      onQueryStarted: keepAnswer,
      invalidatesTags: ["Gems", "Me"],
    }),
    getSharedBoard: build.query<SharedBoard, string>({
      query: (token) => request("getSharedBoard", { params: { token } }),
    }),
    shareStory: build.mutation<Answer<"shareStory">, string>({
      query: (id) => request("shareStory", { params: { id } }),
      invalidatesTags: (_done, _error, id) => [{ type: "Story", id }],
    }),
    unshareStory: build.mutation<Answer<"unshareStory">, string>({
      query: (id) => request("unshareStory", { params: { id } }),
      invalidatesTags: (_done, _error, id) => [{ type: "Story", id }],
    }),
    deleteStory: build.mutation<{ id: string }, string>({
      query: (id) => request("deleteStory", { params: { id } }),
      invalidatesTags: (gone) => (gone ? ["Stories"] : []),
    }),
  }),
});

export const {
  useGetStoryOptionsQuery,
  useListStoriesInfiniteQuery,
  useGetStoryQuery,
  useCreateStoryMutation,
  useWorkOnStoryMutation,
  useRenderStoryMutation,
  useCancelStoryWorkMutation,
  useDeleteStoryMutation,
  useGetSharedBoardQuery,
  useShareStoryMutation,
  useUnshareStoryMutation,
} = storyApi;
