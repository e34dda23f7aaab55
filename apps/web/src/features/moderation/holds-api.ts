import type { NewHoldFiling } from "@kinora/contracts/moderation/hold";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Filed {
  readonly id: string;
  readonly filing: NewHoldFiling;
}

/** Cases of child abuse; fetched with their page. Nothing of them is kept: each look is asked for. */
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
