import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Appealed {
  readonly id: string;
  readonly text: string;
}

/** Why a work of one's own is not shown, and what one says against it. */
const appealApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getRestriction: query("getRestriction", (id: string) => ({ params: { id } }), {
        providesTags: ["Case"],
      }),
      appealCreation: mutation(
        "appealCreation",
        ({ id, text }: Appealed) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useGetRestrictionQuery, useAppealCreationMutation } = appealApi;
