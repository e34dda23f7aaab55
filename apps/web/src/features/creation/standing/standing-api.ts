import { api } from "../../../store/api.ts";
import { nothing, operations } from "../../../store/operations.ts";
import "../../../store/seldom-routes.ts";

export const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWorkStandings: operations(build).query("getWorkStandings", nothing, {
      providesTags: ["Library"],
    }),
  }),
});

export const { useGetWorkStandingsQuery } = standingApi;
