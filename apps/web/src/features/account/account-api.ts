import type { ProfileChange } from "@kinora/contracts/account/account";
import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";
import { rememberPerson } from "./known-person.ts";

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Answer<"getHealth">, void>({ query: () => request("getHealth") }),
    getMe: build.query<Answer<"getMe">, void>({
      query: () => request("getMe"),
      providesTags: ["Me"],
      onQueryStarted: async (_nothing, { queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) rememberPerson(data);
      },
    }),
    changeMe: build.mutation<Answer<"changeMe">, ProfileChange>({
      query: (body) => request("changeMe", { body }),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(accountApi.util.upsertQueryData("getMe", undefined, data));
      },
    }),
  }),
});

export const { useGetHealthQuery, useGetMeQuery, useChangeMeMutation } = accountApi;
