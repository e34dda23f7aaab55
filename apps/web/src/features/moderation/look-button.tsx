import { t } from "@lingui/core/macro";
import { Eye, EyeOff } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Key } from "./key.tsx";

/** Reveals blurred content, or blurs it again. */
export function LookButton({
  isClear,
  onToggle,
}: {
  readonly isClear: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <Button
      size="sm"
      icon={isClear ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={onToggle}
      aria-keyshortcuts="b"
    >
      {isClear ? t`Blur it` : t`View it`} <Key>B</Key>
    </Button>
  );
}
