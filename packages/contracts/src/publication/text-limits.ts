import type { TextUnit } from "./count-text.ts";
import type { OuterPlatform } from "./publication-vocabulary.ts";

interface LengthLimit {
  readonly limit: number;
  readonly unit: TextUnit;
}

/** What a platform takes as text. */
export interface TextLimits {
  /** When it was looked up. */
  readonly asOf: string;
  readonly caption: LengthLimit;
  /** Of a comment under a post; null where we write none. */
  readonly comment: LengthLimit | null;
  /** Null when posts have none. */
  readonly title: (LengthLimit & { readonly isNeeded: boolean; readonly without: string }) | null;
  /** Null for as many as fit. */
  readonly hashtags: number | null;
  readonly mentions: number | null;
  /** Length of all tags; null when there are none. */
  readonly tags: number | null;
  /** False when links in captions are shown as mere text. */
  readonly hasLinks: boolean;
}

const NONE = { comment: null, title: null, hashtags: null, mentions: null, tags: null } as const;
const asOf = "2026-11-20";

/**
 * Limits of texts (reference 1.1 to 1.4). Where a platform only says "characters", UTF-16 units are
 * counted: they are never fewer.
 */
export const TEXT_LIMITS: Readonly<Record<OuterPlatform, TextLimits>> = {
  facebook: {
    ...{ ...NONE, asOf, caption: { limit: 63_206, unit: "utf-16" }, hasLinks: true },
    comment: { limit: 8_000, unit: "utf-16" },
  },
  instagram: {
    ...{ ...NONE, asOf, caption: { limit: 2_200, unit: "utf-16" }, hasLinks: false },
    ...{ hashtags: 30, mentions: 20, comment: { limit: 2_200, unit: "utf-16" } },
  },
  tiktok: { ...NONE, asOf, caption: { limit: 2_200, unit: "utf-16" }, hasLinks: false },
  youtube: {
    ...{ ...NONE, asOf, caption: { limit: 5_000, unit: "utf-8" }, hasLinks: true },
    ...{ title: { limit: 100, unit: "utf-16", isNeeded: true, without: "<>" }, tags: 500 },
    comment: { limit: 10_000, unit: "utf-16" },
  },
};

/**
 * Room for the line that ends a description at YouTube, by which a video is found again: an empty
 * line, the address of the work's page and an id.
 */
export const MARK_ROOM = 120;
