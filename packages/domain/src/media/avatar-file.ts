/** A picture that stands for a person. */
export interface AvatarFile {
  readonly hash: string;
  readonly mimeType: string;
  /** The work it is of; null: an upload. */
  readonly creationId: string | null;
}
