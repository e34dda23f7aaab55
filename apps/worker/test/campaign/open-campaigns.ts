import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { storesOnPool, transact } from "@kinora/database/transact";
import { advanceStory } from "@kinora/domain/campaign/advance-story";
import { createCampaign } from "@kinora/domain/campaign/create-campaign";
import { fillCampaign } from "@kinora/domain/campaign/fill-campaign";
import { publicationSubject } from "@kinora/domain/post/publish-job";
import { CAMPAIGN_SETTINGS } from "@kinora/testing/campaign/insert-campaign";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { v7 as newId } from "uuid";
import { composeCampaigns } from "../../src/campaign/compose-campaigns.ts";
import { held } from "../held.ts";
import { ORDERED, openWorkshop } from "../workshop.ts";

export const ADA = "usr_ada";

/** Opens a workshop whose first customer has campaigns, and moves its clock to a moment. */
export async function openCampaigns(begins: string) {
  const shop = await openWorkshop();
  await shop.orders.give(ADA, 3_000);
  const { database, boss, clock, claims, attempt } = shop;
  // Its titles say what a story is about, not what all have in common.
  shop.storyEngine.write = async ({ settings, prompt }) =>
    writtenBoard({ settings, title: prompt.replace(CAMPAIGN_SETTINGS.brief, "").slice(-60) });
  const moveTo = (moment: string | Date) => {
    clock.ahead = new Date(moment).getTime() - Date.now();
  };
  moveTo(begins);
  const now = () => new Date(Date.now() + clock.ahead);
  const ports = composeCampaigns({ ...shop.parts, now }, {});
  const stores = storesOnPool(database, boss);
  const filling = {
    transact: <T>(work: Parameters<typeof transact<T>>[2]) => transact(database, boss, work),
    ...{ newId, now },
  };

  /** Queues wake jobs by the real clock: those of posts whose time has come by this one are called. */
  async function wakeDue() {
    const due = await database
      .selectFrom("publication")
      .select("id")
      .where("outcome", "=", "scheduled")
      .where("stage", "<>", "paused")
      .where("due_at", "<=", now())
      .execute();
    for (const { id } of due) await stores.queue.wake(publicationSubject(id));
  }

  /** Does all that is due, jobs among it, until nothing is. */
  async function work() {
    for (let round = 0; round < 200; round += 1) {
      let isIdle = true;
      for (const id of await ports.campaigns.runningAfter("", 100)) await fillCampaign(id, filling);
      // What waits for a few seconds is looked at now.
      const soon = new Date(now().getTime() + 90_000);
      for (const id of await ports.stories.dueAfter(soon, "", 100)) {
        const before = await ports.stories.find(id);
        await advanceStory(id, {
          ...ports,
          now: () => (before?.nextAt && before.nextAt > now() ? before.nextAt : now()),
        });
        const after = await ports.stories.find(id);
        if (after?.stage !== before?.stage || after?.attempt !== before?.attempt) isIdle = false;
      }
      await wakeDue();
      for (const lane of ["render", "upkeep"] as const) {
        const job = await claims.claim({ ...ORDERED, lane }, now());
        if (!job) continue;
        isIdle = false;
        await held(claims, job, () => attempt(job));
      }
      if (isIdle) return;
    }
    throw new Error("It never comes to rest");
  }

  const listAll = (campaignId: string) =>
    stores.campaignStories.list(campaignId, { before: null, most: 200, stage: null });
  return {
    ...{ shop, database, boss, stores, ports, moveTo, now, work, listAll },
    async start(settings: Partial<CampaignSettings> = {}) {
      return createCampaign(
        { ...ports.posting, ...ports.writing, transact: ports.transact },
        {
          person: { userId: ADA, tier: "pro" },
          settings: { ...CAMPAIGN_SETTINGS, ...settings },
          key: newId(),
          now: now(),
        },
      );
    },
    async inStage(campaignId: string, stage: string) {
      const all = await listAll(campaignId);
      return all.filter((one) => one.stage === stage).toReversed();
    },
    deciding: (id: string, version: number) => ({ userId: ADA, id, version, now: now() }),
    decidePorts: { transact: ports.transact, newId },
  };
}
