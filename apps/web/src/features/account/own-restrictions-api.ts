import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Contested {
  readonly id: string;
  readonly text: string;
}

/** What of one's own others do not see; also for whom nothing else opens any more. */
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
