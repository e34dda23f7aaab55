import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Account deletion, with a tag of its own. */
const deletionApi = api.enhanceEndpoints({ addTagTypes: ["Deletion"] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const changes = { invalidatesTags: ["Deletion" as const] };
    return {
      getDeletion: query("getDeletion", nothing, { providesTags: ["Deletion"] }),
      askDeletion: mutation("askDeletion", (handle: string) => ({ body: { handle } }), changes),
      callOffDeletion: mutation("callOffDeletion", nothing, changes),
    };
  },
});

export const { useGetDeletionQuery, useAskDeletionMutation, useCallOffDeletionMutation } =
  deletionApi;
