import type { ConsentVersion } from "@kinora/contracts/upload/upload";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

interface Consent {
  readonly id: string;
  readonly version: ConsentVersion;
}

export const uploadApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getUpload: query("getUpload", (id: string) => ({ params: { id } }), {
        providesTags: (_upload, _error, id) => [{ type: "Upload", id }],
      }),
      stateConsent: mutation(
        "stateConsent",
        ({ id, version }: Consent) => ({ params: { id }, body: { version } }),
        {
          onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data) dispatch(uploadApi.util.upsertQueryData("getUpload", id, data));
          },
        },
      ),
      removeUpload: mutation("removeUpload", (id: string) => ({ params: { id } })),
    };
  },
});

export const { useGetUploadQuery, useStateConsentMutation, useRemoveUploadMutation } = uploadApi;
