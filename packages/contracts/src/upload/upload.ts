import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { mediaFile } from "../media/media-file.ts";
import type { RefusalCode } from "../refusals.ts";

export const UPLOAD_KINDS = ["image", "video", "audio"] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/**
 * uploading: bytes are missing · checking: complete and being checked · ready: can be used ·
 * review: a person must check it first · refused: nothing of it was kept.
 */
export const UPLOAD_STATES = ["uploading", "checking", "ready", "review", "refused"] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Why a complete file was not accepted. */
export const INTAKE_REFUSALS = [
  "UPLOAD_TYPE_UNSUPPORTED",
  "UPLOAD_HEIC_UNSUPPORTED",
  "UPLOAD_CODEC_UNSUPPORTED",
  "UPLOAD_DAMAGED",
  "UPLOAD_TOO_LONG",
  "UPLOAD_TOO_MANY_PIXELS",
  "UPLOAD_TOO_SMALL",
  "UPLOAD_TOO_COSTLY",
  "UPLOAD_UNSAFE",
] as const satisfies readonly RefusalCode[];
export type IngestRefusal = (typeof INTAKE_REFUSALS)[number];

/**
 * Versions of the statement that a user makes before their photo of a face is animated, or before
 * any photo is sent to a service. A new wording gets a new version; "face-1" is that of older apps.
 */
export const CONSENT_VERSIONS = ["face-1", "photo-1"] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];
export const CONSENT_TEXTS: Readonly<Record<ConsentVersion, string>> = {
  "face-1":
    "The person in this photo is me, or an adult who has agreed that I make a moving picture of them with Kinora.",
  "photo-1":
    "Everyone in this photo is me, or an adult who has agreed that I make a moving picture of them with Kinora and the services it uses; or nobody is in it.",
};

export const uploadId = unshown(z.string().regex(/^[\w-]{1,64}$/, "the id of an upload"), "an id");

/** GET /api/uploads/{id}: visible to its owner only. */
export const upload = z
  .object({
    id: z.string(),
    kind: z.enum(UPLOAD_KINDS),
    state: z.enum(UPLOAD_STATES),
    /** Its name on the user's device. */
    fileName: z.string(),
    /** Size of the file, and how much of it was received. */
    bytes: z.number().int(),
    received: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    /** Seconds. */
    duration: z.number().nullable(),
    thumbhash: z.string().nullable(),
    /** Present once ready, or under review. */
    media: z
      .object({
        main: mediaFile,
        poster: mediaFile.nullable(),
        thumbnail: mediaFile.nullable(),
        preview: mediaFile.nullable(),
      })
      .nullable(),
    /** Peak level of each slice of a recording, 0..1; null for pictures. */
    peaks: z.array(z.number()).nullable(),
    refusal: z.object({ code: z.enum(INTAKE_REFUSALS), sentence: z.string() }).nullable(),
    consent: z.object({ version: z.string(), statedAt: z.iso.datetime() }).nullable(),
    createdAt: z.iso.datetime(),
    /** When it is removed automatically. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "Upload" });
export type Upload = z.infer<typeof upload>;

/** PUT /api/uploads/{id}/consent */
export const consentStatement = z.strictObject({ version: z.enum(CONSENT_VERSIONS) });
