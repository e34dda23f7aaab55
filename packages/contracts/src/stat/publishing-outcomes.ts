import { z } from "zod";
import { PUBLICATION_FAILURES, SOCIAL_PLATFORMS } from "../publication/publication-vocabulary.ts";

/**
 * Why a post is not at its platform: a class of the platform's refusals; `here`: we ended it;
 * `cancelled`: its owner did.
 */
export const NOT_PUBLISHED = [...PUBLICATION_FAILURES, "here", "cancelled"] as const;
export type NotPublished = (typeof NOT_PUBLISHED)[number];

/** What became of the posts of one platform in a range. */
export const publishingOutcomes = z
  .object({
    platform: z.enum(SOCIAL_PLATFORMS),
    done: z.int(),
    failed: z.array(z.object({ why: z.enum(NOT_PUBLISHED), count: z.int() })),
    /** Those that wait for their owners' word now, whatever the range. */
    unconfirmed: z.int(),
  })
  .meta({ id: "PublishingOutcomes" });
export type PublishingOutcomes = z.infer<typeof publishingOutcomes>;
