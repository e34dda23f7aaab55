import type { CurrentUser } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { CircleHelp, Images, LogOut, Palette, Settings2, ShieldCheck, Trophy } from "lucide-react";
import { Gem } from "../entities/gem/gem.tsx";
import { useSignOut } from "../features/account/use-sign-out.ts";
import type { MenuFrameState } from "../ui/menu.tsx";
import { MenuPanel } from "../ui/menu-panel.tsx";

/** Links of the user's account. */
export function AccountPanel({ me, ...frame }: MenuFrameState & { readonly me: CurrentUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <MenuPanel
      {...frame}
      align="end"
      header={
        <div className="px-3 py-2">
          <div className="font-medium">{me.displayName}</div>
          <div className="text-12 text-text-2">@{me.handle}</div>
        </div>
      }
      groups={[
        [
          {
            label: t`Library`,
            icon: <Images size={18} />,
            onSelect: () => void navigate({ to: "/library" }),
          },
          {
            label: t`Gems`,
            icon: <Gem size={18} />,
            onSelect: () => void navigate({ to: "/gems" }),
          },
          {
            label: t`Challenges`,
            icon: <Trophy size={18} />,
            onSelect: () => void navigate({ to: "/challenges" }),
          },
        ],
        [
          ...(me.role === "user"
            ? []
            : [
                {
                  label: t`Moderation`,
                  icon: <ShieldCheck size={18} />,
                  onSelect: () => void navigate({ to: "/admin/moderation" }),
                },
              ]),
          {
            label: t`Settings`,
            icon: <Settings2 size={18} />,
            onSelect: () => void navigate({ to: "/settings" }),
          },
          {
            label: t`Appearance`,
            icon: <Palette size={18} />,
            onSelect: () => void navigate({ to: "/settings/theme-settings" }),
          },
          {
            label: t`Help`,
            icon: <CircleHelp size={18} />,
            onSelect: () => void navigate({ to: "/help" }),
          },
        ],
        [{ label: t`Sign out`, icon: <LogOut size={18} />, onSelect: signOut }],
      ]}
    />
  );
}
