import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import type { Database } from "@kinora/database/client";
import { storesOnPool, transact } from "@kinora/database/transact";
import { createCampaign } from "@kinora/domain/campaign/create-campaign";
import { CAMPAIGN_SETTINGS } from "@kinora/testing/campaign/insert-campaign";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { v7 as newId } from "uuid";
import { composeCampaigns } from "../../src/campaign/compose-campaigns.ts";
import { openWorkshop } from "../workshop.ts";
import { workAll } from "./work-all.ts";

export const ADA = "usr_ada";

/** Opens a workshop whose first customer has campaigns, and moves its clock to a moment. */
export async function openCampaigns(begins: string, { gems = 3_000 } = {}) {
  const shop = await openWorkshop();
  await shop.orders.give(ADA, gems);
  const { database, boss, clock } = shop;
  // As the built-in writer does, each story tells its own idea.
  shop.storyEngine.write = async ({ settings, prompt }) => {
    const board = writtenBoard({ settings, title: prompt.slice(-60) });
    const scenes = board.scenes.map((scene) => ({ ...scene, narration: prompt, visual: prompt }));
    return { ...board, scenes };
  };
  const moveTo = (moment: string | Date) => {
    clock.ahead = new Date(moment).getTime() - Date.now();
  };
  moveTo(begins);
  const now = () => new Date(Date.now() + clock.ahead);
  const stores = storesOnPool(database, boss);
  /** What moves campaigns on, on a connection of its own choice. */
  const movers = (on: Database) => ({
    ports: composeCampaigns({ ...shop.parts, now, database: on }, {}),
    filling: {
      transact: <T>(work: Parameters<typeof transact<T>>[2]) => transact(on, boss, work),
      ...{ newId, now },
    },
  });
  const whole = movers(database);
  const { ports } = whole;

  const work = () => workAll({ shop, stores, now, ...whole });
  const listAll = (campaignId: string) =>
    stores.campaignStories.list(campaignId, { before: null, most: 200, stage: null });
  return {
    ...{ shop, database, boss, stores, ports, movers, moveTo, now, work, listAll },
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
