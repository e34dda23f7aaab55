/** Days, works and people that search engines are told of: only what is in the feed. */
export interface SitemapReader {
  /** Days on which works in the feed were published, "2026-11-29"; the latest first. */
  days(): Promise<readonly string[]>;
  /** Works in the feed that were published on a day, at most `most`. */
  worksOf(
    day: string,
    most: number,
  ): Promise<readonly { readonly id: string; readonly at: Date }[]>;
  /** People with works in the feed, whose handles begin with this character. */
  peopleOf(
    first: string,
    most: number,
  ): Promise<readonly { readonly handle: string; readonly at: Date }[]>;
}
