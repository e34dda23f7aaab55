import { SEARCH_SORTS, type SearchSort } from "@kinora/contracts/feed/search-sorts";
import {
  ASPECT_RATIOS,
  type AspectRatio,
  CONTENT_KINDS,
  type ContentKind,
  VISUAL_STYLES,
  type VisualStyle,
} from "@kinora/contracts/prompt/vocabulary";
import { LIBRARY_FILTERS, type LibraryFilter } from "../features/creation/library-filter.ts";

/** The query parameters of an address. Invalid ones are dropped, and the page still opens. */
type Raw = Readonly<Record<string, unknown>>;

/**
 * A search that is too long is kept so that the page can say so; beyond this length it is dropped.
 */
const QUERY_MAX = 4_000;
const ID_MAX = 64;
const HANDLE_MAX = 30;

function oneOf<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((candidate) => candidate === value);
}

function text(value: unknown, max: number): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words !== "" && words.length <= max ? words : undefined;
}

export interface FeedParams {
  readonly content?: ContentKind | undefined;
}

export const feedParams = (raw: Raw): FeedParams => ({
  content: oneOf(CONTENT_KINDS, raw.content),
});

export interface SearchParams extends FeedParams {
  readonly q?: string | undefined;
  readonly style?: VisualStyle | undefined;
  readonly aspectRatio?: AspectRatio | undefined;
  /** A handle. */
  readonly author?: string | undefined;
  readonly sort?: SearchSort | undefined;
}

export const searchParams = (raw: Raw): SearchParams => ({
  ...feedParams(raw),
  q: text(raw.q, QUERY_MAX)?.trim(),
  style: oneOf(VISUAL_STYLES, raw.style),
  aspectRatio: oneOf(ASPECT_RATIOS, raw.aspectRatio),
  author: text(raw.author, HANDLE_MAX),
  sort: oneOf(SEARCH_SORTS, raw.sort),
});

/** An item shown over the page. */
export const overlayParams = (raw: Raw): { readonly item?: string | undefined } => ({
  item: text(raw.item, ID_MAX),
});

export interface LoginParams {
  readonly error?: string | undefined;
  /**
   * Provider of a user whose email address belongs to another account, and the provider that
   * account uses.
   */
  readonly join?: string | undefined;
  readonly with?: string | undefined;
}

export const loginParams = (raw: Raw): LoginParams => ({
  error: text(raw.error, ID_MAX),
  join: text(raw.join, ID_MAX),
  with: text(raw.with, ID_MAX),
});

/** Where to continue after consent: a path of this app, never of another server. */
export const agreeParams = (raw: Raw): { readonly next?: string | undefined } => {
  const next = text(raw.next, QUERY_MAX);
  return { next: next && /^\/(?![/\\])/.test(next) ? next : undefined };
};

const FILTERS = [...LIBRARY_FILTERS, "boards"] as const;

export interface LibraryParams {
  readonly view?: "trash" | undefined;
  readonly show?: LibraryFilter | "boards" | undefined;
  /** The search text within the user's own works. */
  readonly find?: string | undefined;
}

export const libraryParams = (raw: Raw): LibraryParams => ({
  view: oneOf(["trash"], raw.view),
  show: oneOf(FILTERS, raw.show),
  find: text(raw.find, QUERY_MAX)?.trim(),
});
