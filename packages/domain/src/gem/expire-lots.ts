import type { GemUpkeep } from "./gem-upkeep.ts";

const batch = 500;

/**
 * Books the expiry of every expired lot. Balances and holds ignore such lots anyway; booking adds
 * the line to the statement.
 *
 * @returns the people whose statement changed
 */
export async function expireLots(
  { upkeep }: { upkeep: Pick<GemUpkeep, "peopleWithExpiredLots" | "expireLots"> },
  { now }: { now: Date },
): Promise<string[]> {
  const changed: string[] = [];
  for (;;) {
    const people = await upkeep.peopleWithExpiredLots(now, batch);
    for (const userId of people) {
      if ((await upkeep.expireLots(userId, now)) > 0) changed.push(userId);
    }
    if (people.length < batch) return changed;
  }
}
