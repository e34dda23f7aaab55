import { UPLOAD_KEEP_DAYS, UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import type { Upload } from "@kinora/contracts/upload/upload";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { openUntil } from "@kinora/domain/upload/find-own-upload";
import type { UploadRecord as StoredUpload, UploadMedia } from "@kinora/domain/upload/upload";
import type { Locale } from "@kinora/text/locale";
import { refusalWords } from "@kinora/text/refusal-words";

const HOUR = 3_600_000;

interface Presenting {
  /** Bytes received so far. */
  readonly received: number;
  readonly address: MediaAddress;
  /** Files that are withheld from everyone. */
  readonly held: ReadonlySet<string>;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Presents an upload to its owner. URLs open for the owner only and expire after an hour; withheld
 * files have none.
 */
export function presentUpload(
  upload: StoredUpload,
  { received, address, held, locale, now }: Presenting,
): Upload {
  const { refusal, consent } = upload;
  const isHeld = upload.media.some(({ hash }) => held.has(hash));
  return {
    id: upload.id,
    kind: upload.kind,
    state: upload.state,
    fileName: upload.fileName,
    bytes: upload.bytes,
    received,
    width: upload.width,
    height: upload.height,
    duration: upload.duration,
    thumbhash: isHeld ? null : upload.thumbhash,
    media: isHeld ? null : mediaOf(upload.media, address, now),
    peaks: upload.peaks === null ? null : [...upload.peaks],
    refusal: refusal && { code: refusal, sentence: refusalWords(refusal, locale) },
    consent: consent && { version: consent.version, statedAt: consent.statedAt.toISOString() },
    createdAt: upload.createdAt.toISOString(),
    expiresAt: expiryOf(upload).toISOString(),
  };
}

function expiryOf(upload: StoredUpload): Date {
  const { endedAt, state } = upload;
  if (endedAt === null) return openUntil(upload);
  const hours = state === "refused" ? UPLOAD_OPEN_HOURS : UPLOAD_KEEP_DAYS * 24;
  return new Date(endedAt.getTime() + hours * HOUR);
}

function mediaOf(files: readonly UploadMedia[], address: MediaAddress, now: Date): Upload["media"] {
  const present = (role: UploadMedia["role"]): MediaFile | null => {
    const file = files.find((candidate) => candidate.role === role);
    if (!file) return null;
    const { hash, mimeType, bytes, width, height, duration } = file;
    return { url: address.signed(hash, mimeType, now), mimeType, bytes, width, height, duration };
  };
  const main = present("main");
  return (
    main && {
      main,
      poster: present("poster"),
      thumbnail: present("thumbnail"),
      preview: present("preview"),
    }
  );
}
