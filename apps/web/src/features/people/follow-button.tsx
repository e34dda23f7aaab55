import type { Profile } from "@kinora/contracts/people/profile";
import { t } from "@lingui/core/macro";
import { Check, UserPlus } from "lucide-react";
import { useAppDispatch } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";

/** Follows a person, or no longer. Changes at once; a refusal reverts it and gives the reason. */
export function FollowButton({
  profile,
}: {
  readonly profile: Pick<Profile, "handle" | "displayName" | "you" | "followers">;
}) {
  const dispatch = useAppDispatch();
  const mayGoOn = useAskToSignIn();
  const { saySorry } = useSay();
  const isFollowed = profile.you?.follows ?? false;
  const press = () => {
    if (!mayGoOn(t`Sign in to follow ${{ name: profile.displayName }}.`)) return;
    import("./follow-api.ts")
      .then(({ followApi }) => {
        const wish = { profile, follows: !isFollowed };
        const follow = followApi.endpoints.setFollow.initiate(wish, { track: false });
        return dispatch(follow).unwrap();
      })
      .catch(saySorry);
  };
  return (
    <Button
      look={isFollowed ? "quiet" : "primary"}
      icon={isFollowed ? <Check size={16} /> : <UserPlus size={16} />}
      aria-pressed={isFollowed}
      onClick={press}
    >
      {isFollowed ? t`Following` : t`Follow`}
    </Button>
  );
}
