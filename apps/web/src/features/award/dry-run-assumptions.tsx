import {
  BEHAVIOURS,
  DRY_RUN_JOIN_DAYS,
  type MemberBehaviour,
} from "@kinora/contracts/award/award-behaviour";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

const KINDS: Readonly<Record<MemberBehaviour["name"], MessageDescriptor>> = {
  daily: msg`Comes daily`,
  weekly: msg`Comes a few days a week`,
  now_and_then: msg`Comes now and then`,
  tries_it: msg`Tries it and leaves`,
};

/** What the made-up members are assumed to do; nobody measured it. */
export function Assumptions() {
  const columns: readonly [string, (one: MemberBehaviour) => string][] = [
    [t`Of all`, ({ share }) => t`${{ share }}%`],
    [t`Claims`, ({ claims }) => t`${{ claims }}% of days`],
    [t`Makes something`, ({ makes }) => t`${{ makes }}% of days`],
    [t`Works then`, ({ worksADay, gemsAWork }) => t`${{ worksADay }}, ${{ gemsAWork }} gems each`],
    [t`Film award`, ({ films }) => t`${{ films }}% of weeks`],
    [t`Story award`, ({ stories }) => t`${{ stories }}% of weeks`],
    [t`Reviews`, ({ reviews }) => t`${{ reviews }}% of days`],
    [t`Works reviewed then`, ({ reviewsADay }) => String(reviewsADay)],
    [t`Buys 1,500 gems`, ({ buys }) => t`${{ buys }}%`],
    [t`Leaves`, ({ leaves }) => t`${{ leaves }}% each week`],
  ];
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-20">{t`Assumptions`}</h2>
      <p className="mb-3 max-w-2xl text-14 text-text-2">
        {t`These are guesses, not measurements. Members join evenly over the first ${{ days: DRY_RUN_JOIN_DAYS }} days, make no more than their gems last for, and take their gems with them when they leave.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where it is wider than the screen */}
      <section tabIndex={0} aria-label={t`Kinds of members`} className="overflow-x-auto">
        <table className="w-full min-w-3xl text-left text-14 nums">
          <thead className="text-12 text-text-2">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-normal">{t`Member`}</th>
              {columns.map(([title]) => (
                <th key={title} scope="col" className="py-2 pr-4 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {BEHAVIOURS.map((one) => (
              <tr key={one.name} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {t(KINDS[one.name])}
                </th>
                {columns.map(([title, of]) => (
                  <td key={title} className="py-2 pr-4 text-text-2">
                    {of(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
