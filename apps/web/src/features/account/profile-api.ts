import type { CurrentUser, ProfileChange } from "@kinora/contracts/account/account";
import type { AvatarWish } from "@kinora/contracts/people/profile";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import { DIFFERS_BY_PERSON } from "../../store/tags.ts";
import { accountApi } from "./account-api.ts";

interface Told {
  readonly dispatch: (thunk: ReturnType<typeof accountApi.util.upsertQueryData>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: CurrentUser }>;
}

/** The answer contains the complete updated user. */
const keepMe = async (_asked: unknown, { dispatch, queryFulfilled }: Told) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (data) dispatch(accountApi.util.upsertQueryData("getMe", undefined, data));
};

/** Used only by the settings. */
const profileApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const kept = { onQueryStarted: keepMe };
    return {
      changeMe: mutation("changeMe", (body: ProfileChange) => ({ body }), kept),
      /** What the lists show depends on it. */
      showMature: mutation("changeMe", (body: ProfileChange) => ({ body }), {
        ...kept,
        invalidatesTags: DIFFERS_BY_PERSON,
      }),
      chooseAvatar: mutation("chooseAvatar", (body: AvatarWish) => ({ body }), kept),
      removeAvatar: mutation<"removeAvatar", void>("removeAvatar", nothing, kept),
      listPictures: query("listCreations", () => ({ query: { limit: 24 } }), {
        keepUnusedDataFor: 0,
      }),
    };
  },
});

export const {
  useChangeMeMutation,
  useShowMatureMutation,
  useChooseAvatarMutation,
  useRemoveAvatarMutation,
  useListPicturesQuery,
} = profileApi;
