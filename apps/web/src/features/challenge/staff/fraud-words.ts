import type { FraudEvidence } from "@kinora/contracts/challenge/fraud-report";
import { plural, t } from "@lingui/core/macro";

/** A fact about a suspicious group, as a sentence. */
export function evidenceWords(one: FraudEvidence): string {
  switch (one.is) {
    case "one_sided":
      return t`Of their ${plural(one.of, { one: "# answer", other: "# answers" })} about these entries, ${one.kept} went this way; of other people's, about ${{ usual: Math.round(one.usual) }} would have.`;
    case "mutual":
      return t`${plural(one.people, { one: "# of them has an entry", other: "# of them have entries" })} that the group is for.`;
    case "hasty":
      return t`${plural(one.people, { one: "# of them usually answers", other: "# of them usually answer" })} within ${{ seconds: one.seconds.toFixed(1) }} seconds, hardly longer than a vote takes to count.`;
    case "shared":
      return one.by === "address"
        ? t`${plural(one.people, { one: "# of them was", other: "# of them were" })} seen at the same address.`
        : t`${plural(one.people, { one: "# of them uses", other: "# of them use" })} the same installation of the app.`;
    case "passing":
      return t`They passed over ${one.skipped} of their ${plural(one.of, { one: "# other pair", other: "# other pairs" })}.`;
    case "new":
      return t`${plural(one.people, { one: "# account was", other: "# accounts were" })} less than ${plural(one.days, { one: "# day", other: "# days" })} old when the vote began.`;
  }
}
