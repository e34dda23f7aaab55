import type { Due } from "./advance-ports.ts";
import type { CampaignStoryPatch } from "./campaign-record.ts";

/** Pauses a campaign whose sources have all been told; its story waits for more. */
export async function runOut({ campaign, story, stores }: Due): Promise<CampaignStoryPatch> {
  const { id, userId } = campaign;
  await stores.campaigns.change(id, { state: "paused", pause: "no_sources" });
  await stores.record({
    ...{ type: "campaign.sourcesLow", subjectId: id, userId },
    payload: { left: 0, storyId: story.id },
  });
  return { nextAt: story.slot.at };
}
