/** One kind of file that Kinora makes and serves. */
export interface MediaType {
  /** Of its address and of the name it is saved under. */
  readonly extension: string;
  /** Tells the downloads of a creation apart. */
  readonly label: string;
  /** What a download is called where one is chosen; null: it is none. */
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

/** What is known of files of this type; of one that is unknown as little as can be said. */
export function mediaType(mimeType: string): MediaType {
  return MEDIA_TYPES[mimeType] ?? { extension: "bin", label: mimeType, download: null };
}

/** "mp4" → "video/mp4"; undefined: nothing of ours ends so. */
export function mimeTypeOf(extension: string): string | undefined {
  return BY_EXTENSION.get(extension);
}
