import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { StoryPause } from "@kinora/contracts/story/story";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";

/** Keys of the newest artifacts of a scene, perhaps stale. */
export interface LatestOfScene {
  /** Pictures by take. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly narration?: string | undefined;
  readonly motion?: string | undefined;
  readonly caption?: string | undefined;
  /** The scene alone, small. */
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
  /** Raised with every change of the board. */
  readonly version: number;
  /** Raised with every change of anything of it. */
  readonly sequence: number;
  /** Place among the revisions. */
  readonly position: number;
  readonly prompt: string;
  /** null while the script is being written, or when it could not be. */
  readonly board: Board | null;
  readonly kept: KeptScenes;
  readonly latest: LatestArtifacts;
  /** What is said of the artifacts that could not be made, by key. */
  readonly failures: Readonly<Record<string, StoredSentence>>;
  /** Who wrote the script, where a language model was to; null: nobody but the built-in writer, or the person. */
  readonly scriptNote: StoredSentence | null;
  /** Why the last work ended without success. */
  readonly failure: StoredSentence | null;
  /** Why it stopped by itself before its goal; null: it did not. */
  readonly pause: StoryPause | null;
  /** How far it goes without asking; null: it waits for its person. */
  readonly until: StoryStop | null;
  /** Gems it may still spend by itself. */
  readonly spendLeft: number;
  /** The personal access token that it was asked with to go on by itself. */
  readonly tokenId: string | null;
  readonly renderCreationId: string | null;
  /** Digest of the board that was rendered. */
  readonly renderDigest: string | null;
  /** What the link of a shared board ends with; null: nobody else sees it. */
  readonly shareToken: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type StoryChange = Partial<
  Omit<StoryRecord, "id" | "userId" | "sequence" | "prompt" | "createdAt" | "updatedAt">
>;

/** A story whose script has been written. */
export type BoardedStory = StoryRecord & { readonly board: Board };
