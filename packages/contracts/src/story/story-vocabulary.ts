/** How a caption looks; all are ours, the specification names positions only. */
export const CAPTION_STYLES = [
  "clean",
  "karaoke",
  "boxed",
  "bold",
  "storybook",
  "typewriter",
] as const;
/** Whose buttons and bars the captions keep clear of. */
export const SAFE_AREAS = ["plain", "youtube-shorts", "instagram", "tiktok"] as const;
/** Who speaks: a voice of the engine, a recording of one's own, nobody. */
export const NARRATION_MODES = ["voice", "own", "silent"] as const;
export const CAST_KINDS = ["character", "place", "prop"] as const;
/** Lists of ours for two fields that the specification leaves open; "basic" and "informative" are its defaults. */
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
/** What is made for a scene, in the order in which one needs the other. */
export const SCENE_STAGES = ["picture", "narration", "motion", "caption"] as const;
export const STAGE_STATES = ["missing", "stale", "working", "fresh", "failed", "none"] as const;
/** Where a story that makes itself stops and waits for its person. */
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

/** Who paints a scene where no model is named: Kinora itself. */
export const PAINTER = "painter";
