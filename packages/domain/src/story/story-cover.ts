/** How a storyboard is recognised in a list of other things. */
export interface StoryCover {
  readonly id: string;
  readonly title: string;
  /** Newest picture of its first scene, small; null: none was made yet. */
  readonly picture: {
    readonly hash: string;
    readonly mimeType: string;
    readonly bytes: number;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
}
