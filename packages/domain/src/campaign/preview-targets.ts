import type { CampaignTargetRequest } from "@kinora/contracts/campaign/campaign-target";
import type { PublicationMedia } from "@kinora/contracts/publication/check-media";
import { askAccountsOnce } from "../post/ask-once.ts";
import { OWN_FEED } from "../post/plan-target.ts";
import { FEED_OFF, previewFeed } from "../post/preview-post.ts";
import {
  type PreviewSubject,
  type PreviewTargetPorts,
  previewTarget,
  type TargetPreviewed,
} from "../post/preview-target.ts";

export interface PreviewCampaignPorts extends PreviewTargetPorts {
  readonly isFeedOpen: () => boolean;
  readonly frameOf: (ratio: CampaignTargetRequest["film"]["aspectRatio"]) => {
    readonly width: number;
    readonly height: number;
  };
}

/** Filled in for each story: see postStory. */
const WORDS: PreviewSubject["words"] = {
  caption: "{title}",
  title: "{title}",
  isAiMade: true,
};
/** Bytes of a second, generously. */
const BYTES_A_SECOND = 1_000_000;

/**
 * Asks what applies at accounts to films that are still to be made, and finds what would be refused.
 *
 * @throws Refusal CONNECTION_NOT_FOUND, PLATFORM_NOT_SET_UP
 */
export async function previewCampaignTargets(
  ports: PreviewCampaignPorts,
  { userId, wish }: { readonly userId: string; readonly wish: CampaignTargetRequest },
): Promise<readonly TargetPreviewed[]> {
  const { film } = wish;
  const frame = ports.frameOf(film.aspectRatio);
  const media: PublicationMedia = {
    ...{ mimeType: "video/mp4", size: film.duration * BYTES_A_SECOND, ...frame },
    film: {
      ...{ seconds: film.duration, framesPerSecond: 24, videoCodec: "h264" },
      ...{ audioCodec: "aac", audioRate: 48_000 },
    },
  };
  const subject: PreviewSubject = {
    ...{ userId, kind: "video", ...frame, words: WORDS, mediaFor: async () => [media] },
  };
  const asking = askAccountsOnce(ports);
  return Promise.all(
    wish.targets.map(async (target) => {
      if (target.connectionId === OWN_FEED)
        return previewFeed(target, WORDS, ports.isFeedOpen() ? null : FEED_OFF);
      const written = { ...target, caption: WORDS.caption, title: WORDS.title, tags: [] };
      return ofFilms(await previewTarget(asking, subject, written));
    }),
  );
}

/** Films are posted as films. How many posts are left today says nothing of the days to come. */
const ofFilms = (previewed: TargetPreviewed): TargetPreviewed => ({
  ...previewed,
  kinds: previewed.kinds.filter((kind) => kind !== "text"),
  terms: previewed.terms && { ...previewed.terms, postsLeft: null },
  findings: previewed.findings.filter(({ code }) => code !== "no_posts_left"),
});
