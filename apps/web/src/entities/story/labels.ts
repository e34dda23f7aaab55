import type { StorySettings } from "@kinora/contracts/story/board";
import type {
  CaptionStyle,
  CastKind,
  NarrationMode,
  SafeArea,
  SceneStage,
} from "@kinora/contracts/story/story-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the story vocabulary. */
export const TYPE_LABELS: Readonly<Record<StorySettings["type"], MessageDescriptor>> = {
  narrative: msg`Tale`,
  informative: msg`Explainer`,
  promotional: msg`Promotion`,
};

export const TYPE_HINTS: Readonly<Record<StorySettings["type"], MessageDescriptor>> = {
  narrative: msg`Someone wants something and meets an obstacle`,
  informative: msg`Only what you write; no made-up facts`,
  promotional: msg`What it is, what it does, where to find it`,
};

export const CAPTION_STYLE_LABELS: Readonly<Record<CaptionStyle, MessageDescriptor>> = {
  clean: msg`Clean`,
  karaoke: msg`Karaoke`,
  boxed: msg`Boxed`,
  bold: msg`Bold`,
  storybook: msg`Storybook`,
  typewriter: msg`Typewriter`,
};

export const POSITION_LABELS: Readonly<
  Record<StorySettings["captionPosition"], MessageDescriptor>
> = {
  "top-caption": msg`Top`,
  "center-caption": msg`Centre`,
  "bottom-caption": msg`Bottom`,
  "no-caption": msg`None`,
};

export const SAFE_AREA_LABELS: Readonly<Record<SafeArea, MessageDescriptor>> = {
  plain: msg`None`,
  "youtube-shorts": msg`YouTube Shorts`,
  instagram: msg`Instagram`,
  tiktok: msg`TikTok`,
};

export const NARRATION_LABELS: Readonly<Record<NarrationMode, MessageDescriptor>> = {
  voice: msg`A voice`,
  own: msg`My recording`,
  silent: msg`Silent`,
};

export const CAST_KIND_LABELS: Readonly<Record<CastKind, MessageDescriptor>> = {
  character: msg`Character`,
  place: msg`Place`,
  prop: msg`Thing`,
};

export const STAGE_LABELS: Readonly<Record<SceneStage, MessageDescriptor>> = {
  picture: msg`Picture`,
  narration: msg`Voice`,
  motion: msg`Motion`,
  caption: msg`Caption`,
};

/** Capitalises a key: "sci-fi" → "Sci-fi". */
