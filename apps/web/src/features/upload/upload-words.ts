import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { UPLOAD_KEEP_DAYS } from "@kinora/contracts/limits";
import type { Upload, UploadKind } from "@kinora/contracts/upload/upload";
import type { MessageDescriptor } from "@lingui/core";
import { msg, select, t } from "@lingui/core/macro";
import { sizeWords } from "../../ui/size-words.ts";

/** Accepted types, by name and by MIME type. The content of a file decides what it is. */
const TAKEN: Readonly<Record<UploadKind, Readonly<Record<string, string>>>> = {
  image: {
    JPEG: "image/jpeg",
    PNG: "image/png",
    WebP: "image/webp",
    GIF: "image/gif",
    AVIF: "image/avif",
  },
  video: {
    MP4: "video/mp4",
    MOV: "video/quicktime",
    WebM: "video/webm",
    MKV: "video/x-matroska",
  },
  audio: {
    MP3: "audio/mpeg",
    WAV: "audio/wav",
    FLAC: "audio/flac",
    Ogg: "audio/ogg",
    AAC: "audio/aac",
    M4A: "audio/mp4",
  },
};

/** The types that the system's file picker offers first. */
export const acceptedTypes = (kind: UploadKind): string => Object.values(TAKEN[kind]).join();

/**
 * The noun for a file: its kind, "last" for the picture a film ends on, or "avatar" for a profile
 * picture.
 */
export type FileNoun = UploadKind | "last" | "avatar";

/** What a file should have been but is not. */
export const UNREAD_WORDS: Readonly<Record<UploadKind, MessageDescriptor>> = {
  image: msg`This file isn't a picture we can read`,
  video: msg`This file isn't a clip we can read`,
  audio: msg`This file isn't a recording we can read`,
};

/**
 * Describes the limits: "JPEG, PNG, WebP, GIF, AVIF up to 20 MB. No one else here can see it; it is kept for 30
 * days."
 */
export function limitWords(kind: UploadKind, noun: FileNoun, tier: Tier): string {
  const limits = ENTITLEMENTS[tier].upload;
  const types = Object.keys(TAKEN[kind]).join(", ");
  const size = sizeWords(limits[kind].bytes);
  if (noun === "avatar") return t`${types} up to ${size}`;
  return kind === "image"
    ? t`${types} up to ${size}. No one else here can see it; it's kept for ${{ days: UPLOAD_KEEP_DAYS }} days.`
    : t`${types} up to ${size} and ${{ minutes: limits[kind].seconds / 60 }} minutes. No one else here can see it; it's kept for ${{ days: UPLOAD_KEEP_DAYS }} days.`;
}

/** Describes a file: "1280 × 720 · 4 s". */
export function factWords({ width, height, duration, bytes }: Upload): string {
  const size = width !== null && height !== null ? `${width} × ${height}` : sizeWords(bytes);
  return duration === null ? size : t`${size} · ${{ seconds: Math.round(duration) }} s`;
}

/** Cropping less than this share of a picture is not noticeable. */
const CUT_UNSEEN = 0.1;

/**
 * Describes the crop: "At 16:9, the top and bottom of your photo are cut off."; undefined when
 * practically everything is shown.
 */
export function cutWords(
  { width, height }: Pick<Upload, "width" | "height">,
  noun: FileNoun,
  shape: string | undefined,
): string | undefined {
  const [across = 0, down = 0] = shape?.split(":").map(Number) ?? [];
  if (!shape || !width || !height || !across || !down) return undefined;
  const kept = width / height / (across / down);
  if (Math.min(kept, 1 / kept) >= 1 - CUT_UNSEEN) return undefined;
  return kept < 1
    ? t`At ${shape}, the top and bottom of your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })} are cut off.`
    : t`At ${shape}, the sides of your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })} are cut off.`;
}

/** A difference of this many seconds is not noticeable. */
const LENGTH_UNSEEN_S = 0.5;

/**
 * Describes the cut: "Only the first 4 s of your clip are used; 2 s are cut off."; undefined when
 * the lengths match.
 */
export function lengthWords(
  { duration }: Pick<Upload, "duration">,
  noun: FileNoun,
  seconds: number | undefined,
): string | undefined {
  if (duration === null || seconds === undefined) return undefined;
  const over = duration - seconds;
  if (Math.abs(over) <= LENGTH_UNSEEN_S) return undefined;
  return over > 0
    ? t`Only the first ${seconds} s of your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })} are used; the other ${{ over: inSeconds(over) }} are cut off.`
    : t`Your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })} is ${{ duration: inSeconds(duration) }} long; it repeats to fill ${seconds} s.`;
}

const inSeconds = (seconds: number) => t`${{ seconds: Number(seconds.toFixed(1)) }} s`;

/**
 * Returns what a file is waiting for before a form can use it, shown beside the form's button;
 * undefined for nothing.
 */
export function waitWords(
  noun: FileNoun,
  file: {
    readonly sending: boolean;
    readonly state: Upload["state"] | undefined;
    /** True when the required consent was given. */
    readonly agreed: boolean;
  },
): string | undefined {
  if (file.sending)
    return t`Your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })} is still being sent.`;
  if (file.state === "checking" || file.state === "uploading")
    return t`Checking your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}.`;
  if (file.state === "review")
    return t`A person is checking your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}.`;
  return file.state === "ready" && !file.agreed ? t`Tick the box first.` : undefined;
}
