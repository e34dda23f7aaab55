import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { CaseDecision, CaseFilter } from "@kinora/contracts/moderation/case";
import { api } from "../../store/api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Works as they were looked at. */
export type LookedAt = readonly Pick<CreationCard, "id" | "title">[];

interface Decided {
  readonly works: LookedAt;
  readonly decision: CaseDecision;
  /** True when they are hidden for what they were, whatever their titles are now. */
  readonly anyway: boolean;
}

/** Moderators' cases and decisions, loaded with their page. */
const casesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listCases: query("listCases", (filter: CaseFilter) => ({ query: filter }), {
        providesTags: ["Case"],
      }),
      leaseCase: mutation("leaseCase", (id: string) => ({ params: { id } }), {
        // Another moderator holds or has decided it, it is for the admins now, or it is gone.
        invalidatesTags: (_answer, error) => (refusalOf(error) ? ["Case"] : []),
      }),
      // Events about works refetch it.
      getCaseWork: query("getCreation", (id: string) => ({ params: { id } }), {
        providesTags: (_work, _error, id) => [{ type: "Creation", id }],
      }),
      listUndoableDecisions: query("listUndoableDecisions", nothing, { keepUnusedDataFor: 0 }),
      decideCases: mutation(
        "decideCases",
        ({ works, decision, anyway }: Decided) => ({
          body: {
            ...{ ids: works.map(({ id }) => id), decision, anyway },
            looked: Object.fromEntries(works.map(({ id, title }) => [id, title])),
          },
        }),
        // Also after a conflict: a case another moderator decided first no longer waits.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const {
  useListCasesQuery,
  useGetCaseWorkQuery,
  useListUndoableDecisionsQuery,
  useLeaseCaseMutation,
  useDecideCasesMutation,
} = casesApi;
