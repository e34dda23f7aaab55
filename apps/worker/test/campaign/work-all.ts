import type { Database } from "@kinora/database/client";
import type { Stores } from "@kinora/database/stores";
import type { AdvancePorts } from "@kinora/domain/campaign/advance-ports";
import { advanceStory } from "@kinora/domain/campaign/advance-story";
import { type FillPorts, fillCampaign } from "@kinora/domain/campaign/fill-campaign";
import { publicationSubject } from "@kinora/domain/post/publish-job";
import { held } from "../held.ts";
import { ORDERED, type openWorkshop } from "../workshop.ts";

interface Campaigning {
  readonly shop: Awaited<ReturnType<typeof openWorkshop>>;
  readonly ports: AdvancePorts;
  readonly stores: Pick<Stores, "queue">;
  readonly filling: FillPorts;
  readonly now: () => Date;
  /** Makes a step of a campaign, and says whether it was cut. */
  readonly step?: (work: () => Promise<void>) => Promise<boolean>;
}

const whole = async (work: () => Promise<void>): Promise<boolean> => {
  await work();
  return false;
};

/** What waits for less than this is looked at now. */
const SOON = 90_000;
const ROUNDS = 200;

/** Does all that is due for campaigns, jobs among it, until nothing is. */
export async function workAll(parts: Campaigning): Promise<void> {
  const { ports, filling, step = whole } = parts;
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCut = false;
    for (const id of await ports.campaigns.runningAfter("", 100))
      if (await step(() => fillCampaign(id, filling))) isCut = true;
    const moved = await advanceAll(parts);
    await wakeDue(parts.shop.database, parts);
    const worked = await workOnce(parts);
    if (!isCut && !moved && !worked) return;
  }
  throw new Error("It never comes to rest");
}

/** True when a story has moved on, or its step was cut. */
async function advanceAll({ ports, now, step = whole }: Campaigning): Promise<boolean> {
  let isMoved = false;
  for (const id of await ports.stories.dueAfter(new Date(now().getTime() + SOON), "", 100)) {
    const before = await ports.stories.find(id);
    const due = Math.max(now().getTime(), before?.nextAt?.getTime() ?? 0);
    if (await step(() => advanceStory(id, { ...ports, now: () => new Date(due) }))) isMoved = true;
    const after = await ports.stories.find(id);
    if (after?.stage !== before?.stage || after?.attempt !== before?.attempt) isMoved = true;
  }
  return isMoved;
}

/** Queues wake jobs by the real clock: those of posts whose time has come by this one are called. */
async function wakeDue(database: Database, { stores, now }: Campaigning): Promise<void> {
  const due = await database
    .selectFrom("publication")
    .select("id")
    .where("outcome", "=", "scheduled")
    .where("stage", "<>", "paused")
    .where("due_at", "<=", now())
    .execute();
  for (const { id } of due) await stores.queue.wake(publicationSubject(id));
}

/** True when there was a job. */
async function workOnce({ shop: { claims, attempt }, now }: Campaigning): Promise<boolean> {
  let isWorked = false;
  for (const lane of ["render", "upkeep"] as const) {
    const job = await claims.claim({ ...ORDERED, lane }, now());
    if (!job) continue;
    isWorked = true;
    await held(claims, job, () => attempt(job));
  }
  return isWorked;
}
