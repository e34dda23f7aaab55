import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Undoes a recent staff decision, from the queue or from the page of a work. */
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
