import type { DryRunWish } from "@kinora/contracts/award/dry-run";
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
      getAwardDryRun: query("getAwardDryRun", (wish: DryRunWish) => ({ query: wish })),
    };
  },
});

export const { useGetAwardsQuery, useChooseStreaksMutation, useGetAwardDryRunQuery } = awardApi;
