import type { Campaign } from "@kinora/contracts/campaign/campaign";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { stateWords, weekWords } from "../labels.ts";
import { WeekGems } from "../week-gems.tsx";

/** A campaign in the list: when it posts, what comes next, and what it has spent. */
export function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { id, settings, state, pause, toReview, nextAt, posted } = campaign;
  return (
    <li className="relative grid gap-x-8 gap-y-4 rounded-panel bg-surface-1 p-4 transition-colors hover:bg-surface-2 md:grid-cols-[minmax(0,1fr)_16rem] md:p-5">
      <div className="min-w-0">
        <p className="text-12 font-medium text-text-2">{stateWords({ state, pause })}</p>
        <h2 dir="auto" className="text-20 wrap-anywhere">
          <Link
            to="/campaigns/$id"
            params={{ id }}
            className="before:absolute before:inset-0 before:rounded-panel"
          >
            {settings.name}
          </Link>
        </h2>
        <p className="mt-1 text-14 text-text-2">{weekWords(settings)}</p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14">
          {toReview > 0 && (
            <li className="font-medium text-accent">
              {plural(toReview, { one: "# to review", other: "# to review" })}
            </li>
          )}
          {nextAt && <li>{t`Next: ${{ time: timeInZone(new Date(nextAt), settings.zone) }}`}</li>}
          {posted > 0 && (
            <li className="text-text-2">
              {plural(posted, { one: "# posted", other: "# posted" })}
            </li>
          )}
        </ul>
      </div>
      <WeekGems week={campaign.week} />
    </li>
  );
}
