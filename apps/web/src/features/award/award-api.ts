import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import { AWARDS } from "./awards-tag.ts";

const awardApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getAwards: query("getAwards", nothing, { providesTags: ["Gems", AWARDS] }),
      chooseStreaks: mutation("chooseStreaks", (shown: boolean) => ({ body: { shown } }), {
        invalidatesTags: [AWARDS],
      }),
    };
  },
});

export const { useGetAwardsQuery, useChooseStreaksMutation } = awardApi;
