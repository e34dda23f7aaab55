import { z } from "zod";
import {
  OUTER_PLATFORMS,
  PUBLICATION_FAILURE_CODES,
  PUBLICATION_STOPS,
  type PublicationFailureCode,
  type PublicationStop,
  SOCIAL_PLATFORMS,
  UNCONNECTABLE_REASONS,
  type UnconnectableReason,
} from "./publication-vocabulary.ts";

const of = z.object({ platform: z.enum(OUTER_PLATFORMS) });
const anywhere = z.object({ platform: z.enum(SOCIAL_PLATFORMS) });

const sentencesOf = <Prefix extends string, Code extends string, Params extends z.ZodType>(
  prefix: Prefix,
  codes: readonly Code[],
  params: Params,
) =>
  Object.fromEntries(codes.map((code) => [`${prefix}.${code}`, params])) as {
    readonly [Key in `${Prefix}.${Code}`]: Params;
  };

const count = z.number();
const none = z.object({});
const most = z.object({ limit: count, found: count });

/** What may be wrong with a post before it is sent; each with what to do. */
export const findingSentences = {
  "finding.caption_too_long": most,
  "finding.title_missing": none,
  "finding.title_too_long": most,
  "finding.title_characters": z.object({ characters: z.string() }),
  "finding.tags_too_long": most,
  "finding.too_many_hashtags": most,
  "finding.too_many_mentions": most,
  "finding.links_are_text": z.object({ found: count }),
  "finding.comment_too_long": most,
  "finding.comment_too_full": none,
  "finding.nothing_to_post": none,
  "finding.too_few_files": most,
  "finding.too_many_files": most,
  "finding.wrong_type": z.object({ mimeType: z.string(), types: z.string() }),
  "finding.file_too_large": most,
  "finding.file_too_small": most,
  "finding.ratio_refused": z.object({ found: count, least: count, most: count }),
  "finding.ratio_with_bars": z.object({ found: count, advised: count }),
  "finding.picture_too_small": z.object({
    ...{ width: count, height: count, leastWidth: count, leastHeight: count },
  }),
  "finding.picture_too_large": z.object({ width: count, height: count, most: count }),
  "finding.film_too_short": most,
  "finding.film_too_long": most,
  "finding.frame_rate": z.object({ found: count, least: count, most: count }),
  "finding.video_codec": z.object({ found: z.string(), taken: z.string() }),
  "finding.audio_codec": z.object({ found: z.string(), taken: z.string() }),
  "finding.audio_rate": most,
  "finding.not_a_short": most,
  "finding.no_posts_left": none,
  "finding.not_reachable": none,
};

/** Why something was not published, and why an account can't be connected; each with what to do. */
export const publicationSentences = {
  ...sentencesOf<"publication", PublicationFailureCode, typeof of>(
    ...(["publication", PUBLICATION_FAILURE_CODES, of] as const),
  ),
  ...sentencesOf<"publication", PublicationStop, typeof anywhere>(
    ...(["publication", PUBLICATION_STOPS, anywhere] as const),
  ),
  ...sentencesOf<"connection", UnconnectableReason, typeof of>(
    ...(["connection", UNCONNECTABLE_REASONS, of] as const),
  ),
  ...findingSentences,
};

const told = z.object({ platform: z.enum(SOCIAL_PLATFORMS), account: z.string() });

/** What the owner of a post is told. */
export const publicationNotifications = {
  "publication.isThere": told,
  /** A draft, which its owner finishes in the platform's app. */
  "publication.isInInbox": told,
  "publication.isNotThere": told,
  "publication.isUnconfirmed": told,
  "publication.isPaused": told,
  /** Posts of a work that is being checked or was restricted. */
  "publication.isHeld": told,
  "publication.needsReconnect": told,
  "publication.wasRemoved": told,
  /** The post is there, and the comment that was to follow is not, or nobody can tell. */
  "publication.commentFailed": told,
};
