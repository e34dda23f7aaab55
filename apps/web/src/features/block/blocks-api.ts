import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Wish {
  readonly handle: string;
  /** False to take it back. */
  readonly on: boolean;
}

/** Whom the user has blocked and muted. Either changes what every list shows. */
const blocksApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    const input = ({ handle }: Wish) => ({ params: { handle } });
    return {
      listBlocks: pages("listBlocks", (cursor) => ({ query: { cursor } }), {
        ...{ keepUnusedDataFor: 0, providesTags: ["Me"] },
      }),
      listMutes: pages("listMutes", (cursor) => ({ query: { cursor } }), {
        ...{ keepUnusedDataFor: 0, providesTags: ["Me"] },
      }),
      setBlock: mutation(({ on }: Wish) => (on ? "blockPerson" : "unblockPerson"), input, {
        invalidatesTags: ["Me", "Feed", "Creation"],
      }),
      setMute: mutation(({ on }: Wish) => (on ? "mutePerson" : "unmutePerson"), input, {
        invalidatesTags: ["Me", "Feed", "Creation"],
      }),
    };
  },
});

export const {
  useListBlocksInfiniteQuery,
  useListMutesInfiniteQuery,
  useSetBlockMutation,
  useSetMuteMutation,
} = blocksApi;
