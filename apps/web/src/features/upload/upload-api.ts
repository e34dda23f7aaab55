import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";

export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUpload: build.query<Answer<"getUpload">, string>({
      query: (id) => request("getUpload", { params: { id } }),
      providesTags: (_upload, _error, id) => [{ type: "Upload", id }],
    }),
    stateConsent: build.mutation<
      Answer<"stateConsent">,
      { readonly id: string; readonly version: ConsentVersion }
    >({
      query: ({ id, version }) => request("stateConsent", { params: { id }, body: { version } }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(uploadApi.util.upsertQueryData("getUpload", id, data));
      },
    }),
    removeUpload: build.mutation<null, string>({
      query: (id) => request("removeUpload", { params: { id } }),
    }),
  }),
});

export const { useGetUploadQuery, useStateConsentMutation, useRemoveUploadMutation } = uploadApi;
