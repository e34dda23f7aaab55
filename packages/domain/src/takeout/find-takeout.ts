import { Refusal } from "../refusal.ts";
import type { TakeoutRecord, TakeoutStore } from "./takeout.ts";

export interface FindTakeoutPorts {
  readonly takeouts: Pick<TakeoutStore, "latest" | "find" | "isWithheldSince">;
}

/** A person's archive, as long as there is one to be told of; null: none. */
export async function ownTakeout(
  { takeouts }: FindTakeoutPorts,
  userId: string,
  now: Date,
): Promise<TakeoutRecord | null> {
  const last = await takeouts.latest(userId);
  return last && (await isThere(last, takeouts, now)) ? last : null;
}

/** One that can be downloaded. @throws Refusal TAKEOUT_NOT_FOUND */
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

/** What may not be handed out any more takes the whole archive with it: it cannot be changed. */
async function isThere(
  { state, expiresAt, userId, askedAt }: TakeoutRecord,
  takeouts: Pick<TakeoutStore, "isWithheldSince">,
  now: Date,
): Promise<boolean> {
  if (state !== "ready") return true;
  if (expiresAt === null || expiresAt <= now) return false;
  return !(await takeouts.isWithheldSince(userId, askedAt));
}
