import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

export const gemApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getGemBalance: query("getGemBalance", nothing, { providesTags: ["Gems"] }),
      claimDaily: mutation("claimDaily", nothing, {
        invalidatesTags: ["Gems", "Me", "Quote", "Notification"],
      }),
    };
  },
});

export const { useGetGemBalanceQuery, useClaimDailyMutation } = gemApi;
