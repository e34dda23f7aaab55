import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The endpoints that remain available to a disabled account. */
const suspensionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getOwnSuspension: query("getOwnSuspension", nothing, {
        providesTags: ["Person"],
        keepUnusedDataFor: 0,
      }),
      appealSuspension: mutation("appealSuspension", (text: string) => ({ body: { text } }), {
        invalidatesTags: ["Person"],
      }),
    };
  },
});

export const { useGetOwnSuspensionQuery, useAppealSuspensionMutation } = suspensionApi;
