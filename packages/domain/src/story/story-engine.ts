import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { CastEntry, StorySettings } from "@kinora/contracts/story/board";
import type { TimedWord } from "@kinora/contracts/story/story";
import type { CaptionStyle, SafeArea } from "@kinora/contracts/story/story-vocabulary";

/** A picture drawn by the built-in engine. */
export interface PaintedPictureOrder {
  readonly kind: "picture";
  /** The visual, which refers to cast members by name. */
  readonly visual: string;
  /** The cast members in the picture. */
  readonly cast: readonly CastEntry[];
  readonly style: StorySettings["style"];
  readonly genre: StorySettings["genre"];
  readonly tone: StorySettings["tone"];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  /** Seed of the story, so places look alike in every scene and take. */
  readonly placeSeed: number;
}

/** A picture made by an external service. */
export interface HostedPictureOrder {
  readonly kind: "picture";
  /** Catalogue key of the model. */
  readonly model: string;
  readonly prompt: string;
  readonly style: StorySettings["style"];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
}

export type PictureOrder = PaintedPictureOrder | HostedPictureOrder;

export const isHostedPicture = (order: ArtifactOrder): order is HostedPictureOrder =>
  order.kind === "picture" && "model" in order;

/** A film of a scene made by an external service, which begins with a picture. */
export interface FootageOrder {
  readonly kind: "footage";
  /** Catalogue key of the model. */
  readonly model: string;
  readonly prompt: string;
  /** One of the model's lengths; fitted to the scene afterwards. */
  readonly seconds: number;
  readonly style: StorySettings["style"];
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  /** The scene's picture, or where the footage of the scene before ended. */
  readonly begins: PictureOrder | LastFrameOrder;
}

/** The last frame of footage, as a picture. */
export interface LastFrameOrder {
  readonly kind: "last-frame";
  readonly footage: FootageOrder;
}

export interface NarrationOrder {
  readonly kind: "narration";
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}

/** The author's own recording, cut into scenes; one order for all of them. */
export interface OwnNarrationOrder {
  readonly kind: "own-narration";
  /** Hash of the recording; `texts` are what is said in each scene. */
  readonly recording: string;
  readonly texts: readonly string[];
}

export interface MotionOrder {
  readonly kind: "motion";
  readonly picture: PictureOrder;
  /** What is shown instead of a camera over the picture; absent for most scenes. */
  readonly footage?: FootageOrder;
  /** In whole frames. */
  readonly frames: number;
  readonly quality: Quality;
}

/** `small` for viewing while editing; `full` for the rendered film. */
export type Quality = "small" | "full";

export interface CaptionOrder {
  readonly kind: "caption";
  readonly motion: MotionOrder;
  /** Null to show no caption; the clip is still encoded in the same way. */
  readonly caption: {
    readonly text: string;
    /** Words with times in seconds within the scene. */
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
  /** Beats per minute; every cut falls on a beat. */
  readonly tempo: number;
  /** Frames at which scenes start, and at which the last one ends. */
  readonly cuts: readonly number[];
  readonly fps: number;
  readonly seed: number;
}

export interface AssemblyOrder {
  readonly kind: "assembly";
  readonly title: string;
  readonly scenes: readonly {
    readonly caption: CaptionOrder;
    /** Null when nobody speaks. */
    readonly narration: {
      readonly order: NarrationOrder | OwnNarrationOrder;
      readonly index: number;
      readonly offset: number;
    } | null;
    /** Text for VTT and SRT; `words` have times in seconds within the scene. */
    readonly text: string;
    readonly words: readonly TimedWord[];
    readonly frames: number;
  }[];
  /** Null without music. */
  readonly score: ScoreOrder | null;
  readonly quality: Quality;
}

export type ArtifactOrder =
  | PictureOrder
  | FootageOrder
  | LastFrameOrder
  | NarrationOrder
  | OwnNarrationOrder
  | MotionOrder
  | CaptionOrder
  | ScoreOrder
  | AssemblyOrder;
export type ArtifactKind = ArtifactOrder["kind"];

/** A file of an artifact, relative to its folder. */
export interface ArtifactFile {
  readonly role: "main" | "thumbnail" | "poster" | "preview" | "vtt" | "srt";
  readonly name: string;
  readonly mimeType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
}

/** Facts about an artifact besides its files; plain JSON. */
export interface ArtifactFacts {
  /** For pictures: what was omitted or drawn differently. */
  readonly notices?: readonly StoredSentence[];
  /** For pictures: differences from the cast sheet. */
  readonly drift?: readonly StoredSentence[];
  readonly thumbhash?: string;
  /** For narrations: one part for a spoken line, or one for each text of an own recording. */
  readonly parts?: readonly {
    readonly seconds: number;
    readonly words: readonly TimedWord[];
    /** 0 to 255. */
    readonly peaks: readonly number[];
  }[];
}

export interface MadeArtifact {
  readonly files: readonly ArtifactFile[];
  readonly facts: ArtifactFacts;
}

export interface MakeContext {
  /** Empty output folder for this artifact. */
  readonly directory: string;
  /**
   * Returns the read-only path of an earlier artifact's main file: its only one, or the one of a
   * text of an own narration. `locateUpload` does the same for an upload, by its hash.
   */
  readonly locate: (order: ArtifactOrder, index?: number) => string;
  readonly locateUpload: (hash: string) => string;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  /** Opaque key of the person it is made for; people share the narrator fairly. */
  readonly whose?: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /**
   * Ends only the wait for the narrator, whom all stories share: `make` then rejects with its
   * reason, before anything has begun.
   */
  readonly patience?: AbortSignal;
}

/**
 * Makes the artifacts of stories. The same order gives the same bytes. Rejects with InputRefused
 * when an order is unusable.
 */
export interface StoryEngine {
  /** Version of each artifact kind. Bumped when the same order would produce different bytes. */
  readonly versions: Readonly<Record<ArtifactKind, string>>;
  make(order: ArtifactOrder, context: MakeContext): Promise<MadeArtifact>;
}
