import {
  type CampaignSettings,
  type CampaignSettingsInput,
  type CampaignSlot,
  campaignStorySettings,
} from "@kinora/contracts/campaign/campaign-settings";
import { SLOTS_MAX, WEEKLY_GEMS_MAX } from "@kinora/contracts/campaign/campaign-vocabulary";
import type { Weekday } from "@kinora/contracts/schedule/repeat";
import { isWallDate } from "@kinora/contracts/schedule/wall-time";
import type { StorySettings } from "@kinora/contracts/story/board";
import { isPostDraft, type PostDraft } from "../../../entities/post/draft/draft.ts";
import { draftOfTargets } from "../../../entities/post/draft/draft-of-fields.ts";
import { ownZone } from "../../../entities/post/time-draft.ts";
import { isRecord, isText } from "../../../store/stored-value.ts";

export type CampaignStorySettings = CampaignSettings["story"];

/** A time of day, and the days on which a story is posted then. */
export interface SlotRow {
  /** "18:30"; empty while it is being written. */
  readonly time: string;
  readonly days: readonly Weekday[];
}

/** A campaign as it is being written. */
export interface CampaignDraft {
  readonly name: string;
  readonly brief: string;
  /** Only what was chosen; the rest is as for any story. */
  readonly story: Partial<CampaignStorySettings>;
  readonly slots: readonly SlotRow[];
  readonly zone: string;
  readonly targets: PostDraft;
  /** As it was typed; empty for the estimate. */
  readonly weeklyGems: string;
  readonly end: {
    readonly by: "owner" | "date" | "count";
    readonly date: string;
    readonly count: string;
  };
}

export const emptyDraft = (): CampaignDraft => ({
  ...{ name: "", brief: "", story: {}, targets: {}, weeklyGems: "" },
  ...{ slots: [{ time: "18:00", days: [] }], zone: ownZone() },
  end: { by: "owner", date: "", count: "" },
});

export const isCampaignDraft = (value: unknown): value is CampaignDraft =>
  isRecord(value) &&
  ["name", "brief", "zone", "weeklyGems"].every((key) => isText(value[key]) || value[key] === "") &&
  campaignStorySettings.partial().safeParse(value.story).success &&
  Array.isArray(value.slots) &&
  value.slots.every((row) => isRecord(row) && Array.isArray(row.days)) &&
  isPostDraft(value.targets) &&
  isRecord(value.end);

/** Returns the settings of a campaign as a draft, to be changed. */
export function draftOfSettings(settings: CampaignSettings): CampaignDraft {
  const { name, brief, story, zone, weeklyGems, end, targets } = settings;
  const times = [...new Set(settings.slots.map(({ time }) => time))].toSorted();
  return {
    ...{ name, brief, story, zone, weeklyGems: String(weeklyGems) },
    slots: times.map((time) => ({
      time,
      days: settings.slots.filter((slot) => slot.time === time).map(({ weekday }) => weekday),
    })),
    targets: draftOfTargets(targets),
    end: {
      by: end.by,
      date: end.by === "date" ? end.date : "",
      count: end.by === "count" ? String(end.count) : "",
    },
  };
}

/** Returns the slots of a week, no two alike. */
export function slotsOf(rows: readonly SlotRow[]): CampaignSlot[] {
  const all = new Map<string, CampaignSlot>();
  for (const { time, days } of rows) {
    if (!/^\d\d:\d\d$/.test(time)) continue;
    for (const weekday of days) all.set(`${weekday} ${time}`, { weekday, time });
  }
  return [...all.values()].slice(0, SLOTS_MAX);
}

const STORY_KEYS = Object.keys(campaignStorySettings.shape) as (keyof CampaignStorySettings)[];

/** Returns all settings of its stories: what was chosen over what any story begins with. */
export const storyOf = (
  chosen: Partial<CampaignStorySettings>,
  defaults: StorySettings,
): CampaignStorySettings =>
  campaignStorySettings.parse(
    Object.fromEntries(STORY_KEYS.map((key) => [key, chosen[key] ?? defaults[key]])),
  );

/** What keeps a campaign from being started. */
export type CampaignGap = "name" | "brief" | "slots" | "targets" | "gems" | "end";

export interface CheckedCampaign {
  readonly gaps: readonly CampaignGap[];
  /** Null while something is missing. */
  readonly settings: CampaignSettingsInput | null;
}

/** What is known beside the draft. */
export interface CampaignKnown {
  readonly story: CampaignStorySettings;
  /** Accounts that are chosen and can be published to. */
  readonly chosen: number;
  /** Of these, those of which nothing is missing. */
  readonly targets: CampaignSettingsInput["targets"];
  /** Gems that a week's stories take, about. */
  readonly estimate: number;
}

/** Returns what is missing, and once nothing is, the settings. Targets are checked one by one. */
export function checkCampaign(draft: CampaignDraft, known: CampaignKnown): CheckedCampaign {
  const name = draft.name.trim();
  const brief = draft.brief.trim();
  const slots = slotsOf(draft.slots);
  const gems = draft.weeklyGems.trim() === "" ? known.estimate : Number(draft.weeklyGems);
  const end = endOf(draft.end);
  const areGemsRight = Number.isInteger(gems) && gems >= 1 && gems <= WEEKLY_GEMS_MAX;
  const gaps: readonly CampaignGap[] = [
    ...(name === "" ? (["name"] as const) : []),
    ...(brief === "" ? (["brief"] as const) : []),
    ...(slots.length === 0 ? (["slots"] as const) : []),
    ...(known.chosen === 0 ? (["targets"] as const) : []),
    ...(areGemsRight ? [] : (["gems"] as const)),
    ...(end === null ? (["end"] as const) : []),
  ];
  const { story, targets } = known;
  const isWhole = gaps.length === 0 && end !== null && targets.length === known.chosen;
  return {
    gaps,
    settings: isWhole
      ? { name, brief, story, slots, zone: draft.zone, targets, weeklyGems: gems, end }
      : null,
  };
}

function endOf({ by, date, count }: CampaignDraft["end"]): CampaignSettingsInput["end"] | null {
  if (by === "owner") return { by };
  if (by === "date") return isWallDate(date) ? { by, date } : null;
  const stories = Number(count);
  return Number.isInteger(stories) && stories >= 1 && stories <= 1_000
    ? { by, count: stories }
    : null;
}
