import type { Tier } from "@kinora/contracts/account/account";
import { UPLOAD_KEEP_DAYS, UPLOAD_LIMITS } from "@kinora/contracts/limits";
import type { Upload, UploadKind } from "@kinora/contracts/upload/upload";

/** What the file picker of the system offers first; what is taken is decided by content. */
export const ACCEPTED: Readonly<Record<UploadKind, string>> = {
  image: "image/jpeg,image/png,image/webp,image/gif,image/avif",
  video: "video/mp4,video/quicktime,video/webm,video/x-matroska",
  audio: "audio/mpeg,audio/wav,audio/flac,audio/ogg,audio/mp4",
};

export const KIND_WORDS: Readonly<Record<UploadKind, string>> = {
  image: "photo",
  video: "clip",
  audio: "recording",
};

const FORMATS: Readonly<Record<UploadKind, string>> = {
  image: "JPEG, PNG, WebP",
  video: "MP4, MOV, WebM",
  audio: "MP3, WAV, FLAC",
};

const MEGABYTE = 1_000_000;

/** 3,400,000 → "3.4 MB" */
export function megabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return `${size >= 10 ? Math.round(size) : size.toFixed(1)} MB`;
}

/** "JPEG, PNG, WebP up to 20 MB. Only you see it; it is kept for 30 days." */
export function limitWords(kind: UploadKind, tier: Tier): string {
  const limits = UPLOAD_LIMITS[tier];
  const length = kind === "image" ? "" : ` and ${limits[kind].seconds / 60} minutes`;
  return `${FORMATS[kind]} up to ${megabytes(limits[kind].bytes)}${length}. Only you see it; it is kept for ${UPLOAD_KEEP_DAYS} days.`;
}

/** "1280 × 720 · 4 s" */
export function factWords({ width, height, duration, bytes }: Upload): string {
  const size = width !== null && height !== null ? `${width} × ${height}` : megabytes(bytes);
  return duration === null ? size : `${size} · ${Math.round(duration)} s`;
}
