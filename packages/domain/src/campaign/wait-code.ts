import type { CampaignStoryRecord } from "./campaign-record.ts";

/** Returns the code of the refusal that a story waits for the end of; null when it waits for none. */
export const waitCode = ({ trouble }: Pick<CampaignStoryRecord, "trouble">): string | null =>
  trouble !== null && typeof trouble !== "string" && trouble.code === "campaign.waits"
    ? trouble.params.code
    : null;
