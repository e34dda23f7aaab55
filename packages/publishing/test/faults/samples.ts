import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type { OrderedPublication } from "@kinora/domain/publication/publication";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { connectAs, type OpenPlatform, openPlatform } from "../open-platform.ts";
import { sampleFile } from "../sample-file.ts";

/** Something that is published, and where. */
export interface FaultSample {
  readonly open: () => Promise<OpenPlatform & { readonly connection: PlatformConnection }>;
  readonly publication: OrderedPublication;
  /** Offsets of the file at which its upload is cut. */
  readonly cuts: readonly number[];
}

const SIZE = 600_000;
const file = sampleFile(SIZE);
const photo = sampleFile(40_000, { mimeType: "image/jpeg" });

const onPage = (publication: FaultSample["publication"], cuts: readonly number[] = []) => ({
  async open() {
    const opened = await openPlatform(metaSimulator, "facebook-login", "facebook");
    return { ...opened, connection: await connectAs(opened, "page-manager") };
  },
  ...{ publication, cuts },
});
const onInstagram = (
  publication: FaultSample["publication"],
  { flavour = "facebook-login", cuts = [] }: InstagramSample = {},
): FaultSample => ({
  async open() {
    const opened = await openPlatform(metaSimulator, flavour, "instagram");
    const person = flavour === "facebook-login" ? "page-manager" : "ig-studio";
    return { ...opened, connection: await connectAs(opened, person) };
  },
  ...{ publication, cuts },
});
interface InstagramSample {
  readonly flavour?: "facebook-login" | "instagram-login";
  readonly cuts?: readonly number[];
}
const gram = { platform: "instagram", isAiMade: true, caption: "A fox #runs" } as const;
const reel = { ...gram, kind: "reel", sharesToFeed: true, coverAt: 500 } as const;
const there = sampleFile(SIZE, { isReachable: true });
const photoThere = sampleFile(40_000, { mimeType: "image/jpeg", isReachable: true });
const onTikTok = (publication: FaultSample["publication"]): FaultSample => ({
  async open() {
    const opened = await openPlatform(tiktokSimulator);
    return { ...opened, connection: await connectAs(opened, "creator") };
  },
  ...{ publication, cuts: CUTS },
});
const CUTS = [0, 1, 300_000, SIZE - 1, SIZE];
const page = { platform: "facebook", isAiMade: true, caption: "A fox runs." } as const;

export const FAULT_SAMPLES: Readonly<Record<string, FaultSample>> = {
  "facebook text": onPage({ ...page, kind: "text", link: null }),
  "facebook photos": onPage({ ...page, kind: "photos", files: [photo, photo] }, [0, 1, 20_000]),
  "facebook reel": onPage({ ...page, kind: "reel", title: null, file }, CUTS),
  "facebook video": onPage({ ...page, kind: "video", title: "A fox", file }, CUTS),
  "instagram reel": onInstagram({ ...reel, file }, { cuts: CUTS }),
  "instagram reel by address": onInstagram(
    { ...reel, file: there },
    { flavour: "instagram-login" },
  ),
  "instagram photo": onInstagram({ ...gram, kind: "photos", files: [photoThere] }),
  "instagram carousel": onInstagram({ ...gram, kind: "photos", files: [photoThere, photoThere] }),
  "instagram video story": onInstagram(
    { platform: "instagram", isAiMade: true, kind: "video story", file },
    { cuts: CUTS },
  ),
  "instagram photo story": onInstagram(
    { platform: "instagram", isAiMade: true, kind: "photo story", file: photoThere },
    { flavour: "instagram-login" },
  ),
  "tiktok video": onTikTok({
    ...{ platform: "tiktok", kind: "video", isAiMade: true, file, caption: "A fox" },
    ...{ audience: "PUBLIC_TO_EVERYONE", allowsComments: false, allowsDuets: false },
    ...{ allowsStitches: false, isOwnBrand: false, isBrandedContent: false, coverAt: null },
  }),
  "tiktok draft": onTikTok({ platform: "tiktok", kind: "draft", isAiMade: true, file }),
  "youtube video": {
    async open() {
      const opened = await openPlatform(youtubeSimulator);
      return { ...opened, connection: await connectAs(opened, "channel-owner") };
    },
    publication: {
      ...{ platform: "youtube", kind: "video", isAiMade: true, file },
      ...{ title: "A fox", description: "It runs.", mark: "https://kinora.example/w/1" },
      ...{ tags: [], categoryId: "22", language: null, visibility: "public", publishAt: null },
      ...{ isMadeForKids: false, notifiesSubscribers: true },
    },
    cuts: [0, 1, 262_144, 524_287, 524_288, 524_289, SIZE - 1, SIZE],
  },
};
