import { Refusal } from "../refusal.ts";
import type { TakeoutRecord, TakeoutStore } from "./takeout.ts";

export interface FindTakeoutPorts {
  readonly takeouts: Pick<TakeoutStore, "latest" | "find" | "isWithheldSince">;
}

/** Returns a person's latest takeout; null when there is none or it is no longer available. */
export async function ownTakeout(
  { takeouts }: FindTakeoutPorts,
  userId: string,
  now: Date,
): Promise<TakeoutRecord | null> {
  const last = await takeouts.latest(userId);
  return last && (await isThere(last, takeouts, now)) ? last : null;
}

/** Returns a takeout that can be downloaded. @throws Refusal TAKEOUT_NOT_FOUND */
export async function findReadyTakeout(
  { takeouts }: FindTakeoutPorts,
  id: string,
  now: Date,
): Promise<TakeoutRecord> {
  const found = await takeouts.find(id);
  if (found?.state !== "ready" || !(await isThere(found, takeouts, now)))
    throw new Refusal("TAKEOUT_NOT_FOUND");
  return found;
}

/**
 * Returns whether a takeout is available. A later restriction of any content withdraws the whole
 * archive, because it cannot be changed.
 */
async function isThere(
  { state, expiresAt, userId, askedAt }: TakeoutRecord,
  takeouts: Pick<TakeoutStore, "isWithheldSince">,
  now: Date,
): Promise<boolean> {
  if (state !== "ready") return true;
  if (expiresAt === null || expiresAt <= now) return false;
  return !(await takeouts.isWithheldSince(userId, askedAt));
}
