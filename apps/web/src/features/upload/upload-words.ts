import type { Tier } from "@kinora/contracts/account/account";
import { UPLOAD_KEEP_DAYS, UPLOAD_LIMITS } from "@kinora/contracts/limits";
import type { Upload, UploadKind } from "@kinora/contracts/upload/upload";
import { sizeWords } from "../../ui/size-words.ts";

/** What is taken, as people call it and as browsers do; what a file is, its content decides. */
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

/** What the file picker of the system offers first. */
export const acceptedTypes = (kind: UploadKind): string => Object.values(TAKEN[kind]).join();

export const KIND_WORDS: Readonly<Record<UploadKind, string>> = {
  image: "photo",
  video: "clip",
  audio: "recording",
};

/** What a file should have been and is not. */
export const UNREAD_WORDS: Readonly<Record<UploadKind, string>> = {
  image: "This file is not a picture we can read",
  video: "This file is not a clip we can read",
  audio: "This file is not a recording we can read",
};

/** "JPEG, PNG, WebP, GIF, AVIF up to 20 MB. Only you see it; it is kept for 30 days." */
export function limitWords(kind: UploadKind, tier: Tier): string {
  const limits = UPLOAD_LIMITS[tier];
  const length = kind === "image" ? "" : ` and ${limits[kind].seconds / 60} minutes`;
  return `${Object.keys(TAKEN[kind]).join(", ")} up to ${sizeWords(limits[kind].bytes)}${length}. Only you see it; it is kept for ${UPLOAD_KEEP_DAYS} days.`;
}

/** "1280 × 720 · 4 s" */
export function factWords({ width, height, duration, bytes }: Upload): string {
  const size = width !== null && height !== null ? `${width} × ${height}` : sizeWords(bytes);
  return duration === null ? size : `${size} · ${Math.round(duration)} s`;
}

/** Less than this share of a picture is missed by nobody. */
const CUT_UNSEEN = 0.1;

/** "At 16:9, the top and bottom of your photo are cut off."; undefined: as good as all of it is shown. */
export function cutWords(
  { width, height }: Pick<Upload, "width" | "height">,
  noun: string,
  shape: string | undefined,
): string | undefined {
  const [across = 0, down = 0] = shape?.split(":").map(Number) ?? [];
  if (!width || !height || !across || !down) return undefined;
  const kept = width / height / (across / down);
  if (Math.min(kept, 1 / kept) >= 1 - CUT_UNSEEN) return undefined;
  const sides = kept < 1 ? "the top and bottom" : "the sides";
  return `At ${shape}, ${sides} of your ${noun} are cut off.`;
}

/** A difference this small is not noticed. */
const LENGTH_UNSEEN_S = 0.5;

/** "Only the first 4 s of your clip are used; 2 s are cut off."; undefined: it is as long as what is made of it. */
export function lengthWords(
  { duration }: Pick<Upload, "duration">,
  noun: string,
  seconds: number | undefined,
): string | undefined {
  if (duration === null || seconds === undefined) return undefined;
  const over = duration - seconds;
  if (Math.abs(over) <= LENGTH_UNSEEN_S) return undefined;
  return over > 0
    ? `Only the first ${seconds} s of your ${noun} are used; the other ${inSeconds(over)} are cut off.`
    : `Your ${noun} is ${inSeconds(duration)} long; it starts again to fill ${seconds} s.`;
}

const inSeconds = (seconds: number) => `${Number(seconds.toFixed(1))} s`;

/** What a file waits for before a form can use it, said beside the button of the form; undefined: for nothing. */
export function waitWords(
  noun: string,
  file: {
    readonly sending: boolean;
    readonly state: Upload["state"] | undefined;
    /** Is what has to be agreed to agreed to? */
    readonly agreed: boolean;
  },
): string | undefined {
  if (file.sending) return `Your ${noun} is on its way.`;
  if (file.state === "checking" || file.state === "uploading") return `Checking your ${noun}.`;
  if (file.state === "review") return `A person is checking your ${noun}.`;
  return file.state === "ready" && !file.agreed ? "Tick the box first." : undefined;
}
