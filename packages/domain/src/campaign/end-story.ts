import type { SkipReason } from "@kinora/contracts/campaign/campaign-vocabulary";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { CampaignStoryPatch } from "./campaign-record.ts";

/** Ends a story that came to nothing; what it would have told is free for another. */
export const failed = (trouble: StoredSentence, now: Date): CampaignStoryPatch => ({
  ...{ stage: "failed", trouble, sourceId: null, nextAt: null, endedAt: now },
});

export const skipped = (reason: SkipReason, now: Date): CampaignStoryPatch => ({
  ...{ stage: "skipped", skipped: reason, sourceId: null, nextAt: null, endedAt: now },
});
