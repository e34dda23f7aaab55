import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { TEXT_MAX } from "../limits.ts";
import { mediaFit } from "./fit-media.ts";
import { ONCE_EACH, publicationProblem, TARGETS_MAX } from "./post.ts";
import { PUBLICATION_FINDINGS, PUBLICATION_FIXES } from "./publication-finding.ts";
import { SOCIAL_PLATFORMS, TIKTOK_AUDIENCES } from "./publication-vocabulary.ts";

/**
 * POST /api/posts/preview: what applies to a work at the chosen accounts. Words are optional: the
 * same rules can be run without asking (checkPublication, with the answer's `media` and `terms`).
 */
export const previewRequest = z.strictObject({
  workId: unshown(z.string().min(1).max(64), "an id"),
  targets: z
    .array(
      z.strictObject({
        connectionId: unshown(z.string().min(1).max(64), "an id"),
        /** When omitted, the first that suits the work. */
        kind: unshown(z.string().max(40), "one of the platform's kinds").optional(),
        caption: z.string().max(TEXT_MAX).default(""),
        title: z.string().max(300).nullable().default(null),
        tags: z.array(z.string().max(100)).max(60).default([]),
        fit: mediaFit.prefault({}),
      }),
    )
    .min(1)
    .max(TARGETS_MAX)
    .refine(...ONCE_EACH),
});
export type PreviewRequest = z.output<typeof previewRequest>;

/** What is known of a file as it would be sent. */
export const publicationMedia = z.object({
  mimeType: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  film: z
    .object({
      seconds: z.number(),
      framesPerSecond: z.number(),
      videoCodec: z.string(),
      audioCodec: z.string().nullable(),
      audioRate: z.number().nullable(),
    })
    .nullable(),
});

/** One thing that the platform would refuse, or show otherwise than meant. */
export const presentedFinding = z.object({
  code: z.enum(PUBLICATION_FINDINGS),
  /** True when the platform would refuse it, and so does POST /api/posts. */
  blocks: z.boolean(),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
  fix: z.enum(PUBLICATION_FIXES).nullable(),
  file: z.int().nullable(),
  /** The same in words, in the language of the request. */
  sentence: z.string(),
});

/** What applies to a work at one account. */
export const targetPreview = z
  .object({
    connectionId: z.string(),
    platform: z.enum(SOCIAL_PLATFORMS),
    name: z.string(),
    /** What this work can be there, the first by default; empty when nothing. */
    kinds: z.array(z.string()),
    /** The one that the rest is about; null when the work can be nothing there. */
    kind: z.string().nullable(),
    /** Words that it begins with. */
    caption: z.string(),
    title: z.string(),
    /** True when our records know that it was made with AI: it cannot be taken back. */
    isAiMade: z.boolean(),
    /** The files as they would be sent. */
    media: z.array(publicationMedia),
    /** What the platform allows this account at the moment; null when it could not be asked. */
    terms: z
      .object({
        postsLeft: z.int().nullable(),
        longestSeconds: z.number().nullable(),
        /** TikTok's creator; null elsewhere. */
        creator: z
          .object({
            name: z.string(),
            audiences: z.array(z.enum(TIKTOK_AUDIENCES)),
            allowsComments: z.boolean(),
            allowsDuets: z.boolean(),
            allowsStitches: z.boolean(),
          })
          .nullable(),
      })
      .nullable(),
    /** Why it could not be asked, or nothing can be published there; with what to do. */
    problem: publicationProblem.nullable(),
    findings: z.array(presentedFinding),
  })
  .meta({ id: "TargetPreview" });
export type TargetPreview = z.output<typeof targetPreview>;

export const postPreview = z.object({ targets: z.array(targetPreview) });
export type PostPreview = z.output<typeof postPreview>;
