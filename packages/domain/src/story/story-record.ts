import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { StoryPause } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";

/** Keys of the latest artifacts of a scene; they may be stale. */
export interface LatestOfScene {
  /** Pictures by take. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly footage?: string | undefined;
  readonly narration?: string | undefined;
  readonly motion?: string | undefined;
  readonly caption?: string | undefined;
  /** The scene as a film of its own, small. */
  readonly alone?: string | undefined;
}
export interface LatestArtifacts {
  readonly scenes: Readonly<Record<string, LatestOfScene>>;
  readonly score?: string | undefined;
  /** The whole story, small. */
  readonly preview?: string | undefined;
  readonly assembly?: string | undefined;
}

/** A story as it is stored. */
export interface StoryRecord {
  readonly id: string;
  readonly userId: string;
  /** Incremented with every change of the board. */
  readonly version: number;
  /** Incremented with every change of the record. */
  readonly sequence: number;
  /** Index among the revisions. */
  readonly position: number;
  readonly prompt: string;
  /** Null until the script is written, or when writing it failed. */
  readonly board: Board | null;
  readonly kept: KeptScenes;
  readonly latest: LatestArtifacts;
  /** Messages about failed artifacts, by key. */
  readonly failures: Readonly<Record<string, StoredSentence>>;
  /**
   * Note on the author of the script when a language model was involved; null for the built-in
   * writer or the user's own text.
   */
  readonly scriptNote: StoredSentence | null;
  /** Message about the last failed work. */
  readonly failure: StoredSentence | null;
  /** Why the automatic continuation stopped early; null when it did not. */
  readonly pause: StoryPause | null;
  /** Step up to which it continues automatically; null when it waits for the author. */
  readonly until: StoryStop | null;
  /** Gems that the automatic continuation may still spend. */
  readonly spendLeft: number;
  /** Personal access token that ordered the automatic continuation. */
  readonly tokenId: string | null;
  readonly renderCreationId: string | null;
  /** Digest of the rendered board. */
  readonly renderDigest: string | null;
  /** Token at the end of the share link; null when not shared. */
  readonly shareToken: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type StoryChange = Partial<
  Omit<StoryRecord, "id" | "userId" | "sequence" | "prompt" | "createdAt" | "updatedAt">
>;

/** A story that has a board. */
export type BoardedStory = StoryRecord & { readonly board: Board };
