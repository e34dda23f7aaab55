import type { BulkActionRequest, ItemAction } from "@kinora/contracts/creation/creation-action";
import { creationChanged, creationGone } from "../../entities/creation/creation-changed.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

export type LibraryView = "library" | "trash";

/** What of one's own works is listed; `q` "" lists all of them. */
export interface LibraryArg {
  readonly view: LibraryView;
  readonly q: string;
}

interface Renamed {
  readonly id: string;
  readonly title: string | null;
}

interface Act {
  readonly id: string;
  readonly action: ItemAction;
  readonly reason?: string;
}

export const creationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      listCreations: pages(
        "listCreations",
        (cursor, { view, q }: LibraryArg) => ({ query: { view, q, cursor } }),
        { providesTags: ["Library"] },
      ),
      getCreation: query("getCreation", (id: string) => ({ params: { id } }), {
        providesTags: (_creation, _error, id) => [{ type: "Creation", id }],
      }),
      getProvenance: query("getProvenance", (id: string) => ({ params: { id } })),
      actOnCreations: mutation("actOnCreations", (body: BulkActionRequest) => ({ body }), {
        invalidatesTags: (outcome) =>
          outcome
            ? ["Library", ...outcome.done.map((id) => ({ type: "Creation" as const, id }))]
            : [],
      }),
      renameCreation: mutation(
        "changeCreation",
        ({ id, title }: Renamed) => ({ params: { id }, body: { title } }),
        {
          onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (!data) return;
            dispatch(creationApi.util.upsertQueryData("getCreation", id, data));
            dispatch(creationChanged({ id, change: data }));
          },
        },
      ),
      actOnCreation: mutation(
        "actOnCreation",
        ({ id, ...body }: Act) => ({ params: { id }, body }),
        {
          onQueryStarted: async ({ id, action }, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (!data) return;
            dispatch(creationApi.util.upsertQueryData("getCreation", id, data));
            dispatch(creationChanged({ id, change: data }));
            if (action === "purge") dispatch(creationGone(id));
          },
          invalidatesTags: (done, _error, { action }) => {
            if (!done) return [];
            const money = action === "cancel" || action === "retry";
            const moves = action === "delete" || action === "restore" || action === "purge";
            return [
              ...(money ? (["Gems", "Me"] as const) : []),
              ...(moves ? (["Library"] as const) : []),
            ];
          },
        },
      ),
    };
  },
});

export const {
  useListCreationsInfiniteQuery,
  useGetCreationQuery,
  useLazyGetCreationQuery,
  useGetProvenanceQuery,
  useActOnCreationMutation,
  useActOnCreationsMutation,
  useRenameCreationMutation,
} = creationApi;
