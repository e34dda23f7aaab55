/** Styles of captions; all are ours, the specification names positions only. */
export const CAPTION_STYLES = [
  "clean",
  "karaoke",
  "boxed",
  "bold",
  "storybook",
  "typewriter",
] as const;
/** Apps whose buttons and bars the captions keep clear of. */
export const SAFE_AREAS = ["plain", "youtube-shorts", "instagram", "tiktok"] as const;
/** Narration by a voice of the engine, the user's recording, or none. */
export const NARRATION_MODES = ["voice", "own", "silent"] as const;
export const CAST_KINDS = ["character", "place", "prop"] as const;
/**
 * Our own values for two fields that the specification leaves open; "basic" and "informative" are
 * its defaults.
 */
export const STORY_TONES = [
  "basic",
  "warm",
  "playful",
  "dramatic",
  "suspenseful",
  "solemn",
  "hopeful",
] as const;
export const STORY_THEMES = [
  "informative",
  "friendship",
  "courage",
  "discovery",
  "home",
  "nature",
  "perseverance",
  "kindness",
] as const;
/** Artifacts of a scene, in the order of their dependencies. */
export const SCENE_STAGES = ["picture", "narration", "motion", "caption"] as const;
export const STAGE_STATES = ["missing", "stale", "working", "fresh", "failed", "none"] as const;
/** Where an automatic story stops and waits for its author. */
export const STORY_STOPS = ["script", "pictures", "preview", "render"] as const;

export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export type SafeArea = (typeof SAFE_AREAS)[number];
export type NarrationMode = (typeof NARRATION_MODES)[number];
export type CastKind = (typeof CAST_KINDS)[number];
export type StoryTone = (typeof STORY_TONES)[number];
export type StoryTheme = (typeof STORY_THEMES)[number];
export type SceneStage = (typeof SCENE_STAGES)[number];
export type StageState = (typeof STAGE_STATES)[number];
export type StoryStop = (typeof STORY_STOPS)[number];

/** The built-in painter, for scenes without a model. */
export const PAINTER = "painter";
