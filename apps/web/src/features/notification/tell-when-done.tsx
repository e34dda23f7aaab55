import { t } from "@lingui/core/macro";
import { BellRing } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { usePush } from "./use-push.ts";

/**
 * Offers a notification to a user who does not want to wait. The browser asks for permission after
 * the press.
 */
export function TellWhenDone() {
  const { standing, busy, start } = usePush();
  if (standing === "off")
    return (
      <Button
        icon={<BellRing size={18} />}
        busy={busy && t`One moment`}
        className="self-start"
        onClick={start}
      >
        {t`Notify me when it's done`}
      </Button>
    );
  if (standing !== "on") return null;
  return <p className="text-14 text-text-2">{t`This browser will notify you when it's done.`}</p>;
}
