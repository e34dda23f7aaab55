import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** Voices, models and prices of stories; loaded by whatever chooses them. */
export const { useGetStoryOptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getStoryOptions: operations(build).query("getStoryOptions", nothing),
  }),
});
