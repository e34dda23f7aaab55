import type { NewCollectionDecision } from "@kinora/contracts/collection/collection-case";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedCollection {
  readonly id: string;
  readonly decision: NewCollectionDecision;
}

/** Moderators' decisions about collections, loaded with their page. */
const collectionCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listCollectionCases: query("listCollectionCases", nothing, { providesTags: ["Case"] }),
      decideCollectionCase: mutation(
        "decideCollectionCase",
        ({ id, decision }: DecidedCollection) => ({ params: { id }, body: decision }),
        // Also after a conflict: a case another moderator decided first no longer waits.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListCollectionCasesQuery, useDecideCollectionCaseMutation } = collectionCasesApi;
