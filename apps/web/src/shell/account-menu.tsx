import type { CurrentUser } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { lazy } from "react";
import { Avatar } from "../entities/person/avatar.tsx";
import { MenuFrame } from "../ui/menu.tsx";

const AccountPanel = lazy(() =>
  import("./account-panel.tsx").then((m) => ({ default: m.AccountPanel })),
);

/** The signed-in user, as a button in the bar. */
export function AccountMenu({ me }: { readonly me: CurrentUser }) {
  return (
    <MenuFrame
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t`Your account, ${{ displayName: me.displayName }}`}
          className="grid size-11 place-items-center rounded-full transition-[filter] hover:brightness-110"
        >
          <Avatar name={me.displayName} url={me.avatarUrl} size={36} />
        </button>
      )}
      panel={(props) => <AccountPanel {...props} me={me} />}
    />
  );
}
