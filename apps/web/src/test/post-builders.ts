import type { ConnectedAccount, Connections } from "@kinora/contracts/connection/connection";
import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { Post, Publication } from "@kinora/contracts/publication/post";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";

const AT = "2026-11-20T12:00:00.000Z";

/** Builds a connected account. */
export function account(
  platform: OuterPlatform,
  about: Partial<ConnectedAccount> = {},
): ConnectedAccount {
  return {
    ...{ id: `con_${platform}`, platform, flavour: "platform", name: "Fox Films" },
    ...{ state: "connected", connectedAt: AT, endsAt: null, endsWith: [], ...about },
  };
}

/** Builds the answer about accounts: each platform is set up and simulated. */
export function connectionsOf(...items: ConnectedAccount[]): Connections {
  const platforms = [...new Set(items.map(({ platform }) => platform))];
  return {
    platforms: platforms.map((platform) => ({
      ...{ platform, flavours: ["platform"], simulated: true },
    })),
    items,
    most: 10,
  };
}

/** Builds what applies to an upright film of eight seconds at an account. */
export function targetPreview(about: Partial<TargetPreview> = {}): TargetPreview {
  const film = {
    ...{ seconds: 8, framesPerSecond: 30, videoCodec: "h264" },
    ...{ audioCodec: "aac", audioRate: 48_000 },
  };
  return {
    ...{ connectionId: "con_tiktok", platform: "tiktok", name: "Fox Films" },
    ...{ kinds: ["video", "draft"], kind: "video", caption: "A fox", title: "", isAiMade: true },
    media: [{ mimeType: "video/mp4", size: 2_000_000, width: 1_080, height: 1_920, film }],
    ...{ terms: null, problem: null, findings: [], ...about },
  };
}

/** Builds a publication that has gone well. */
export function publication(about: Partial<Publication> = {}): Publication {
  return {
    ...{ id: "pub_1", postId: "pst_1", platform: "tiktok", kind: "video", occurrence: 1 },
    account: { id: "tt_1", name: "Fox Films", connectionId: "con_tiktok" },
    ...{ outcome: "done", stage: "over", url: "https://tiktok.example/fox/1", visibility: null },
    fields: { platform: "tiktok", kind: "draft", fit: AS_IT_IS },
    ...{ isAiMade: true, problem: null, nextAt: null, confirmedBy: "platform", afterwards: null },
    ...{ figures: [], firstComment: null, createdAt: AT, endedAt: AT, actions: [], ...about },
  };
}

export function post(about: Partial<Post> = {}): Post {
  return {
    ...{
      id: "pst_1",
      work: null,
      outcome: "done",
      stage: "over",
      time: null,
      canMove: false,
      againOf: null,
      series: null,
    },
    ...{ publications: [publication()], createdAt: AT, endedAt: AT, ...about },
  };
}
