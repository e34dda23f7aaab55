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
          ? t`It tells you what is switched on under “Pushed”, also while Kinora is closed.`
          : standing === "blocked"
            ? t`It does not let Kinora tell you anything. You can change that in its own settings.`
            : standing === "unable"
              ? t`It cannot be pushed to. On an iPhone, put Kinora on the home screen first.`
              : t`It can tell you what is done while Kinora is closed.`}
      </p>
      {standing === "off" && (
        <Button
          look="primary"
          icon={<BellRing size={18} />}
          busy={busy && t`One moment`}
          onClick={start}
        >
          {t`Tell me when it is done`}
        </Button>
      )}
      {standing === "on" && (
        <Button busy={busy && t`One moment`} onClick={end}>
          {t`Stop telling me here`}
        </Button>
      )}
    </div>
  );
}
