import type { Tier } from "@kinora/contracts/account/account";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import { type TakeoutStore, takeoutJob } from "./takeout.ts";

const DAY = 24 * 60 * 60_000;

export interface AskForTakeoutPorts {
  readonly newId: () => string;
  readonly transact: <T>(
    work: (stores: {
      readonly takeouts: Pick<TakeoutStore, "latest" | "add" | "isWithheldSince">;
      readonly queue: Pick<JobQueue, "lockPerson" | "enqueue">;
    }) => Promise<T>,
  ) => Promise<T>;
}

/**
 * Starts a takeout of all of a person's data. Does nothing while one is being made.
 *
 * @throws Refusal TAKEOUT_TODAY within a day of the last usable one
 */
export async function askForTakeout(
  { newId, transact }: AskForTakeoutPorts,
  {
    person,
    locale,
    now,
  }: {
    readonly person: { readonly userId: string; readonly tier: Tier };
    readonly locale: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, tier } = person;
  await transact(async ({ takeouts, queue }) => {
    await queue.lockPerson(userId);
    const last = await takeouts.latest(userId);
    if (last?.state === "making") return;
    if (last?.state === "ready") {
      const again = againAt(last.askedAt);
      const isInVain = await takeouts.isWithheldSince(userId, last.askedAt);
      if (again > now && !isInVain)
        throw new Refusal("TAKEOUT_TODAY", { again: again.toISOString() });
    }
    const id = newId();
    await takeouts.add({ id, userId, locale, askedAt: now });
    await queue.enqueue({
      ...{ id: newId(), ...takeoutJob(id), userId, tier, now },
      ...{ background: false, holdId: null, gems: 0 },
    });
  });
}

/** Returns when another takeout can be requested. */
export const againAt = (askedAt: Date): Date => new Date(askedAt.getTime() + DAY);
