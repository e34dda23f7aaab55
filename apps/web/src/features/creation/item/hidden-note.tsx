import { t } from "@lingui/core/macro";
import { ShieldX } from "lucide-react";

/** States that moderation hid the work and who can still see it. */
export function HiddenNote({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <p className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
      <ShieldX size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span className="min-w-0">
        {isOwn
          ? t`Hidden from others. Only you and the moderators can see it.`
          : t`Hidden from others. Only its owner and the moderators can see it.`}
      </span>
    </p>
  );
}
