import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Takes back what the staff decided a moment ago, in the queue or on the page of a work. */
export const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    undoDecisions: operations(build).mutation(
      "undoDecisions",
      (ids: readonly string[]) => ({ body: { ids: [...ids] } }),
      { invalidatesTags: ["Case"] },
    ),
  }),
});

export const { useUndoDecisionsMutation } = undoApi;
