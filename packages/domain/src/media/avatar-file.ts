/** A person's profile picture. */
export interface AvatarFile {
  readonly hash: string;
  readonly mimeType: string;
  /** The work it was taken from; null for an upload. */
  readonly creationId: string | null;
}
