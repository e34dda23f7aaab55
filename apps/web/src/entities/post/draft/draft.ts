import { AS_IT_IS, type MediaFit } from "@kinora/contracts/publication/fit-media";
import type {
  TikTokAudience,
  YouTubeCategory,
  YouTubeVisibility,
} from "@kinora/contracts/publication/publication-vocabulary";
import { isRecord } from "../../../store/stored-value.ts";

/** What was chosen and written for one account; null where nothing was. */
export interface TargetDraft {
  /** Null for the first that suits the work. */
  readonly kind: string | null;
  /** Null for the words it begins with. */
  readonly caption: string | null;
  readonly title: string | null;
  /** Separated by commas. */
  readonly tags: string;
  /** Written under the post once it is there. */
  readonly firstComment: string;
  /** What is changed of the file. */
  readonly fit: MediaFit;
  readonly coverAt: number | null;
  readonly saysAiMade: boolean;
  readonly sharesToFeed: boolean;
  readonly tiktok: {
    readonly audience: TikTokAudience | null;
    readonly allowsComments: boolean;
    readonly allowsDuets: boolean;
    readonly allowsStitches: boolean;
    /** True when it promotes something, which then has to be said. */
    readonly promotes: boolean;
    readonly isOwnBrand: boolean;
    readonly isBrandedContent: boolean;
    readonly agreesToMusic: boolean;
  };
  readonly youtube: {
    readonly visibility: YouTubeVisibility | null;
    readonly isMadeForKids: boolean | null;
    readonly categoryId: YouTubeCategory | null;
    readonly notifiesSubscribers: boolean;
  };
}

/** Nothing that a platform insists on is guessed. */
export const EMPTY_DRAFT: TargetDraft = {
  ...{ kind: null, caption: null, title: null, tags: "", firstComment: "", coverAt: null },
  fit: AS_IT_IS,
  ...{ saysAiMade: false, sharesToFeed: true },
  tiktok: {
    ...{ audience: null, allowsComments: false, allowsDuets: false, allowsStitches: false },
    ...{ promotes: false, isOwnBrand: false, isBrandedContent: false, agreesToMusic: false },
  },
  youtube: { visibility: null, isMadeForKids: null, categoryId: null, notifiesSubscribers: true },
};

/** The chosen accounts by their id, in the order of choice. */
export type PostDraft = Readonly<Record<string, TargetDraft>>;

export const isPostDraft = (value: unknown): value is PostDraft =>
  isRecord(value) &&
  Object.values(value).every(
    (one) =>
      isRecord(one) && Object.keys(EMPTY_DRAFT).every((key) => key in one) && isRecord(one.tiktok),
  );

/** Returns a video's tags. */
export const tagsOf = (tags: string): string[] =>
  tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
