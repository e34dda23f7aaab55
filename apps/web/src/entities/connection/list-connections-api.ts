import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConnections: operations(build).query("listConnections", nothing, {
      providesTags: ["Connection"],
    }),
  }),
});

/** Social platforms, and the user's accounts there. */
export const { useListConnectionsQuery } = listApi;
