/** Works in the feed that are near one, by words, style, model and kind. */
export interface SimilarWorks {
  /**
   * The nearest first, without those of people with whom the reader wants nothing to do, and few of
   * the same author.
   */
  near(
    creationId: string,
    about: {
      readonly readerId: string | null;
      /** See Viewer. */
      readonly generalOnly?: boolean | undefined;
      readonly most: number;
    },
  ): Promise<readonly string[]>;
}
