import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { BulkActionRequest, ItemAction } from "@kinora/contracts/creation/creation-action";
import { api } from "../../store/api.ts";
import { creationChanged, creationGone } from "../../store/creation-changed.ts";
import { type Answer, request } from "../../store/request.ts";

export type LibraryView = "library" | "trash";

/** What of one's own works is listed; `q` "" lists all of them. */
export interface LibraryArg {
  readonly view: LibraryView;
  readonly q: string;
}

interface Page {
  readonly items: CreationCard[];
  readonly nextCursor: string | null;
}

export const creationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCreations: build.infiniteQuery<Page, LibraryArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { view, q }, pageParam }) =>
        request("listCreations", {
          query: { view, q: q === "" ? undefined : q, cursor: pageParam ?? undefined },
        }),
      providesTags: ["Library"],
    }),
    getCreation: build.query<Answer<"getCreation">, string>({
      query: (id) => request("getCreation", { params: { id } }),
      providesTags: (_creation, _error, id) => [{ type: "Creation", id }],
    }),
    getProvenance: build.query<Answer<"getProvenance">, string>({
      query: (id) => request("getProvenance", { params: { id } }),
    }),
    actOnCreations: build.mutation<Answer<"actOnCreations">, BulkActionRequest>({
      query: (body) => request("actOnCreations", { body }),
      invalidatesTags: (outcome) =>
        outcome
          ? ["Library", ...outcome.done.map((id) => ({ type: "Creation" as const, id }))]
          : [],
    }),
    renameCreation: build.mutation<
      Answer<"changeCreation">,
      { readonly id: string; readonly title: string | null }
    >({
      query: ({ id, title }) => request("changeCreation", { params: { id }, body: { title } }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(creationApi.util.upsertQueryData("getCreation", id, data));
        dispatch(creationChanged({ id, change: data }));
      },
    }),
    actOnCreation: build.mutation<
      Answer<"actOnCreation"> | null,
      { readonly id: string; readonly action: ItemAction; readonly reason?: string }
    >({
      query: ({ id, ...body }) => request("actOnCreation", { params: { id }, body }),
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
    }),
  }),
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
