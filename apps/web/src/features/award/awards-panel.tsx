import type { AwardProgress } from "@kinora/contracts/award/award";
import { reviewAward } from "@kinora/contracts/award/award-table";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useChooseStreaksMutation, useGetAwardsQuery } from "./award-api.ts";
import { AwardsLoading } from "./awards-loading.tsx";
import { StreakLines } from "./streak-lines.tsx";
import { WeekDays } from "./week-days.tsx";

/** What can be earned: the week's active days, the streak, and published works. */
export function AwardsPanel() {
  const { data, error, refetch } = useGetAwardsQuery();
  if (!data) return error ? <QueryError error={error} onRetry={refetch} /> : <AwardsLoading />;
  return (
    <section aria-label={t`Awards`} className="my-6 rounded-panel bg-surface-1 p-4">
      {data.paused && <p className="mb-4 text-14 text-text-2">{t`No gems are awarded for now.`}</p>}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Week week={data.week} />
        <Streak streak={data.streak} />
      </div>
      <Works works={data.works} />
      <Reviews />
    </section>
  );
}

function Week({ week }: { readonly week: AwardProgress["week"] }) {
  const { activeDays, needed, gems, granted } = week;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-16">{t`This week`}</h2>
      <WeekDays from={week.from} active={activeDays} />
      <p className="text-14 text-text-2 nums">
        {granted
          ? t`${plural(activeDays.length, { one: "# active day", other: "# active days" })}. You got this week's ${plural(gems, { one: "# gem", other: "# gems" })}.`
          : t`${{ count: activeDays.length }} of ${needed} days. Claim gems or make something on ${needed} days for ${plural(gems, { one: "# gem", other: "# gems" })}.`}
      </p>
    </section>
  );
}

function Streak({ streak }: Pick<AwardProgress, "streak">) {
  const [choose, { isLoading }] = useChooseStreaksMutation();
  const { saySorry } = useSay();
  const isShown = streak !== null;
  return (
    <section className="flex flex-col items-start gap-2">
      <h2 className="text-16">{t`Streak`}</h2>
      {streak ? (
        <StreakLines streak={streak} />
      ) : (
        <p className="text-14 text-text-2">
          {t`Hidden, without reminders. Days in a row are still counted.`}
        </p>
      )}
      <button
        type="button"
        disabled={isLoading}
        className="reach text-14 text-text-2 underline underline-offset-4 hover:text-text"
        onClick={() => void choose(!isShown).unwrap().catch(saySorry)}
      >
        {isShown ? t`Hide streak and reminders` : t`Show streak and reminders`}
      </button>
    </section>
  );
}

function Works({ works }: Pick<AwardProgress, "works">) {
  return (
    <section className="mt-6 flex flex-col gap-2 border-t border-line pt-4">
      <h2 className="text-16">{t`Published works`}</h2>
      <p className="text-14 text-text-2">
        {t`Once a week for each kind: a work that stays in the feed for a day and cost at least as much.`}
      </p>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-14 nums">
        {works.map(({ kind, gems, granted }) => (
          <li key={kind}>
            {kind === "story" ? t`Story` : t`Film`}:{" "}
            {plural(gems, { one: "# gem", other: "# gems" })}
            {granted && <span className="text-text-2">, {t`received this week`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reviews() {
  const award = reviewAward(new Date().toISOString().slice(0, 10));
  if (award === null) return null;
  const { gems, reviews, timesADay } = award;
  return (
    <section className="mt-6 flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 className="text-16">{t`Reviews`}</h2>
      <p className="text-14 text-text-2 nums">
        {t`Three questions about works of people you don't know: ${plural(gems, { one: "# gem", other: "# gems" })} for every ${reviews}, at most ${{ most: gems * timesADay }} a day.`}
      </p>
      <Link to="/reviews" className={buttonClass("quiet", "sm")}>
        {t`Review works`}
      </Link>
    </section>
  );
}
