import type { NewHoldFiling } from "@kinora/contracts/moderation/hold";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Filed {
  readonly id: string;
  readonly filing: NewHoldFiling;
}

/** Child abuse cases, loaded with their page. Nothing is cached: every view sends a request. */
const holdsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listHolds: query("listHolds", nothing, { providesTags: ["Case"], keepUnusedDataFor: 0 }),
      lookAtHold: mutation("lookAtHold", (id: string) => ({ params: { id } })),
      fileHold: mutation(
        "fileHold",
        ({ id, filing }: Filed) => ({ params: { id }, body: filing }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListHoldsQuery, useLookAtHoldMutation, useFileHoldMutation } = holdsApi;
