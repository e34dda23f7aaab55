import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

/** Public profiles, loaded with their page. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: operations(build).query(
      "getProfile",
      (handle: string) => ({ params: { handle } }),
      { providesTags: ["Me"] },
    ),
  }),
});

export const { useGetProfileQuery } = profileApi;
