import type { CaseDecision, CaseFilter } from "@kinora/contracts/moderation/case";
import { api } from "../../store/api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Decided {
  readonly ids: readonly string[];
  readonly decision: CaseDecision;
}

/** What moderators decide; fetched with their page. */
const casesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listCases: query("listCases", (filter: CaseFilter) => ({ query: filter }), {
        providesTags: ["Case"],
      }),
      leaseCase: mutation("leaseCase", (id: string) => ({ params: { id } }), {
        // Somebody else is at it, or has decided: what is left is another list.
        invalidatesTags: (_answer, error) =>
          refusalOf(error)?.code.startsWith("CASE_") ? ["Case"] : [],
      }),
      decideCases: mutation(
        "decideCases",
        ({ ids, decision }: Decided) => ({ body: { ids: [...ids], decision } }),
        // Also what somebody else was first with: it waits no more.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListCasesQuery, useLeaseCaseMutation, useDecideCasesMutation } = casesApi;
