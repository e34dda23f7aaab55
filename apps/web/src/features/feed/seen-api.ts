import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { FeedFilters } from "./feed-api.ts";

/** Of walls that are looked at; apart from what every page may ask. */
const seenApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      /** How many recent items are newer than a moment. */
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
