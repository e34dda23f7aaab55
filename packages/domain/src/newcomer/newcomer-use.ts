import {
  NEWCOMER_DAYS,
  NEWCOMER_LIMITS,
  type NewcomerLimit,
} from "@kinora/contracts/newcomer/newcomer-limits";
import { startOfUtcDay } from "../gem/utc-day.ts";
import { Refusal } from "../refusal.ts";

const DAY = 24 * 60 * 60_000;

/** A limited action of a new account. */
export interface NewcomerUse {
  readonly userId: string;
  readonly what: NewcomerLimit;
  /** Identifies the request; a repeated request counts once. */
  readonly key: string;
  /** Hash of the client's network; null for requests from this machine. */
  readonly network: string | null;
  /** Hash of the app's installation; null when it is not known. */
  readonly installation: string | null;
}

/** The limit that was reached. */
export type LimitedBy = "account" | "network" | "installation";

export interface NewcomerUses {
  /**
   * Counts a use unless a limit has been reached since `since`; atomic, so concurrent calls cannot
   * exceed it. Returns "fresh" when this call counted it, "known" when an earlier one did.
   */
  take(
    use: NewcomerUse & { readonly since: Date; readonly now: Date },
    limits: Readonly<Record<LimitedBy, number | null>>,
  ): Promise<"fresh" | "known" | LimitedBy>;
  /** Removes a use that had no effect. */
  giveBack(use: Pick<NewcomerUse, "userId" | "what" | "key">): Promise<void>;
}

/** Returns whether an account created then is a newcomer. */
export const isNewcomer = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEWCOMER_DAYS * DAY;

/**
 * Counts a use of a new account for today. `by` is the limit that was reached; null when none was.
 */
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
 * Runs work under the allowance; a refused action does not count.
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
