export const MEDIA_ROLES = ["main", "poster", "thumbnail", "preview", "download", "peaks"] as const;
export type MediaRole = (typeof MEDIA_ROLES)[number];

/** A file of a creation. */
export interface CreationMedia {
  readonly role: MediaRole;
  /** Distinguishes downloads, "PNG"; empty for other roles. */
  readonly label: string;
  readonly hash: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** In seconds. */
  readonly duration: number | null;
}

export interface CreationMediaStore {
  replaceAll(creationId: string, files: readonly CreationMedia[]): Promise<void>;
  removeAll(creationId: string): Promise<void>;
}
