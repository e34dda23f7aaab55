import type { Board } from "@kinora/contracts/story/board";
import type { RenderOrder, Story, StoryRequest, StoryWork } from "@kinora/contracts/story/story";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { RootState } from "../../store/store.ts";

interface OfStory {
  readonly id: string;
}
interface Begun {
  readonly story: StoryRequest;
  readonly key: string;
}
interface Edited extends OfStory {
  readonly version: number;
  readonly board: Board;
}
interface Step extends OfStory {
  readonly version: number;
  readonly step: "undoBoard" | "redoBoard";
}
interface Worked extends OfStory {
  readonly work: StoryWork;
  readonly key: string;
}
interface Rendered extends OfStory {
  readonly order: RenderOrder;
  readonly key: string;
}

/**
 * Bodies up to this size may outlive the page (browsers allow 64 kB of such requests at a time).
 */
const KEEPALIVE_MAX = 48_000;

/** Every change answers with the whole story, which replaces the displayed one. */
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
  if (!data) return;
  dispatch((send, getState) => {
    const { data: shown } = storyApi.endpoints.getStory.select(data.id)(getState());
    // An event may already have delivered later changes.
    if (shown && shown.sequence > data.sequence) return;
    send(storyApi.util.upsertQueryData("getStory", data.id, data));
  });
}

const ofStory = (id: string) => ({ params: { id } });

export const storyApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      listStories: pages("listStories", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Stories"],
      }),
      getStory: query("getStory", ofStory, {
        providesTags: (_story, _error, id) => [{ type: "Story", id }],
      }),
      createStory: mutation("createStory", ({ story, key }: Begun) => ({ body: story, key }), {
        onQueryStarted: keepAnswer,
        invalidatesTags: (made) => (made ? ["Stories"] : []),
      }),
      changeBoard: mutation(
        "changeBoard",
        ({ id, ...body }: Edited) => ({ params: { id }, body }),
        {
          // Lets the last edit arrive even when the page is closed.
          keepalive: ({ board }) => JSON.stringify(board).length < KEEPALIVE_MAX,
          onQueryStarted: keepAnswer,
        },
      ),
      stepBoard: mutation(
        ({ step }: Step) => step,
        ({ id, version }: Step) => ({ params: { id }, body: { version } }),
        { onQueryStarted: keepAnswer },
      ),
      workOnStory: mutation(
        "workOnStory",
        ({ id, work, key }: Worked) => ({ params: { id }, body: work, key }),
        { onQueryStarted: keepAnswer },
      ),
      renderStory: mutation(
        "renderStory",
        ({ id, order, key }: Rendered) => ({ params: { id }, body: order, key }),
        { onQueryStarted: keepAnswer },
      ),
      cancelStoryWork: mutation("cancelStoryWork", ofStory, { onQueryStarted: keepAnswer }),
      getSharedBoard: query("getSharedBoard", (token: string) => ({ params: { token } })),
      shareStory: mutation("shareStory", ofStory, {
        onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(sharedAs(id, data.token));
        },
      }),
      unshareStory: mutation("unshareStory", ofStory, {
        onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(sharedAs(id, null));
        },
      }),
      deleteStory: mutation("deleteStory", ofStory, {
        invalidatesTags: (gone) => (gone ? ["Stories"] : []),
      }),
    };
  },
});

const sharedAs = (id: string, shareToken: string | null) =>
  storyApi.util.updateQueryData("getStory", id, (story) => {
    story.shareToken = shareToken;
  });

export const {
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
