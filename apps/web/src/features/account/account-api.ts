import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import { rememberPerson } from "./known-person.ts";

export const accountApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = operations(build);
    return {
      getMe: query("getMe", nothing, {
        providesTags: ["Me"],
        onQueryStarted: async (_nothing, { queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) rememberPerson(data);
        },
      }),
    };
  },
});

export const { useGetMeQuery } = accountApi;
