import type { Campaign } from "@kinora/contracts/campaign/campaign";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

/** What a campaign has spent and reserved of this week's gems. */
export function WeekGems({ week: { limit, held, spent } }: Pick<Campaign, "week">) {
  const used = held + spent;
  const words =
    held > 0
      ? t`${spent} of ${gemWords(limit)} spent this week, ${held} reserved`
      : t`${spent} of ${gemWords(limit)} spent this week`;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="nums text-14 text-text-2">{words}</p>
      {used > 0 && (
        <ProgressBar
          label={t`This week's gems`}
          value={Math.min(100, Math.round((100 * used) / limit))}
          words={words}
        />
      )}
    </div>
  );
}
