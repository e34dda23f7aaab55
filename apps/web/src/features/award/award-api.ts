import { STATEMENT } from "../../entities/gem/statement-tag.ts";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

const awardApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getAwards: query("getAwards", nothing, { providesTags: ["Gems", STATEMENT] }),
      chooseStreaks: mutation("chooseStreaks", (shown: boolean) => ({ body: { shown } }), {
        invalidatesTags: [STATEMENT],
      }),
    };
  },
});

export const { useGetAwardsQuery, useChooseStreaksMutation } = awardApi;
