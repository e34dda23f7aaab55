import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Whom the user has blocked. */
const blocksApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      listBlocks: pages("listBlocks", (cursor) => ({ query: { cursor } }), {
        keepUnusedDataFor: 0,
      }),
      unblockPerson: mutation("unblockPerson", (handle: string) => ({ params: { handle } }), {
        onQueryStarted: async (handle, { dispatch, queryFulfilled }) => {
          const done = await queryFulfilled.catch(() => null);
          if (!done) return;
          dispatch(
            blocksApi.util.updateQueryData("listBlocks", undefined, ({ pages: shown }) => {
              for (const page of shown)
                page.items = page.items.filter(({ person }) => person.handle !== handle);
            }),
          );
        },
        invalidatesTags: ["Creation"],
      }),
    };
  },
});

export const { useListBlocksInfiniteQuery, useUnblockPersonMutation } = blocksApi;
