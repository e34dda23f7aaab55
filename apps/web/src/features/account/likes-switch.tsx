import type { CurrentUser } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { Switch } from "../../ui/switch.tsx";
import { useChangeMeMutation } from "./profile-api.ts";

/** A switch for showing a person's likes on their page. */
export function LikesSwitch({ me }: { readonly me: CurrentUser }) {
  const [change] = useChangeMeMutation();
  const { saySorry } = useSay();
  return (
    <div className="max-w-md">
      <Switch
        label={t`Show what I like`}
        hint={t`On your page, for everyone.`}
        checked={me.likesPublic}
        onChange={(likesPublic) => void change({ likesPublic }).unwrap().catch(saySorry)}
      />
    </div>
  );
}
