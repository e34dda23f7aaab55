import type { MediaFit } from "@kinora/contracts/publication/fit-media";
import { fitOf, type PublicationFields } from "@kinora/contracts/publication/post-target";
import type {
  PublicationKind,
  TikTokAudience,
  YouTubeCategory,
  YouTubeVisibility,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { clockText } from "../../ui/clock-text.ts";

type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

const KINDS: Labels<PublicationKind | "feed"> = {
  reel: msg`Reel`,
  video: msg`Video`,
  photos: msg`Photo`,
  text: msg`Text`,
  "video story": msg`Story`,
  "photo story": msg`Story`,
  draft: msg`Draft in the app`,
  short: msg`Short`,
  feed: msg`Feed`,
};

/** What a post is called at its platform; a kind that this version doesn't know keeps its name. */
export function kindLabel(kind: string): string {
  const known = Object.entries(KINDS).find(([name]) => name === kind);
  return known ? t(known[1]) : kind;
}

/** True where a platform wants its settings to be agreed to at each post. */
export const asksEachTime = (
  fields: PublicationFields,
): fields is Extract<PublicationFields, { platform: "tiktok"; kind: "video" }> =>
  fields.platform === "tiktok" && fields.kind === "video";

/** As TikTok words them. */
export const AUDIENCES: Labels<TikTokAudience> = {
  PUBLIC_TO_EVERYONE: msg`Everyone`,
  MUTUAL_FOLLOW_FRIENDS: msg`Friends`,
  FOLLOWER_OF_CREATOR: msg`Followers`,
  SELF_ONLY: msg`Only me`,
};

export const VISIBILITIES: Labels<YouTubeVisibility> = {
  public: msg`Public`,
  unlisted: msg`Unlisted`,
  private: msg`Private`,
};

export const CATEGORIES: Labels<YouTubeCategory> = {
  "1": msg`Film & animation`,
  "2": msg`Autos & vehicles`,
  "10": msg`Music`,
  "15": msg`Pets & animals`,
  "17": msg`Sports`,
  "19": msg`Travel & events`,
  "20": msg`Gaming`,
  "22": msg`People & blogs`,
  "23": msg`Comedy`,
  "24": msg`Entertainment`,
  "25": msg`News & politics`,
  "26": msg`How-to & style`,
  "27": msg`Education`,
  "28": msg`Science & technology`,
  "29": msg`Nonprofits & activism`,
};

const yesOrNo = (is: boolean) => (is ? t`Yes` : t`No`);

/** What was asked for at a platform: each setting with its value. */
export const sentRows = (fields: PublicationFields): readonly (readonly [string, string])[] => [
  ...settingRows(fields),
  ...fitRows(fitOf(fields)),
];

const fitRows = ({ crops, endsAt, converts }: MediaFit) => [
  ...(crops ? [[t`Cropped`, t`Yes`] as const] : []),
  ...(endsAt === null ? [] : [[t`Cut after`, clockText(endsAt)] as const]),
  ...(converts ? [[t`Converted`, t`Yes`] as const] : []),
];

function settingRows(fields: PublicationFields): readonly (readonly [string, string])[] {
  switch (fields.platform) {
    case "youtube":
      return [
        [t`Title`, fields.title],
        ...words(t`Description`, fields.description),
        ...words(t`Tags`, fields.tags.join(", ")),
        ...words(t`First comment`, fields.firstComment),
        [t`Visibility`, t(VISIBILITIES[fields.visibility])],
        [t`Made for kids`, yesOrNo(fields.isMadeForKids)],
        [t`Category`, t(CATEGORIES[fields.categoryId])],
        [t`Tells subscribers`, yesOrNo(fields.notifiesSubscribers)],
      ];
    case "tiktok":
      return fields.kind === "draft" ? [] : tiktokRows(fields);
    case "instagram":
      return [
        ...words(t`Caption`, fields.caption),
        ...words(t`First comment`, fields.firstComment),
        ...(fields.kind === "reel"
          ? [[t`Also in the feed`, yesOrNo(fields.sharesToFeed)] as const]
          : []),
      ];
    case "facebook":
      return [
        ...words(t`Title`, fields.title ?? ""),
        ...words(t`Text`, fields.caption),
        ...words(t`First comment`, fields.firstComment),
      ];
    case "kinora":
      return [];
  }
}

const words = (label: string, text: string) => (text === "" ? [] : [[label, text] as const]);

function tiktokRows(
  fields: Extract<PublicationFields, { platform: "tiktok"; kind: "video" }>,
): readonly (readonly [string, string])[] {
  const { isOwnBrand, isBrandedContent } = fields;
  return [
    ...words(t`Caption`, fields.caption),
    [t`Who can see it`, t(AUDIENCES[fields.audience])],
    [t`Comments`, yesOrNo(fields.allowsComments)],
    [t`Duets`, yesOrNo(fields.allowsDuets)],
    [t`Stitches`, yesOrNo(fields.allowsStitches)],
    ...(isOwnBrand ? [[t`Promotes`, t`Your own brand`] as const] : []),
    ...(isBrandedContent ? [[t`Promotes`, t`A brand that pays you`] as const] : []),
  ];
}
