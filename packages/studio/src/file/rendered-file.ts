/** Purpose of a file; `download` is another form of the main file, `peaks` its waveform. */
export type FileRole = "main" | "poster" | "thumbnail" | "preview" | "download" | "peaks";

export interface RenderedFile {
  readonly role: FileRole;
  /** Name inside the directory. */
  readonly name: string;
  readonly mimeType:
    | "image/png"
    | "image/webp"
    | "video/mp4"
    | "audio/mpeg"
    | "audio/wav"
    | "audio/midi"
    | "application/zip"
    | "application/json";
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Null for files without a picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** Duration in seconds; only for films and music. */
  readonly duration?: number;
}
