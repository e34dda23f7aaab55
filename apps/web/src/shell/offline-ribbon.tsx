import { t } from "@lingui/core/macro";
import { CloudOff } from "lucide-react";
import { useAppSelector } from "../store/store.ts";
import { useOnline } from "../ui/use-online.ts";

export function OfflineRibbon() {
  const online = useOnline();
  const lost = useAppSelector(({ connection }) => connection.lost);
  if (online && !lost) return null;
  return (
    <div
      role="status"
      className="sticky top-14 z-20 flex min-h-9 items-center justify-center gap-2 bg-surface-3 px-4 text-14 md:top-(--nav-desktop)"
    >
      <CloudOff size={16} className="text-warn" />
      {online ? t`Reconnecting. Drafts are kept.` : t`You are offline. Drafts are kept.`}
    </div>
  );
}
