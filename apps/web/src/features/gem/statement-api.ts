import type { StatementPart } from "@kinora/contracts/gem/statement";
import { PAGE_SIZE_MAX } from "@kinora/contracts/limits";
import { STATEMENT } from "../../entities/gem/statement-tag.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

/** Separate from the balance, which every page shows. */
const statementApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, pages } = operations(build);
    return {
      listGemEntries: pages(
        "listGemEntries",
        (cursor, part: StatementPart | undefined) => ({ query: { cursor, part } }),
        { providesTags: ["Gems", STATEMENT] },
      ),
      getGemYear: query("getGemYear", (year: number) => ({ params: { year } }), {
        providesTags: ["Gems", STATEMENT],
      }),
      /** A part of a year's entries, for its file. */
      getYearEntries: query("listGemEntries", (page: { year: number; cursor?: string }) => ({
        query: { ...page, limit: PAGE_SIZE_MAX },
      })),
      getGemReceipt: query("getGemReceipt", (id: string) => ({ params: { id } })),
    };
  },
});

export const {
  useListGemEntriesInfiniteQuery,
  useGetGemReceiptQuery,
  useGetGemYearQuery,
  useLazyGetYearEntriesQuery,
} = statementApi;
