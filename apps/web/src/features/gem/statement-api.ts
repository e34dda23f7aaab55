import { STATEMENT } from "../../entities/gem/statement-tag.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

/** Separate from the balance, which every page shows. */
const statementApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, pages } = operations(build);
    return {
      listGemEntries: pages("listGemEntries", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Gems", STATEMENT],
      }),
      getGemReceipt: query("getGemReceipt", (id: string) => ({ params: { id } })),
    };
  },
});

export const { useListGemEntriesInfiniteQuery, useGetGemReceiptQuery } = statementApi;
