/** Refusals about works on other sites. */
export const embedRefusals = {
  /** oEmbed asks for this status where a format isn't offered: only JSON is. */
  OEMBED_FORMAT: 501,
} as const;
