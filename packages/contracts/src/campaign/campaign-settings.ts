import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { ONCE_EACH, TARGETS_MAX } from "../publication/post.ts";
import { postTarget } from "../publication/post-target.ts";
import { WEEKDAYS } from "../schedule/repeat.ts";
import { wallDate } from "../schedule/wall-time.ts";
import { zoneName } from "../schedule/zone.ts";
import { storySettings } from "../story/board.ts";
import { BRIEF_MAX, CAMPAIGN_NAME_MAX, SLOTS_MAX, WEEKLY_GEMS_MAX } from "./campaign-vocabulary.ts";

/** A time of the week at which a story is posted, in the campaign's zone. */
export const campaignSlot = z
  .strictObject({
    weekday: z.union(WEEKDAYS.map((day) => z.literal(day))),
    /** As a clock shows it: "18:30". */
    time: unshown(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), "a time of day"),
  })
  .meta({ id: "CampaignSlot" });
export type CampaignSlot = z.output<typeof campaignSlot>;

export const campaignEnd = z.discriminatedUnion("by", [
  /** Goes on until its owner ends it. */
  z.strictObject({ by: z.literal("owner") }),
  /** The last day with a slot. */
  z.strictObject({ by: z.literal("date"), date: wallDate }),
  /** Stories that are posted. */
  z.strictObject({ by: z.literal("count"), count: z.int().min(1).max(1_000) }),
]);

/** Settings of a story that a campaign chooses; seeds and recordings are each story's own. */
export const campaignStorySettings = storySettings.pick({
  ...{ type: true, genre: true, theme: true, tone: true, style: true, aspectRatio: true },
  ...{ duration: true, narration: true, voice: true, speed: true, captionPosition: true },
  ...{ captionStyle: true, karaoke: true, safeArea: true, music: true, musicPrompt: true },
});

/** CampaignSettings of the specification: a standing order of stories. */
export const campaignSettings = z
  .strictObject({
    name: z.string().trim().min(1).max(CAMPAIGN_NAME_MAX),
    /** What its stories are about and how they are told. */
    brief: z.string().trim().min(1).max(BRIEF_MAX),
    story: campaignStorySettings,
    /** Times of the week; no two alike. */
    slots: z
      .array(campaignSlot)
      .min(1)
      .max(SLOTS_MAX)
      .refine(
        (all) => new Set(all.map(({ weekday, time }) => `${weekday} ${time}`)).size === all.length,
      ),
    zone: zoneName,
    /**
     * Where stories are posted, each with what its platform asks for. A TikTok video is only a draft there,
     * unless its owner approved the story.
     */
    targets: z
      .array(postTarget)
      .min(1)
      .max(TARGETS_MAX)
      .refine(...ONCE_EACH),
    /** Gems that its stories may hold and spend from Monday to Sunday of its zone. */
    weeklyGems: z.int().min(1).max(WEEKLY_GEMS_MAX),
    end: campaignEnd,
  })
  .meta({ id: "CampaignSettings" });
export type CampaignSettings = z.output<typeof campaignSettings>;
export type CampaignSettingsInput = z.input<typeof campaignSettings>;
