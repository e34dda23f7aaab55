import type { AuditEntry } from "@kinora/contracts/audit/audit";
import { t } from "@lingui/core/macro";
import { shortDayText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";

type Fact = AuditEntry["after"][string];

/** An ISO 8601 timestamp, as the server writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;

/**
 * Describes what changed: "role: moderator, was user". Omits booleans, which the line's own words
 * already express, and ids, which mean nothing to a reader.
 */
export function factsInWords({ before, after }: Pick<AuditEntry, "before" | "after">): string {
  const said = Object.entries(after).flatMap(([name, fact]) => {
    const was = before[name];
    if (!isTelling(fact) || name === "correction" || was === fact) return [];
    const now = `${name}: ${worded(fact)}`;
    return [isTelling(was) ? t`${now}, was ${worded(was)}` : now];
  });
  return said.join(", ");
}

const isTelling = (fact: Fact | undefined): fact is string | number =>
  typeof fact === "number" || (typeof fact === "string" && fact !== "");

function worded(fact: string | number): string {
  if (typeof fact === "number") return numberText(fact);
  return MOMENT.test(fact) ? shortDayText(fact) : fact.replaceAll("_", " ");
}
