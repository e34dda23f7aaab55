import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Appealed {
  readonly id: string;
  readonly text: string;
}

/** Why the user's own work is restricted, and their appeals. */
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
