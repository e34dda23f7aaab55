import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { NotPublished } from "@kinora/contracts/stat/publishing-outcomes";
import type { StatSeries } from "@kinora/contracts/stat/stat";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";

/** Why posts are not at their platforms. */
const WHY_WORDS: Readonly<Record<NotPublished, MessageDescriptor>> = {
  reauth: msg`Sign-in ended`,
  reconnect_other: msg`Account not allowed`,
  retry: msg`Platform out of order`,
  limit: msg`Limit reached`,
  permanent: msg`Refused`,
  unknown: msg`Not understood`,
  here: msg`Ended by Kinora`,
  cancelled: msg`Canceled`,
};

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`All`,
  others: msg`Others`,
  day: msg`That day`,
  week: msg`Within 7 days`,
  month: msg`Within 30 days`,
  text2video: msg`Words (text2video)`,
  image2video: msg`A picture (image2video)`,
  finished: msg`Finished`,
  processing: msg`In progress`,
  failed: msg`Failed`,
  deleted: msg`Deleted`,
  review: msg`Under review`,
  scheduled: msg`Scheduled`,
  rejected: msg`Rejected`,
  studio: msg`Built in`,
  render: msg`This machine`,
  hosted: msg`External services`,
  deliver: msg`Publishing`,
  upkeep: msg`Upkeep`,
  upload: msg`Uploads`,
  storyboard: msg`Story parts`,
  subscription: msg`Subscriptions`,
  daily: msg`Daily gems`,
  challenge: msg`Challenges`,
  pack: msg`Packs`,
  booster: msg`Boosters`,
  gift: msg`Awards`,
  correction: msg`Corrections`,
  refund: msg`Refunds`,
  spent: msg`Spent`,
  expired: msg`Expired`,
  reversed: msg`Taken back`,
  upheld: msg`Upheld`,
  dismissed: msg`Unfounded`,
  hide: msg`Hidden`,
  profile_take_down: msg`Profiles taken down`,
  comment_take_down: msg`Comments taken down`,
  collection_take_down: msg`Collections taken down`,
  board_close: msg`Storyboard links closed`,
  delete: msg`Deleted by staff`,
  approve: msg`Approved`,
  unhidden: msg`Shown again`,
  refuse: msg`Refused by the scan`,
  granted: msg`Granted`,
  denied: msg`Denied`,
  ...{ facebook: msg`Facebook`, instagram: msg`Instagram`, tiktok: msg`TikTok` },
  ...{ youtube: msg`YouTube`, kinora: msg`Kinora` },
  ...WHY_WORDS,
  ...Object.fromEntries(CONTENT_WORDS.map(({ value, label }) => [value, label])),
  ...Object.fromEntries(FLAG_REASONS.map((reason) => [reason, FLAG_REASON_WORDS[reason]])),
};

/** Returns the label of a series; names of models and services stay unchanged. */
export function seriesWords({ name, title }: Pick<StatSeries, "name" | "title">): string {
  const words = WORDS[name];
  return title ?? (words ? t(words) : name);
}
