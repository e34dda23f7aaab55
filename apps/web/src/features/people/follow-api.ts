import type { FollowState } from "@kinora/contracts/people/follow";
import type { Profile } from "@kinora/contracts/people/profile";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import { profileApi } from "./profile-api.ts";
import "../../store/seldom-routes.ts";

const NOTHING: FollowState["you"] = {
  ...{ follows: false, followsYou: false, blocks: false, mutes: false },
};

interface Following {
  readonly profile: Pick<Profile, "handle" | "you" | "followers">;
  /** True to follow, false to follow no longer. */
  readonly follows: boolean;
}

/** Following, loaded when somebody first presses the button. */
export const followApi = api.injectEndpoints({
  endpoints: (build) => ({
    setFollow: operations(build).mutation(
      ({ follows }: Following) => (follows ? "followPerson" : "unfollowPerson"),
      ({ profile: { handle } }: Following) => ({ params: { handle } }),
      {
        onQueryStarted: async ({ profile, follows }, { dispatch, queryFulfilled }) => {
          const { handle, followers } = profile;
          const you = profile.you ?? NOTHING;
          const show = (state: FollowState) =>
            dispatch(
              profileApi.util.updateQueryData("getProfile", handle, (draft) => {
                Object.assign(draft, state);
              }),
            );
          show({ you: { ...you, follows }, followers: followers + (follows ? 1 : -1) });
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          show(data ?? { you, followers });
        },
      },
    ),
  }),
});
