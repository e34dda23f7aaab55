import type { Switches } from "@kinora/contracts/switch/switch";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** What the owner switches; fetched with its page. */
const switchApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    // What stands over every page may be another now.
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
