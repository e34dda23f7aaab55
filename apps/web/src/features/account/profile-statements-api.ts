import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface ContestedProfile {
  readonly id: string;
  readonly text: string;
}

/** Statements about the user's own profile; also available to disabled accounts. */
const profileStatementsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listProfileStatements: query("listProfileStatements", nothing, {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      appealProfile: mutation(
        "appealProfile",
        ({ id, text }: ContestedProfile) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListProfileStatementsQuery, useAppealProfileMutation } = profileStatementsApi;
