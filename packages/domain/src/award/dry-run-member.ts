import type { MemberBehaviour } from "@kinora/contracts/award/award-behaviour";
import { DRY_RUN_DAYS } from "@kinora/contracts/award/award-behaviour";
import { type AwardName, type AwardTable, streaksOf } from "@kinora/contracts/award/award-table";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { decideStreak, type Streak } from "./streak.ts";

/** What a day adds to the figures of all members. */
export interface DayMoves {
  given: number;
  spent: number;
  expired: number;
  bought: number;
  unspentGiven: number;
  unspentBought: number;
}

/** Rules and chance of one run. */
export interface DryRunTerms {
  readonly table: AwardTable;
  /** UTC days of the run, a Monday first. */
  readonly days: readonly string[];
  readonly random: () => number;
  readonly award: (name: AwardName, gems: number) => void;
}

const PACK = SHOP.gem_pack_1500.gems;

/** A made-up member; `live` plays one day after another. */
export class DryRunMember {
  readonly #is: MemberBehaviour;
  readonly #terms: DryRunTerms;
  readonly #had = new Set<AwardName>();
  #streak: Streak | null = null;
  /** Daily gems of today and of yesterday, which end with today. */
  #today = 0;
  #yesterday = 0;
  #given = 0;
  #bought = 0;
  #activeDays = 0;
  /** Reviews that were not paid yet. */
  #reviews = 0;
  #hasBought = false;

  constructor(is: MemberBehaviour, terms: DryRunTerms) {
    this.#is = is;
    this.#terms = terms;
  }

  join(moves: DayMoves): void {
    this.#award("signup", moves);
  }

  /** @param at place of the day in the run */
  live(at: number, moves: DayMoves): void {
    moves.expired += this.#yesterday;
    this.#yesterday = this.#today;
    this.#today = 0;
    if (at % 7 === 0) {
      this.#activeDays = 0;
      for (const name of ["weekly", "story", "video"] as const) this.#had.delete(name);
    }
    const { claims, makes } = this.#is;
    const isClaiming = this.#happens(claims);
    const isMaking = this.#happens(makes);
    if (isClaiming) this.#claim(at, moves);
    this.#buy(moves);
    this.#review(moves);
    const isActive = (isMaking && this.#make(moves)) || isClaiming;
    if (isActive && ++this.#activeDays === this.#terms.table.activeDays)
      this.#award("weekly", moves);
    moves.unspentGiven += this.#given + this.#today + this.#yesterday;
    moves.unspentBought += this.#bought;
  }

  #happens(percent: number): boolean {
    return this.#terms.random() * 100 < percent;
  }

  #claim(at: number, moves: DayMoves): void {
    const { table, days, award } = this.#terms;
    const { daily } = table.rules;
    const gems = daily.is === "fixed" ? daily.gems : 0;
    this.#today = gems;
    moves.given += gems;
    award("daily", gems);
    const rules = { freezeDays: table.freezeDays, isExcused: () => false };
    this.#streak = decideStreak(this.#streak, days[at] ?? "", rules);
    for (const { name, days: needed } of streaksOf(table))
      if (this.#streak.days >= needed) this.#award(name, moves);
  }

  /** Credits an award once; those of a week may come again in the next. */
  #award(name: AwardName, moves: DayMoves): void {
    if (this.#had.has(name)) return;
    this.#had.add(name);
    const rule = this.#terms.table.rules[name];
    const gems = rule.is === "fixed" || rule.is === "streak" ? rule.gems : 0;
    this.#give(name, gems, moves);
  }

  #give(name: AwardName, gems: number, moves: DayMoves): void {
    this.#given += gems;
    moves.given += gems;
    this.#terms.award(name, gems);
  }

  /** Reviews that are left over count towards the next gems. */
  #review(moves: DayMoves): void {
    const rule = this.#terms.table.rules.review;
    if (rule.is !== "reviews" || !this.#happens(this.#is.reviews)) return;
    this.#reviews += Math.min(this.#is.reviewsADay, rule.reviews * rule.timesADay);
    const times = Math.min(rule.timesADay, Math.floor(this.#reviews / rule.reviews));
    this.#reviews -= times * rule.reviews;
    if (times > 0) this.#give("review", times * rule.gems, moves);
  }

  #buy(moves: DayMoves): void {
    if (this.#hasBought || !this.#happens(this.#is.buys / DRY_RUN_DAYS)) return;
    this.#hasBought = true;
    this.#bought += PACK;
    moves.bought += PACK;
    const { purchase } = this.#terms.table.rules;
    if (purchase.is === "share")
      this.#give("purchase", Math.min(purchase.most, (PACK * purchase.percent) / 100), moves);
  }

  /** Makes as many works as the gems last for; false when not even one. */
  #make(moves: DayMoves): boolean {
    const { worksADay, gemsAWork, films, stories } = this.#is;
    const all = this.#yesterday + this.#today + this.#given + this.#bought;
    const works = Math.min(worksADay, Math.floor(all / gemsAWork));
    if (works === 0) return false;
    this.#spend(works * gemsAWork);
    moves.spent += works * gemsAWork;
    this.#award("first_creation", moves);
    // A week's chance, spread over the days on which something is made.
    const daysAWeek = Math.max(1, (7 * this.#is.makes) / 100);
    if (this.#happens(films / daysAWeek)) this.#award("video", moves);
    if (this.#happens(stories / daysAWeek)) this.#award("story", moves);
    return true;
  }

  /** What ends first goes first, and given gems before bought ones. */
  #spend(gems: number): void {
    let due = gems;
    const take = (there: number) => {
      const taken = Math.min(there, due);
      due -= taken;
      return there - taken;
    };
    this.#yesterday = take(this.#yesterday);
    this.#today = take(this.#today);
    this.#given = take(this.#given);
    this.#bought = take(this.#bought);
  }
}
