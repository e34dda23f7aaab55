import {
  NEWCOMER_DAYS,
  NEWCOMER_LIMITS,
  type NewcomerLimit,
} from "@kinora/contracts/newcomer/newcomer-limits";
import { startOfUtcDay } from "../gem/utc-day.ts";
import { Refusal } from "../refusal.ts";

const DAY = 24 * 60 * 60_000;

/** Something limited that a new account does. */
export interface NewcomerUse {
  readonly userId: string;
  readonly what: NewcomerLimit;
  /** Names the request: the same one again counts once. */
  readonly key: string;
  /** Hash of the network it comes from; null: of this machine. */
  readonly network: string | null;
}

/** Whose limit it is. */
export type LimitedBy = "account" | "network";

export interface NewcomerUses {
  /**
   * Counts it unless one of the limits is reached since `since`: of several at once no more get through than may.
   * "fresh" is counted now, "known" was before.
   */
  take(
    use: NewcomerUse & { readonly since: Date; readonly now: Date },
    limits: Readonly<Record<LimitedBy, number>>,
  ): Promise<"fresh" | "known" | LimitedBy>;
  /** It came to nothing. */
  giveBack(use: Pick<NewcomerUse, "userId" | "what" | "key">): Promise<void>;
}

/** Is an account of this age new here? */
export const isNewcomer = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEWCOMER_DAYS * DAY;

/** Counts what a new account does today. Whose limit hinders it; null: none does. */
export async function takeAllowance(
  { uses }: { readonly uses: Pick<NewcomerUses, "take"> },
  use: NewcomerUse,
  now: Date,
): Promise<{ readonly by: LimitedBy | null; readonly fresh: boolean }> {
  const since = startOfUtcDay(now, 0);
  const taken = await uses.take({ ...use, since, now }, NEWCOMER_LIMITS[use.what]);
  if (taken === "fresh" || taken === "known") return { by: null, fresh: taken === "fresh" };
  return { by: taken, fresh: false };
}

/**
 * As takeAllowance; what came to nothing does not count.
 *
 * @throws Refusal NEWCOMER_LIMIT with what, limit, by and until
 */
export async function withinAllowance<T>(
  ports: { readonly uses: NewcomerUses },
  { use, now }: { readonly use: NewcomerUse; readonly now: Date },
  work: () => Promise<T>,
): Promise<T> {
  const { by, fresh } = await takeAllowance(ports, use, now);
  if (by !== null) {
    const { what } = use;
    const until = startOfUtcDay(now, 1).toISOString();
    throw new Refusal("NEWCOMER_LIMIT", { what, by, limit: NEWCOMER_LIMITS[what][by], until });
  }
  try {
    return await work();
  } catch (error) {
    if (fresh && error instanceof Refusal) await ports.uses.giveBack(use);
    throw error;
  }
}
