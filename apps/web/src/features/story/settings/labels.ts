import type { StorySettings } from "@kinora/contracts/story/board";
import type {
  CaptionStyle,
  CastKind,
  NarrationMode,
  SafeArea,
  SceneStage,
} from "@kinora/contracts/story/story-vocabulary";

/** Words of the vocabulary as people read them. */
export const TYPE_LABELS: Readonly<Record<StorySettings["type"], string>> = {
  narrative: "Tale",
  informative: "Explainer",
  promotional: "Promotion",
};

export const TYPE_HINTS: Readonly<Record<StorySettings["type"], string>> = {
  narrative: "Somebody wants something and meets an obstacle",
  informative: "Only what you write; no fact is made up",
  promotional: "What it is, what it does, where to find it",
};

export const CAPTION_STYLE_LABELS: Readonly<Record<CaptionStyle, string>> = {
  clean: "Clean",
  karaoke: "Karaoke",
  boxed: "Boxed",
  bold: "Bold",
  storybook: "Storybook",
  typewriter: "Typewriter",
};

export const POSITION_LABELS: Readonly<Record<StorySettings["captionPosition"], string>> = {
  "top-caption": "Top",
  "center-caption": "Centre",
  "bottom-caption": "Bottom",
  "no-caption": "None",
};

export const SAFE_AREA_LABELS: Readonly<Record<SafeArea, string>> = {
  plain: "None",
  "youtube-shorts": "YouTube Shorts",
  instagram: "Instagram",
  tiktok: "TikTok",
};

export const NARRATION_LABELS: Readonly<Record<NarrationMode, string>> = {
  voice: "A voice",
  own: "My recording",
  silent: "Silent",
};

export const CAST_KIND_LABELS: Readonly<Record<CastKind, string>> = {
  character: "Character",
  place: "Place",
  prop: "Thing",
};

export const STAGE_LABELS: Readonly<Record<SceneStage, string>> = {
  picture: "Picture",
  narration: "Voice",
  motion: "Motion",
  caption: "Caption",
};

/** "sci-fi" → "Sci-fi" */
