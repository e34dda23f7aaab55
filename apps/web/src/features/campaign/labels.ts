import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import type {
  Approval,
  CampaignStage,
  FallbackReason,
  SkipReason,
} from "@kinora/contracts/campaign/campaign-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ownLocale } from "../../text/moment-text.ts";

export const STAGE_LABELS: Readonly<Record<CampaignStage, MessageDescriptor>> = {
  idea: msg`Idea`,
  writing: msg`Being written`,
  storyboard_ready: msg`Storyboard ready`,
  rendering: msg`Being filmed`,
  review: msg`To review`,
  approved: msg`Approved`,
  scheduled: msg`Scheduled`,
  posted: msg`Posted`,
  rejected: msg`Rejected`,
  failed: msg`Failed`,
  skipped: msg`Skipped`,
};

export const SKIP_WORDS: Readonly<Record<SkipReason, MessageDescriptor>> = {
  not_reviewed: msg`Skipped: nobody had looked at it when its time came.`,
  not_ready: msg`Skipped: it wasn't finished when its time came.`,
  not_active: msg`Skipped: the campaign was paused or had ended.`,
  owner: msg`Skipped by you.`,
};

export const APPROVAL_LABELS: Readonly<Record<Approval, MessageDescriptor>> = {
  review_all: msg`Review everything`,
  trusted: msg`Trusted`,
  autopilot: msg`Autopilot`,
};

export const FALLBACK_WORDS: Readonly<Record<FallbackReason, MessageDescriptor>> = {
  owner: msg`you chose so`,
  rejection: msg`you rejected a story`,
  flag: msg`somebody reported one of its stories`,
  unsure_scan: msg`the safety check wasn't sure about a film`,
  refused_word: msg`a story had words that aren't allowed`,
  unconfirmed_post: msg`a post couldn't be confirmed`,
};

/** Describes what a campaign is doing: "Active", "Paused: no sources left". */
export function stateWords({ state, pause }: Pick<Campaign, "state" | "pause">): string {
  if (state === "active") return t`Active`;
  if (state === "ended") return t`Ended`;
  return pause === "no_sources" ? t`Paused: no sources left` : t`Paused`;
}

/** Names a day of the week as the reader's language does. @param weekday 1 for Monday to 7 for Sunday */
export const weekdayName = (weekday: number, style: "long" | "short" = "short"): string =>
  // 2 January 2023 was a Monday.
  new Date(Date.UTC(2023, 0, 1 + weekday)).toLocaleDateString(ownLocale(), {
    ...{ weekday: style, timeZone: "UTC" },
  });

/** Shows a time of day as the reader's clocks do: "18:30" or "6:30 PM". */
export const timeOfDay = (time: string): string =>
  new Date(`2023-01-02T${time}:00Z`).toLocaleTimeString(ownLocale(), {
    ...{ hour: "numeric", minute: "2-digit", timeZone: "UTC" },
  });

/** Lists a week: "Mon 18:30, Thu 18:30". */
export const weekWords = ({ slots }: Pick<CampaignSettings, "slots">): string =>
  new Intl.ListFormat(ownLocale(), { type: "unit", style: "short" }).format(
    inWeek(slots).map(({ weekday, time }) => `${weekdayName(weekday)} ${timeOfDay(time)}`),
  );

export const inWeek = <Slot extends { readonly weekday: number; readonly time: string }>(
  slots: readonly Slot[],
): Slot[] => slots.toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
