import type { BulkActionRequest } from "@kinora/contracts/creation/creation-action";
import { api } from "../../../store/api.ts";
import { operations } from "../../../store/operations.ts";

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    actOnCreations: operations(build).mutation(
      "actOnCreations",
      (body: BulkActionRequest) => ({ body }),
      {
        invalidatesTags: (outcome) =>
          outcome
            ? ["Library", ...outcome.done.map((id) => ({ type: "Creation" as const, id }))]
            : [],
      },
    ),
  }),
});

export const { useActOnCreationsMutation } = bulkApi;
