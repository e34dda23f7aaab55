import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { FeedFilters } from "./feed-api.ts";

/** Impressions and counts of walls, separate from the requests of every page. */
const seenApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      /** Number of recent items newer than a moment. */
      countNewer: query(
        "getFeed",
        (arg: { readonly since: string } & FeedFilters) => ({
          query: { kind: "recent" as const, ...arg, limit: 1 },
        }),
        { transformResponse: ({ newer }) => newer },
      ),
      recordImpressions: mutation("recordImpressions", (ids: readonly string[]) => ({
        body: { ids },
      })),
    };
  },
});

export const { useCountNewerQuery, useRecordImpressionsMutation } = seenApi;
