import type { DryRunWish } from "@kinora/contracts/award/dry-run";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The dry run of awards, loaded with its page. */
const dryRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAwardDryRun: operations(build).query("getAwardDryRun", (wish: DryRunWish) => ({
      query: wish,
    })),
  }),
});

export const { useGetAwardDryRunQuery } = dryRunApi;
