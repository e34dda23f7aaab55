import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { api } from "../../store/api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedPerson {
  readonly id: string;
  readonly decision: PersonDecision;
}

interface CaseOfPerson extends Pick<PersonDecision, "of"> {
  readonly id: string;
}

/** Moderators' decisions about people, loaded with their page. */
const personCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listPersonCases: query("listPersonCases", nothing, { providesTags: ["Case"] }),
      // Not cached: every look is a request, and audited.
      lookAtPersonCase: mutation("lookAtPersonCase", (id: string) => ({ params: { id } })),
      decidePersonCase: mutation(
        "decidePersonCase",
        ({ id, decision }: DecidedPerson) => ({ params: { id }, body: decision }),
        // Also after a conflict: a case another moderator decided first no longer waits.
        { invalidatesTags: ["Case"] },
      ),
      leasePersonCase: mutation(
        "leasePersonCase",
        ({ id, of }: CaseOfPerson) => ({ params: { id }, body: { of } }),
        {
          // Another moderator holds or has decided it, or it is for the admins now.
          invalidatesTags: (_answer, error) => (refusalOf(error) ? ["Case"] : []),
        },
      ),
      undoPersonDecision: mutation(
        "undoPersonDecision",
        ({ id, of }: CaseOfPerson) => ({ params: { id }, body: { of } }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const {
  useListPersonCasesQuery,
  useLookAtPersonCaseMutation,
  useLeasePersonCaseMutation,
  useDecidePersonCaseMutation,
  useUndoPersonDecisionMutation,
} = personCasesApi;
