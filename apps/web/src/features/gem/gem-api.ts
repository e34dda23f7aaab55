import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** Asked for alone where the balance has been told already. */
export const STATEMENT = { type: "Gems", id: "statement" } as const;

export const gemApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      getGemBalance: query("getGemBalance", nothing, { providesTags: ["Gems"] }),
      listGemEntries: pages("listGemEntries", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Gems", STATEMENT],
      }),
      getGemReceipt: query("getGemReceipt", (id: string) => ({ params: { id } })),
      claimDaily: mutation("claimDaily", nothing, {
        invalidatesTags: ["Gems", "Me", "Quote", "Notification"],
      }),
    };
  },
});

export const {
  useGetGemBalanceQuery,
  useListGemEntriesInfiniteQuery,
  useGetGemReceiptQuery,
  useClaimDailyMutation,
} = gemApi;
