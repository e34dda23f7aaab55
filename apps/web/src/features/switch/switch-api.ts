import type { Switches } from "@kinora/contracts/switch/switch";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The owner's switches, loaded with their page. */
const switchApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    // The banner shown above every page may have changed.
    const changes = { invalidatesTags: ["Banner" as const] };
    return {
      getSwitches: query("getSwitches", nothing, { providesTags: ["Banner"] }),
      changeSwitches: mutation("changeSwitches", (body: Switches) => ({ body }), changes),
      invite: mutation("invite", nothing, changes),
      revokeInvitation: mutation("revokeInvitation", (id: string) => ({ params: { id } }), changes),
    };
  },
});

export const {
  useGetSwitchesQuery,
  useChangeSwitchesMutation,
  useInviteMutation,
  useRevokeInvitationMutation,
} = switchApi;
