/** A type of file that Kinora makes and serves. */
export interface MediaType {
  /** Extension of its URL and of its download name. */
  readonly extension: string;
  /** Distinguishes the downloads of a creation. */
  readonly label: string;
  /** Name of the download in menus; null when it is not offered as one. */
  readonly download: string | null;
}

/** By MIME type. */
const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  "image/png": { extension: "png", label: "PNG", download: "Picture (PNG)" },
  "image/webp": { extension: "webp", label: "WebP", download: "Picture (WebP)" },
  "image/jpeg": { extension: "jpg", label: "image/jpeg", download: "Picture (JPEG)" },
  "video/mp4": { extension: "mp4", label: "MP4", download: "Film (MP4)" },
  "audio/mpeg": { extension: "mp3", label: "audio/mpeg", download: "Music (MP3)" },
  "audio/wav": { extension: "wav", label: "WAV", download: "Music (WAV)" },
  "audio/midi": { extension: "mid", label: "MIDI", download: "Notes (MIDI)" },
  "application/zip": { extension: "zip", label: "Stems", download: "Stems (ZIP)" },
  "application/json": { extension: "json", label: "application/json", download: null },
  "text/vtt": { extension: "vtt", label: "VTT", download: "Captions (VTT)" },
  "application/x-subrip": { extension: "srt", label: "SRT", download: "Captions (SRT)" },
};

const BY_EXTENSION = new Map(
  Object.entries(MEDIA_TYPES).map(([mimeType, { extension }]) => [extension, mimeType]),
);

/** Returns the properties of a MIME type, with a generic fallback for unknown ones. */
export function mediaType(mimeType: string): MediaType {
  return MEDIA_TYPES[mimeType] ?? { extension: "bin", label: mimeType, download: null };
}

/** Maps an extension such as "mp4" to "video/mp4"; undefined when no type of ours has it. */
export function mimeTypeOf(extension: string): string | undefined {
  return BY_EXTENSION.get(extension);
}
