import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { creationGone } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import { keepCreation } from "./creation-api.ts";

interface Act {
  readonly id: string;
  readonly action: ItemAction;
  readonly reason?: string;
}

/** Separate from the endpoints that show works, because most pages perform no actions. */
const actApi = api.injectEndpoints({
  endpoints: (build) => ({
    actOnCreation: operations(build).mutation(
      "actOnCreation",
      ({ id, ...body }: Act) => ({ params: { id }, body }),
      {
        onQueryStarted: async ({ id, action }, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (!data) return;
          dispatch(keepCreation(data));
          if (action === "purge") dispatch(creationGone(id));
        },
        invalidatesTags: (done, _error, { action }) => {
          if (!done) return [];
          const money = action === "cancel" || action === "retry";
          const moves = action === "delete" || action === "restore" || action === "purge";
          return [
            ...(money ? (["Gems", "Me"] as const) : []),
            ...(moves ? (["Library"] as const) : []),
          ];
        },
      },
    ),
  }),
});

export const { useActOnCreationMutation } = actApi;
