import type { Chapter, ContentStatus, FailureClass } from "@kinora/contracts/creation/creation";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type {
  AspectRatio,
  ContentKind,
  CreationMode,
  VisualStyle,
} from "@kinora/contracts/prompt/vocabulary";

/** What decides who sees a creation and what can be done with it. */
export interface CreationState {
  /** null: finished and usable. */
  readonly status: ContentStatus | null;
  /** Where restoring leads; meaningful only while deleted. */
  readonly statusBeforeDeletion: ContentStatus | null;
  readonly private: boolean;
  /** Unlisted by its owner. */
  readonly hidden: boolean;
  readonly moderatorHidden: boolean;
  readonly inFeed: boolean;
  /** First time in the feed; written once. */
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly purgedAt: Date | null;
}

/** Which of the works of one press something is: its order, and its place in it, from 0. */
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
  /** A name its owner gave it. */
  readonly title: string | null;
  readonly model: string;
  readonly style: VisualStyle;
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
  /** Seconds; null for pictures. */
  readonly duration: number | null;
  /** null once purged. */
  readonly recipe: Recipe | null;
  /** True things worth saying: "Not drawn: theremin.". */
  readonly notices: readonly StoredSentence[];
  /** Of a story's film; else none. */
  readonly chapters: readonly Chapter[];
  readonly failureClass: FailureClass | null;
  readonly thumbhash: string | null;
  readonly gems: { readonly held: number; readonly settled: number; readonly refunded: number };
  readonly priceVersion: number;
  readonly parentId: string | null;
  /** null: it was ordered alone. */
  readonly order: OrderPlace | null;
  /** Seeded demo content. */
  readonly background: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** What a use case may change. */
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
