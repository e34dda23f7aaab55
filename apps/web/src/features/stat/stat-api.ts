import type { StatPart, StatRange } from "@kinora/contracts/stat/stat";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Administration statistics, loaded with their page. */
const statApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: operations(build).query(
      "getStats",
      ({ part, range }: { readonly part: StatPart; readonly range: StatRange }) => ({
        params: { part },
        query: { range },
      }),
    ),
  }),
});

export const { useGetStatsQuery } = statApi;
