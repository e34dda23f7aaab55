/** Identifies a storyboard in a list of other items. */
export interface StoryCover {
  readonly id: string;
  readonly title: string;
  /** Latest picture of its first scene, small; null when none was made yet. */
  readonly picture: {
    readonly hash: string;
    readonly mimeType: string;
    readonly bytes: number;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
}
