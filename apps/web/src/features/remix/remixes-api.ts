import type { RemixAudience } from "@kinora/contracts/remix/remix";
import { listOfIds, tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Choice {
  readonly creationId: string;
  /** Null for the default. */
  readonly audience: RemixAudience | null;
}

/** Remixes of works, loaded when somebody comes near them, and who may make them. */
const remixesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      listRemixes: pages(
        "listRemixes",
        (cursor, creationId: string) => ({
          ...{ params: { id: creationId }, query: { cursor, limit: cursor ? 18 : 6 } },
        }),
        {
          providesTags: ["Creation"],
          onAnswer: tellsOf(({ items }) => items),
          transformResponse: listOfIds,
        },
      ),
      setRemixAudience: mutation(
        "setRemixAudience",
        ({ creationId, audience }: Choice) => ({
          ...{ params: { id: creationId }, body: { audience } },
        }),
        {
          onQueryStarted: async ({ creationId, audience }, { dispatch, queryFulfilled }) => {
            const done = await queryFulfilled.catch(() => null);
            if (!done) return;
            dispatch(
              remixesApi.util.updateQueryData("listRemixes", creationId, ({ pages: [first] }) => {
                if (first?.tree?.own) first.tree.own.chosen = audience;
              }),
            );
          },
        },
      ),
      getUsualRemixAudience: query("getUsualRemixAudience", nothing, { providesTags: ["Me"] }),
      setUsualRemixAudience: mutation(
        "setUsualRemixAudience",
        (audience: RemixAudience) => ({ body: { audience } }),
        { invalidatesTags: ["Me", "Creation"] },
      ),
    };
  },
});

export const {
  useListRemixesInfiniteQuery,
  useSetRemixAudienceMutation,
  useGetUsualRemixAudienceQuery,
  useSetUsualRemixAudienceMutation,
} = remixesApi;
