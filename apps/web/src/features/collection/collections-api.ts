import type { CollectionChange, NewCollection } from "@kinora/contracts/collection/collection";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Kept {
  readonly id: string;
  readonly workId: string;
  /** False to take it out. */
  readonly has: boolean;
}
interface Member {
  readonly id: string;
  readonly handle: string;
  /** False to ask them no longer. */
  readonly asked: boolean;
}

/** Collections, loaded with what shows them. */
const collectionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    const ofId = (id: string) => ({ params: { id } });
    return {
      listCollections: pages(
        "listCollections",
        (cursor, handle: string) => ({ params: { handle }, query: { cursor } }),
        { providesTags: ["Collection"] },
      ),
      listOwnCollections: pages(
        "listOwnCollections",
        (cursor, work: string | null) => ({
          query: { cursor, ...(work === null ? {} : { work }) },
        }),
        { providesTags: ["Collection"], keepUnusedDataFor: 0 },
      ),
      getCollection: query("getCollection", ofId, { providesTags: ["Collection"] }),
      createCollection: mutation(
        "createCollection",
        ({ wish, key }: { readonly wish: NewCollection; readonly key: string }) => ({
          ...{ body: wish, key },
        }),
        { invalidatesTags: ["Collection"] },
      ),
      changeCollection: mutation(
        "changeCollection",
        ({ id, change }: { readonly id: string; readonly change: CollectionChange }) => ({
          ...{ params: { id }, body: change },
        }),
        { invalidatesTags: ["Collection"] },
      ),
      deleteCollection: mutation("deleteCollection", ofId),
      keepWork: mutation(
        ({ has }: Kept) => (has ? "collectWork" : "uncollectWork"),
        ({ id, workId }: Kept) => ({ params: { id, workId } }),
        { invalidatesTags: ["Collection", "Feed"] },
      ),
      setMember: mutation(
        ({ asked }: Member) => (asked ? "inviteMember" : "removeMember"),
        ({ id, handle }: Member) => ({ params: { id, handle } }),
        { invalidatesTags: ["Collection"] },
      ),
      joinCollection: mutation("joinCollection", ofId, { invalidatesTags: ["Collection"] }),
    };
  },
});

export const {
  useListCollectionsInfiniteQuery,
  useListOwnCollectionsInfiniteQuery,
  useGetCollectionQuery,
  useCreateCollectionMutation,
  useChangeCollectionMutation,
  useDeleteCollectionMutation,
  useKeepWorkMutation,
  useSetMemberMutation,
  useJoinCollectionMutation,
} = collectionsApi;
