import type { PersonRole } from "@kinora/contracts/access/roles";
import type { CorrectionDecision, NewCorrection } from "@kinora/contracts/gem/correction";
import type { NewSuspension } from "@kinora/contracts/moderation/suspension";
import type { NewMonth } from "@kinora/contracts/payment/payment";
import type { PeopleFilter } from "@kinora/contracts/people/people";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface About {
  readonly id: string;
}
type Wish = Pick<PeopleFilter, "q" | "show">;

/** Accounts as the staff sees them, loaded with their pages. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    const changes = { invalidatesTags: ["Person" as const] };
    return {
      listPeople: pages("listPeople", (cursor, wish: Wish) => ({ query: { ...wish, cursor } }), {
        providesTags: ["Person"],
      }),
      getPerson: query("getPerson", (id: string) => ({ params: { id } }), {
        providesTags: ["Person"],
      }),
      suspendPerson: mutation(
        "suspendPerson",
        ({ id, ...body }: About & NewSuspension) => ({ params: { id }, body }),
        changes,
      ),
      endSuspension: mutation(
        "endSuspension",
        ({ id, reason }: About & { readonly reason: string }) => ({
          params: { id },
          body: { reason },
        }),
        changes,
      ),
      denySuspensionAppeal: mutation(
        "denySuspensionAppeal",
        ({ id, reason }: About & { readonly reason: string }) => ({
          params: { id },
          body: { reason },
        }),
        changes,
      ),
      changeRole: mutation(
        "changeRole",
        ({ id, role }: About & { readonly role: PersonRole }) => ({
          params: { id },
          body: { role },
        }),
        changes,
      ),
      correctGems: mutation(
        "correctGems",
        ({ id, key, ...body }: About & NewCorrection & { readonly key: string }) => ({
          params: { id },
          body,
          key,
        }),
        changes,
      ),
      giveMonth: mutation(
        "giveMonth",
        ({ id, key, ...body }: About & NewMonth & { readonly key: string }) => ({
          params: { id },
          body,
          key,
        }),
        changes,
      ),
      listCorrections: query("listCorrections", nothing, { providesTags: ["Person"] }),
      decideCorrection: mutation(
        "decideCorrection",
        ({ id, verdict }: About & CorrectionDecision) => ({ params: { id }, body: { verdict } }),
        changes,
      ),
    };
  },
});

export const {
  useListPeopleInfiniteQuery,
  useGetPersonQuery,
  useSuspendPersonMutation,
  useEndSuspensionMutation,
  useDenySuspensionAppealMutation,
  useChangeRoleMutation,
  useCorrectGemsMutation,
  useGiveMonthMutation,
  useListCorrectionsQuery,
  useDecideCorrectionMutation,
} = peopleApi;
