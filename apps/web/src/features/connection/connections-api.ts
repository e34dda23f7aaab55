import type { Connections } from "@kinora/contracts/connection/connection";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** A way to sign in at a platform. */
export type ConnectWay = Pick<Connections["items"][number], "platform" | "flavour">;

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = operations(build);
    return {
      beginConnecting: mutation("beginConnecting", (body: ConnectWay) => ({ body })),
      returnFromPlatform: mutation(
        "returnFromPlatform",
        (body: { readonly state: string; readonly code: string }) => ({ body }),
      ),
      chooseAccounts: mutation(
        "chooseAccounts",
        ({ id, accountIds }: { readonly id: string; readonly accountIds: string[] }) => ({
          params: { id },
          body: { accountIds },
        }),
        { invalidatesTags: ["Connection"] },
      ),
      disconnect: mutation("disconnect", (id: string) => ({ params: { id } }), {
        invalidatesTags: ["Connection"],
      }),
    };
  },
});

export const {
  useBeginConnectingMutation,
  useReturnFromPlatformMutation,
  useChooseAccountsMutation,
  useDisconnectMutation,
} = connectionsApi;
