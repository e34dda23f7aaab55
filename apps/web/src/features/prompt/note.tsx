import { t } from "@lingui/core/macro";
import { Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

/** A message under the prompt. */
export function Note({
  tone,
  children,
  onDismiss,
}: {
  readonly tone: "info" | "warn";
  readonly children: ReactNode;
  readonly onDismiss?: () => void;
}) {
  return (
    <div className="enter flex min-h-9 items-center gap-2.5 px-1 text-14 text-text-2">
      {tone === "warn" ? <TriangleAlert size={16} className="text-warn" /> : <Info size={16} />}
      <p className="flex-1">{children}</p>
      {onDismiss && <IconButton label={t`Dismiss`} icon={<X size={15} />} onClick={onDismiss} />}
    </div>
  );
}
