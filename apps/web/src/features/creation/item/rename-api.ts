import { api } from "../../../store/api.ts";
import { operations } from "../../../store/operations.ts";
import { keepCreation } from "../creation-api.ts";

interface Renamed {
  readonly id: string;
  readonly title: string | null;
}

const renameApi = api.injectEndpoints({
  endpoints: (build) => ({
    renameCreation: operations(build).mutation(
      "changeCreation",
      ({ id, title }: Renamed) => ({ params: { id }, body: { title } }),
      {
        onQueryStarted: async (_renamed, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(keepCreation(data));
        },
      },
    ),
  }),
});

export const { useRenameCreationMutation } = renameApi;
