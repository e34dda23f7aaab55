import type { DecidedBefore } from "@kinora/contracts/moderation/decided-before";
import { t } from "@lingui/core/macro";
import { dayText } from "../../text/moment-text.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { FLAG_REASON_WORDS } from "./flag-reasons.ts";

/** Earlier decisions, each with its rule, and when it was reversed. */
export function EarlierDecisions({
  decisions,
  className,
}: {
  readonly decisions: readonly DecidedBefore[];
  readonly className?: string;
}) {
  return (
    <ul className={className}>
      {decisions.map(({ rule, at, liftedAt }) => (
        <li key={`${at} ${rule}`} className="py-1">
          {t(FLAG_REASON_WORDS[rule])},{" "}
          <span className="text-text-2">
            <TimeAgo moment={at} />
          </span>
          {liftedAt && ` · ${t`lifted on ${{ day: dayText(liftedAt) }}`}`}
        </li>
      ))}
    </ul>
  );
}
