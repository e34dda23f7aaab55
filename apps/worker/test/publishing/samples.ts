import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import type {
  PlatformSimulator,
  PlatformSimulatorOptions,
} from "@kinora/platform-simulators/platform-simulator";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";

/** Something that is published, where, and as whom. */
export interface PublishingSample {
  readonly open: (options: PlatformSimulatorOptions) => PlatformSimulator;
  readonly flavour: PublishingPlatform["flavour"];
  readonly person: string;
  readonly fields: Exclude<PublicationFields, { platform: "kinora" }>;
}

const page = { open: metaSimulator, flavour: "facebook-login", person: "page-manager" } as const;
const own = { open: metaSimulator, flavour: "instagram-login", person: "ig-studio" } as const;
const creator = { open: tiktokSimulator, flavour: "platform", person: "creator" } as const;
const owner = { open: youtubeSimulator, flavour: "platform", person: "channel-owner" } as const;
const plain = { firstComment: "", fit: AS_IT_IS };
const onPage = { platform: "facebook", caption: "A fox runs.", title: null, ...plain } as const;
const gram = {
  ...({ platform: "instagram", caption: "A fox #runs" } as const),
  ...{ ...plain, sharesToFeed: true, coverAt: null, saysAiMade: false },
};

export const SAMPLES: Readonly<Record<string, PublishingSample>> = {
  "facebook text": { ...page, fields: { ...onPage, kind: "text" } },
  "facebook photos": { ...page, fields: { ...onPage, kind: "photos" } },
  "facebook reel": { ...page, fields: { ...onPage, kind: "reel" } },
  "facebook video": { ...page, fields: { ...onPage, kind: "video" } },
  "instagram reel": { ...page, fields: { ...gram, kind: "reel" } },
  "instagram photos": { ...page, fields: { ...gram, kind: "photos" } },
  "instagram video story": { ...page, fields: { ...gram, kind: "video story" } },
  "instagram photo story": { ...own, fields: { ...gram, kind: "photo story" } },
  "instagram reel, its own sign-in": { ...own, fields: { ...gram, kind: "reel" } },
  "tiktok video": {
    ...creator,
    fields: {
      ...{ platform: "tiktok", kind: "video", caption: "A fox", audience: "PUBLIC_TO_EVERYONE" },
      ...{ allowsComments: false, allowsDuets: false, allowsStitches: false, isOwnBrand: false },
      ...{
        isBrandedContent: false,
        agreesToMusic: true,
        fit: AS_IT_IS,
        coverAt: null,
        saysAiMade: false,
      },
    },
  },
  "tiktok draft": { ...creator, fields: { platform: "tiktok", kind: "draft", fit: AS_IT_IS } },
  "youtube video": {
    ...owner,
    fields: {
      ...{ platform: "youtube", kind: "video", title: "A fox", description: "It runs.", tags: [] },
      ...{ categoryId: "22", visibility: "public", isMadeForKids: false },
      ...{ notifiesSubscribers: true, ...plain, saysAiMade: false },
    },
  },
};
