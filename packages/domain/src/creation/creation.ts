import type { Chapter, ContentStatus, FailureClass } from "@kinora/contracts/creation/creation";
import type { HouseRater } from "@kinora/contracts/creation/rating";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type {
  AspectRatio,
  ContentKind,
  CreationMode,
  VisualStyle,
} from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** Fields that decide who sees a creation and which actions are possible. */
export interface CreationState {
  /** Null when finished and usable. */
  readonly status: ContentStatus | null;
  /** Status that restoring returns to; meaningful only while deleted. */
  readonly statusBeforeDeletion: ContentStatus | null;
  readonly private: boolean;
  /** Unlisted by its owner. */
  readonly hidden: boolean;
  readonly moderatorHidden: boolean;
  /** Rated mature by its author. */
  readonly matureByAuthor: boolean;
  /** Rated mature by the scan or the staff; null when neither did, or the staff took it back. */
  readonly matureByHouse: HouseRater | null;
  readonly inFeed: boolean;
  /** Time at which it first entered the feed; written once. */
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly purgedAt: Date | null;
}

/** The order that a work belongs to, and its index in it, from 0. */
export interface OrderPlace {
  readonly id: string;
  readonly place: number;
}

export interface CreationRecord extends CreationState {
  readonly id: string;
  readonly userId: string;
  readonly kind: ContentKind;
  readonly type: CreationMode;
  readonly prompt: string;
  /** Name given by its owner. */
  readonly title: string | null;
  readonly model: string;
  readonly style: VisualStyle;
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
  /** Seconds; null for pictures. */
  readonly duration: number | null;
  /** Null once purged. */
  readonly recipe: Recipe | null;
  /** Facts about the result to show to the user: "Not drawn: theremin.". */
  readonly notices: readonly StoredSentence[];
  /** Chapters of a story's film; empty for all other works. */
  readonly chapters: readonly Chapter[];
  readonly failureClass: FailureClass | null;
  readonly thumbhash: string | null;
  readonly gems: { readonly held: number; readonly settled: number; readonly refunded: number };
  readonly priceVersion: number;
  readonly parentId: string | null;
  /** Null when the work was ordered alone. */
  readonly order: OrderPlace | null;
  /** Seeded demo content. */
  readonly background: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** The fields that use cases may change. */
export type CreationPatch = Partial<
  CreationState &
    Pick<
      CreationRecord,
      | "recipe"
      | "prompt"
      | "title"
      | "duration"
      | "notices"
      | "chapters"
      | "failureClass"
      | "thumbhash"
      | "gems"
      | "finishedAt"
    >
>;
