import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The takeout archive. Used only by the settings, as is its tag. */
const takeoutApi = api.enhanceEndpoints({ addTagTypes: ["Takeout"] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getTakeout: query("getTakeout", nothing, {
        providesTags: ["Takeout"],
        keepUnusedDataFor: 0,
      }),
      askForTakeout: mutation("askForTakeout", nothing, { invalidatesTags: ["Takeout"] }),
    };
  },
});

export const { useGetTakeoutQuery, useAskForTakeoutMutation } = takeoutApi;
