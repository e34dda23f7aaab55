import type { CampaignSettings } from "./campaign-settings.ts";

/** True for stories that tell only what their sources say. */
export const needsSources = ({ story }: Pick<CampaignSettings, "story">): boolean =>
  story.type === "informative" || story.genre === "history";
