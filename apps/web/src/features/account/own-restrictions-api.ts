import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Contested {
  readonly id: string;
  readonly text: string;
}

/** The user's own restricted works; also available to disabled accounts. */
const ownRestrictionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      listOwnRestrictions: pages("listOwnRestrictions", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Case"],
        keepUnusedDataFor: 0,
      }),
      contestRestriction: mutation(
        "appealCreation",
        ({ id, text }: Contested) => ({ params: { id }, body: { text } }),
        { invalidatesTags: ["Case"] },
      ),
    };
  },
});

export const { useListOwnRestrictionsInfiniteQuery, useContestRestrictionMutation } =
  ownRestrictionsApi;
