import { type DuePage, type DuePorts, eachDue } from "../each-due.ts";
import type { GemUpkeep } from "./gem-upkeep.ts";

const BATCH = 500;

/**
 * Books the expiry of every expired lot. Balances and holds ignore such lots anyway; booking adds
 * the line to the statement.
 *
 * @returns the people whose statement changed
 */
export async function expireLots(
  {
    upkeep,
    log,
  }: Pick<DuePorts, "log"> & {
    upkeep: Pick<GemUpkeep, "peopleWithExpiredLots" | "expireLots">;
  },
  { now }: { now: Date },
): Promise<string[]> {
  const changed: string[] = [];
  const expire = async (userId: string) => {
    if ((await upkeep.expireLots(userId, now)) > 0) changed.push(userId);
  };
  const find = (page: DuePage) => upkeep.peopleWithExpiredLots(now, page);
  await eachDue({ find, work: expire, log }, BATCH);
  return changed;
}
