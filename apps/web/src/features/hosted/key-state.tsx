import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { timeAgo } from "../../ui/time-ago.tsx";

interface Standing {
  readonly mark: "ready" | "open" | "wrong";
  readonly words: string;
}

/** Whether a service can be used: its key, and what the service last said of it. */
export function KeyState({ service }: { readonly service: HostedService }) {
  const { mark, words } = standingOf(service);
  return (
    <p className="inline-flex items-center gap-1.5 text-14">
      {mark === "ready" && <CircleCheck size={16} className="text-ok" aria-hidden="true" />}
      {mark === "open" && <CircleDashed size={16} aria-hidden="true" />}
      {mark === "wrong" && <CircleAlert size={16} className="text-danger" aria-hidden="true" />}
      {words}
    </p>
  );
}

function standingOf({ key, title, testable, health }: HostedService): Standing {
  const { source, through, variable, changedAt } = key;
  if (source === null)
    return through === null
      ? { mark: "open", words: t`No key yet` }
      : { mark: "ready", words: t`Uses the key of ${{ through }}` };
  if (source === "unreadable")
    return { mark: "wrong", words: t`SEALING_SECRET has changed: enter the key again` };
  if (source === "unusable")
    return { mark: "wrong", words: t`This key can't be used: enter it again` };
  if (health?.away) return { mark: "wrong", words: awayWords(health.away.why) };
  if (source === "environment") return { mark: "ready", words: t`Ready: key from ${{ variable }}` };
  if (key.untested)
    return {
      mark: "open",
      words: testable
        ? t`Not tested: ${{ title }} couldn't be reached`
        : t`Saved, not tested yet: the first order shows whether it works`,
    };
  const when = timeAgo(new Date(changedAt ?? 0));
  return { mark: "ready", words: t`Ready: key entered ${{ when }}` };
}

function awayWords(why: NonNullable<NonNullable<HostedService["health"]>["away"]>["why"]): string {
  if (why === "auth") return t`Key refused`;
  if (why === "quota") return t`No credit left`;
  return t`Unavailable right now`;
}
