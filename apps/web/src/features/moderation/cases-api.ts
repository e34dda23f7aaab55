import type { CaseDecision, CaseFilter } from "@kinora/contracts/moderation/case";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

interface Decided {
  readonly id: string;
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
      decideCase: mutation(
        "decideCase",
        ({ id, decision }: Decided) => ({ params: { id }, body: decision }),
        // Also when somebody else was first: it waits no more.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListCasesQuery, useDecideCaseMutation } = casesApi;
