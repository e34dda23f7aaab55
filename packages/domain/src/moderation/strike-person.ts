import { DAY_MS } from "./report-allowance.ts";
import { type Strike, type StrikeStore, strikeEnd } from "./strike.ts";
import { disable, type SuspensionStores } from "./suspend-person.ts";

export interface StrikeStores extends SuspensionStores {
  readonly strikes: StrikeStore;
}

export type NewStrike = Omit<Strike, "id" | "at" | "expiresAt">;

/** Strikes that count at a time before an account is disabled. */
export const STRIKES_MAX = 3;
/** Days of the first suspension for strikes, the second, and all that come after. */
const DAYS = [7, 30] as const;

/**
 * Notes that somebody broke a rule, once a thing; the third that counts disables the account for a while. The staff is
 * not disabled by itself: a server must not lose who looks after it.
 */
export async function strikePerson(
  stores: StrikeStores,
  strike: NewStrike,
  { newId, now, requestId }: { newId: () => string; now: Date; requestId: string | null },
): Promise<{ suspended: boolean }> {
  const { strikes, suspensions } = stores;
  const { userId } = strike;
  // Of several at the same moment each counts those before it.
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
