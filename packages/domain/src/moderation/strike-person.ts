import { DAY_MS } from "./report-allowance.ts";
import { type Strike, type StrikeStore, strikeEnd } from "./strike.ts";
import { disable, type SuspensionStores } from "./suspend-person.ts";

export interface StrikeStores extends SuspensionStores {
  readonly strikes: StrikeStore;
}

export type NewStrike = Omit<Strike, "id" | "at" | "expiresAt">;

/** Number of active strikes at which an account is disabled. */
export const STRIKES_MAX = 3;
/** Days of the first suspension for strikes, and of every later one. */
const DAYS = [7, 30] as const;

/**
 * Adds a strike, once per subject; the third active one suspends the account. Staff accounts are
 * not suspended automatically, so a server never loses its staff. An erased account gets none.
 */
export async function strikePerson(
  stores: StrikeStores,
  strike: NewStrike,
  { newId, now, requestId }: { newId: () => string; now: Date; requestId: string | null },
): Promise<{ suspended: boolean }> {
  const { strikes, suspensions } = stores;
  const { userId } = strike;
  // The lock makes concurrent strikes count one another.
  const person = await suspensions.lockPerson(userId);
  if (!person) return UNTOUCHED;
  const added = await strikes.add({ ...strike, id: newId(), at: now, expiresAt: strikeEnd(now) });
  if (!added || person.role !== "user" || person.disabledAt !== null) return UNTOUCHED;
  if ((await strikes.count(userId, now)) < STRIKES_MAX) return UNTOUCHED;
  const before = (await suspensions.of(userId)).filter(({ rule }) => rule === "strikes");
  const days = DAYS[Math.min(before.length, DAYS.length - 1)] ?? DAYS[0];
  const until = new Date(now.getTime() + days * DAY_MS);
  await disable(
    stores,
    { id: newId(), userId, byId: null, rule: "strikes", note: "", at: now, until },
    requestId,
  );
  return { suspended: true };
}

const UNTOUCHED = { suspended: false };
