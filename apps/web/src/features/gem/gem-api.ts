import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";

/** Asked for alone where the balance has been told already. */
export const STATEMENT = { type: "Gems", id: "statement" } as const;

export const gemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGemBalance: build.query<Answer<"getGemBalance">, void>({
      query: () => request("getGemBalance"),
      providesTags: ["Gems"],
    }),
    listGemEntries: build.infiniteQuery<Answer<"listGemEntries">, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        request("listGemEntries", { query: { cursor: pageParam ?? undefined } }),
      providesTags: ["Gems", STATEMENT],
    }),
    getGemReceipt: build.query<Answer<"getGemReceipt">, string>({
      query: (id) => request("getGemReceipt", { params: { id } }),
    }),
    claimDaily: build.mutation<Answer<"claimDaily">, void>({
      query: () => request("claimDaily"),
      invalidatesTags: ["Gems", "Me", "Quote", "Notification"],
    }),
  }),
});

export const {
  useGetGemBalanceQuery,
  useListGemEntriesInfiniteQuery,
  useGetGemReceiptQuery,
  useClaimDailyMutation,
} = gemApi;
