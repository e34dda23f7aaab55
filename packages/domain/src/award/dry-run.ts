import {
  BEHAVIOURS,
  DRY_RUN_DAYS,
  DRY_RUN_JOIN_DAYS,
  DRY_RUN_MEMBERS,
  type MemberBehaviour,
} from "@kinora/contracts/award/award-behaviour";
import { AWARD_NAMES, type AwardName, type AwardTable } from "@kinora/contracts/award/award-table";
import type { AwardDryRun, DryRunWish } from "@kinora/contracts/award/dry-run";
import { seeded } from "../seeded-random.ts";
import { type DayMoves, DryRunMember, type DryRunTerms } from "./dry-run-member.ts";
import { dayAfter } from "./utc-week.ts";

/** A Monday. */
const FIRST_DAY = "2026-11-30";
/** Members after which others get a turn. */
const BATCH = 100;

type Day = DayMoves & { members: number };

/**
 * Plays made-up members through a table of awards, amounts of the wish replacing its own. The same
 * wish gives the same figures.
 *
 * @param breathe lets others have a turn
 */
export async function dryRunAwards(
  table: AwardTable,
  { seed, ...amounts }: DryRunWish,
  breathe: () => Promise<void>,
): Promise<AwardDryRun> {
  const random = seeded(seed);
  const awards = Object.fromEntries(AWARD_NAMES.map((name) => [name, 0])) as Record<
    AwardName,
    number
  >;
  const terms: DryRunTerms = {
    ...{ table: withAmounts(table, amounts), random },
    days: Array.from({ length: DRY_RUN_DAYS }, (_, at) => dayAfter(FIRST_DAY, at)),
    award: (name, gems) => {
      awards[name] += gems;
    },
  };
  const days = terms.days.map(
    (): Day => ({
      ...{ members: 0, given: 0, spent: 0, expired: 0, bought: 0 },
      ...{ unspentGiven: 0, unspentBought: 0 },
    }),
  );
  for (let member = 0; member < DRY_RUN_MEMBERS; member += 1) {
    if (member % BATCH === 0) await breathe();
    live(behaviourOf(member), terms, days);
  }
  return { awards, days };
}

/** Lives until somebody leaves; their gems are nobody's liability from then on. */
function live(is: MemberBehaviour, terms: DryRunTerms, days: readonly Day[]): void {
  const member = new DryRunMember(is, terms);
  const joins = Math.floor(terms.random() * DRY_RUN_JOIN_DAYS);
  for (const [at, day] of days.entries()) {
    if (at < joins) continue;
    if (at === joins) member.join(day);
    else if (terms.random() * 700 < is.leaves) return;
    day.members += 1;
    member.live(at, day);
  }
}

/** Of each hundred members, as many are of a kind as its share says. */
function behaviourOf(member: number): MemberBehaviour {
  let place = member % 100;
  for (const one of BEHAVIOURS) {
    if (place < one.share) return one;
    place -= one.share;
  }
  throw new Error("The shares of the kinds of members are not 100 percent.");
}

function withAmounts(table: AwardTable, amounts: Omit<DryRunWish, "seed">): AwardTable {
  const rules = { ...table.rules };
  for (const name of AWARD_NAMES) {
    const rule = rules[name];
    const gems = amounts[name as keyof typeof amounts];
    if ((rule.is === "fixed" || rule.is === "reviews") && gems !== undefined)
      rules[name] = { ...rule, gems };
  }
  return { ...table, rules };
}
