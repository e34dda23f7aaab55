import { AWARD_NAMES, type AwardRule, awardTable } from "@kinora/contracts/award/award-table";
import { weeklyMaximum } from "@kinora/contracts/award/weekly-maximum";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { readLocale } from "../../text/reading.ts";
import { AWARD_WORDS } from "./award-names.ts";

const PERIODS: Readonly<Record<"a day" | "a week" | "ever", MessageDescriptor>> = {
  "a day": msg`once a day`,
  "a week": msg`once a week`,
  ever: msg`once`,
};

/** All awards of the current table, with the most that a person can get in a week. */
export function AwardTable() {
  const table = awardTable(new Date().toISOString().slice(0, 10));
  const { version, since, rules, activeDays, freezeDays, standingHours } = table;
  const from = new Date(since).toLocaleDateString(readLocale(), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <section>
      <h2 className="mb-2 text-20">{t`Awards`}</h2>
      <p className="text-14">
        {t`A person can get at most ${plural({ most: weeklyMaximum(table) }, { one: "# gem", other: "# gems" })} in a UTC week, apart from purchases, challenges and courtesy.`}
      </p>
      <p className="mb-3 text-14 text-text-2">
        {t`Version ${version}, since ${from}. An active week has ${activeDays} days with a claim or a finished order. A streak survives one missed day in ${freezeDays}. Works must stay in the feed for ${standingHours} hours and cost at least the award.`}
      </p>
      <table className="w-full text-left text-14 nums">
        <thead className="text-12 text-text-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-normal">{t`Award`}</th>
            <th scope="col" className="py-2 pr-4 font-normal max-sm:hidden">{t`Kind`}</th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">{t`Gems`}</th>
            <th scope="col" className="py-2 font-normal">{t`How often`}</th>
          </tr>
        </thead>
        <tbody>
          {AWARD_NAMES.filter((name) => rules[name].is !== "none").map((name) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(AWARD_WORDS[name])}
                {rules[name].is === "streak" && (
                  <> {plural(daysOf(rules[name]), { one: "# day", other: "# days" })}</>
                )}
              </th>
              <td className="py-2 pr-4 text-text-2 max-sm:hidden">{kindOf(rules[name])}</td>
              <td className="py-2 pr-4 text-right">{amountOf(rules[name])}</td>
              <td className="py-2 text-text-2">{periodOf(rules[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/admin/awards" className="reach mt-3 inline-block underline underline-offset-4">
        {t`Try amounts on 10,000 made-up members`}
      </Link>
    </section>
  );
}

/** Reviews have no award kind, but a type of their own in the ledger. */
const kindOf = (rule: AwardRule): string => ("kind" in rule ? rule.kind : "review_videos");
const daysOf = (rule: AwardRule): number => (rule.is === "streak" ? rule.days : 0);

function amountOf(rule: AwardRule): string {
  switch (rule.is) {
    case "fixed":
    case "streak":
    case "reviews":
      return String(rule.gems);
    case "share":
      return t`${rule.percent}%, at most ${rule.most}`;
    case "case":
    case "none":
      return "–";
  }
}

function periodOf(rule: AwardRule): string {
  switch (rule.is) {
    case "fixed":
      return t(PERIODS[rule.once]);
    case "streak":
    case "share":
      return t(PERIODS.ever);
    case "reviews":
      return t`for every ${rule.reviews}, at most ${rule.timesADay} times a day`;
    case "none":
      return "–";
    case "case":
      return rule.kind === "refund" ? t`by staff, with a reason` : t`set by the challenge`;
  }
}
