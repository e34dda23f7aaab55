import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { CastEntry, StorySettings } from "@kinora/contracts/story/board";
import type { TimedWord } from "@kinora/contracts/story/story";
import type { CaptionStyle, SafeArea } from "@kinora/contracts/story/story-vocabulary";

/** A picture that is painted here. */
export interface PaintedPictureOrder {
  readonly kind: "picture";
  /** The visual, its cast called by name. */
  readonly visual: string;
  /** Those of the cast sheet who are in it. */
  readonly cast: readonly CastEntry[];
  readonly style: StorySettings["style"];
  readonly genre: StorySettings["genre"];
  readonly tone: StorySettings["tone"];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  /** The story's own: its places look alike in every scene and take. */
  readonly placeSeed: number;
}

/** A picture that a service of others makes. */
export interface HostedPictureOrder {
  readonly kind: "picture";
  /** Key of the model. */
  readonly model: string;
  readonly prompt: string;
  readonly style: StorySettings["style"];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
}

export type PictureOrder = PaintedPictureOrder | HostedPictureOrder;

export const isHostedPicture = (order: ArtifactOrder): order is HostedPictureOrder =>
  order.kind === "picture" && "model" in order;

export interface NarrationOrder {
  readonly kind: "narration";
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}

/** A recording of one's own, cut to the scenes: one order for all of them. */
export interface OwnNarrationOrder {
  readonly kind: "own-narration";
  /** Hash of the recording, and what is said in each scene. */
  readonly recording: string;
  readonly texts: readonly string[];
}

export interface MotionOrder {
  readonly kind: "motion";
  readonly picture: PictureOrder;
  /** Whole frames. */
  readonly frames: number;
  readonly quality: Quality;
}

/** small: for looking at while editing · full: what is rendered. */
export type Quality = "small" | "full";

export interface CaptionOrder {
  readonly kind: "caption";
  readonly motion: MotionOrder;
  /** Null: no caption is shown; the clip is only made alike. */
  readonly caption: {
    readonly text: string;
    /** Words with seconds within the scene. */
    readonly words: readonly TimedWord[];
    readonly position: StorySettings["captionPosition"];
    readonly style: CaptionStyle;
    readonly karaoke: boolean;
    readonly safeArea: SafeArea;
  } | null;
  readonly first: boolean;
  readonly last: boolean;
}

export interface ScoreOrder {
  readonly kind: "score";
  readonly prompt: string;
  readonly genre: StorySettings["genre"];
  readonly tone: StorySettings["tone"];
  /** Beats a minute; every cut falls on a beat. */
  readonly tempo: number;
  /** Frames at which scenes begin, and at which the last one ends. */
  readonly cuts: readonly number[];
  readonly fps: number;
  readonly seed: number;
}

export interface AssemblyOrder {
  readonly kind: "assembly";
  readonly title: string;
  readonly scenes: readonly {
    readonly caption: CaptionOrder;
    /** Null: nobody speaks. */
    readonly narration: {
      readonly order: NarrationOrder | OwnNarrationOrder;
      readonly index: number;
      readonly offset: number;
    } | null;
    /** What VTT and SRT say, and when its words come, seconds within the scene. */
    readonly text: string;
    readonly words: readonly TimedWord[];
    readonly frames: number;
  }[];
  /** Null: without music. */
  readonly score: ScoreOrder | null;
  readonly quality: Quality;
}

export type ArtifactOrder =
  | PictureOrder
  | NarrationOrder
  | OwnNarrationOrder
  | MotionOrder
  | CaptionOrder
  | ScoreOrder
  | AssemblyOrder;
export type ArtifactKind = ArtifactOrder["kind"];

/** A file of an artifact inside the folder it was made in. */
export interface ArtifactFile {
  readonly role: "main" | "thumbnail" | "poster" | "preview" | "vtt" | "srt";
  readonly name: string;
  readonly mimeType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
}

/** What is known of an artifact beside its files: plain JSON. */
export interface ArtifactFacts {
  /** Pictures: what is left out or drawn otherwise. */
  readonly notices?: readonly StoredSentence[];
  /** Pictures: where they differ from the cast sheet. */
  readonly drift?: readonly StoredSentence[];
  readonly thumbhash?: string;
  /** Narrations: one part for a spoken line, one for each text of an own recording. */
  readonly parts?: readonly {
    readonly seconds: number;
    readonly words: readonly TimedWord[];
    /** 0..255. */
    readonly peaks: readonly number[];
  }[];
}

export interface MadeArtifact {
  readonly files: readonly ArtifactFile[];
  readonly facts: ArtifactFacts;
}

export interface MakeContext {
  /** Empty folder for the files of this artifact. */
  readonly directory: string;
  /**
   * Where a main file of an earlier artifact lies, only to be read: its only one, or of an own narration the
   * one of a text. And where an upload lies, by its hash.
   */
  readonly locate: (order: ArtifactOrder, index?: number) => string;
  readonly locateUpload: (hash: string) => string;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes the artifacts of stories. The same order gives the same bytes. Rejects with
 * InputRefused when nothing can be made of an order.
 */
export interface StoryEngine {
  /** Raised, kind by kind, whenever the same order would no longer give the same bytes. */
  readonly versions: Readonly<Record<ArtifactKind, string>>;
  make(order: ArtifactOrder, context: MakeContext): Promise<MadeArtifact>;
}
