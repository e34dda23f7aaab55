import type { ProfileChange } from "@kinora/contracts/account/account";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import { accountApi } from "./account-api.ts";

/** Of the settings alone. */
const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeMe: operations(build).mutation("changeMe", (body: ProfileChange) => ({ body }), {
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(accountApi.util.upsertQueryData("getMe", undefined, data));
      },
    }),
  }),
});

export const { useChangeMeMutation } = profileApi;
