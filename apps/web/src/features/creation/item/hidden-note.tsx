import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ShieldX } from "lucide-react";
import { rich } from "../../../text/rich.tsx";

/** Moderation hid this work: who sees it still, and where its owner finds the reason. */
export function HiddenNote({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <p className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
      <ShieldX size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span className="min-w-0">
        {isOwn
          ? rich(
              t`Hidden by moderation. Only you and the moderators can see it. If a moderator gave a reason, it is in <link>your activity</link>.`,
              {
                link: (words) => (
                  <Link to="/notifications" className="underline underline-offset-4">
                    {words}
                  </Link>
                ),
              },
            )
          : t`Hidden by moderation. Only its owner and the moderators can see it.`}
      </span>
    </p>
  );
}
