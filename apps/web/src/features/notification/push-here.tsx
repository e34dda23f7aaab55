import { t } from "@lingui/core/macro";
import { BellRing } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { usePush } from "./use-push.ts";

/** Whether this browser receives push messages, with a switch for it. */
export function PushHere() {
  const { standing, busy, start, end } = usePush();
  return (
    <div className="flex max-w-xl flex-col items-start gap-3 rounded-panel bg-surface-1 p-5">
      <h3 className="text-16 font-semibold">{t`This browser`}</h3>
      <p className="text-14 text-text-2">
        {standing === "on"
          ? t`It notifies you of what's on under “Push”, even while Kinora is closed.`
          : standing === "blocked"
            ? t`It blocks notifications from Kinora. You can change that in its settings.`
            : standing === "unable"
              ? t`It can't get push notifications. On an iPhone, add Kinora to the home screen first.`
              : t`It can notify you while Kinora is closed.`}
      </p>
      {standing === "off" && (
        <Button
          look="primary"
          icon={<BellRing size={18} />}
          busy={busy && t`One moment`}
          onClick={start}
        >
          {t`Notify me when it's done`}
        </Button>
      )}
      {standing === "on" && (
        <Button busy={busy && t`One moment`} onClick={end}>
          {t`Stop notifying me here`}
        </Button>
      )}
    </div>
  );
}
