import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface DecidedPerson {
  readonly id: string;
  readonly decision: PersonDecision;
}

/** What moderators decide about people; fetched with their page. */
const personCasesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listPersonCases: query("listPersonCases", nothing, { providesTags: ["Case"] }),
      decidePersonCase: mutation(
        "decidePersonCase",
        ({ id, decision }: DecidedPerson) => ({ params: { id }, body: decision }),
        // Also when somebody else was first: it waits no more.
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListPersonCasesQuery, useDecidePersonCaseMutation } = personCasesApi;
