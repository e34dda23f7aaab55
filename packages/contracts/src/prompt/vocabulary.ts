/** The enumerations of the specification, section 3, verbatim. */
export const CONTENT_KINDS = ["video", "music", "story", "image"] as const;
export const GENERATION_TYPES = ["image2video", "text2video"] as const;
export const INITIAL_MEDIA = ["initialVideo", "initialImage"] as const;
export const SPECIFIED_CREATION_MODES = [
  "text-to-video",
  "face-to-video",
  "photo-to-video",
  "text-image-to-video",
  "text-to-image",
  "text-to-story",
  "video-upload",
] as const;
/** Ours: the specification has the content kind music but no mode that makes it. */
export const OWN_CREATION_MODES = ["text-to-music"] as const;
export const CREATION_MODES = [...SPECIFIED_CREATION_MODES, ...OWN_CREATION_MODES] as const;
export const VIDEO_MODELS = [
  "core",
  "runway gen-4 turbo",
  "kling 1.6 pro",
  "seedance 1.0 pro",
  "seedance 1.0 pro fast",
  "veo 3",
  "veo 3 fast",
  "upload",
] as const;
export const IMAGE_MODELS = [
  "flux 1.1 pro",
  "nano-banana",
  "seedream-4",
  "ideogram v3 turbo",
] as const;
/** Families of `core`: the `model` of the prompt form when the engine is the built-in one. */
export const CORE_FAMILIES = ["animated-diffusion", "zeroscope", "majic"] as const;
export const GENERATOR_TYPES = ["Animation", "Zoom", "Action", "Morph", "Scope"] as const;
export const MODEL_STYLES = [
  "Realistic",
  "Anime",
  "3D Animation",
  "Comics",
  "Fantasy",
  "Photorealism",
  "Core",
  "Openjourney",
  "Modern Animation",
  "Portrait",
] as const;
export const EFFECTS = ["zoom", "morph", "action", "motion", "scope"] as const;
export const STORY_TYPES = ["narrative", "informative", "promotional"] as const;
export const VISUAL_STYLES = [
  "photorealistic",
  "animation",
  "anime",
  "comics",
  "illustration",
] as const;
export const STORY_GENRES = [
  "history",
  "sci-fi",
  "funny",
  "extreme",
  "romantic",
  "mysterious",
  "action-packed",
  "basic",
] as const;
export const CAPTION_POSITIONS = [
  "top-caption",
  "center-caption",
  "bottom-caption",
  "no-caption",
] as const;
export const ASPECT_RATIOS = ["1:1", "9:16", "16:9"] as const;
export const DURATIONS = [4, 5, 6, 8, 10, 15, 16, 18, 30, 32, 36, 60, 64, 72] as const;
/**
 * Lengths of music: those of the specification from fifteen seconds on, and our own longer ones up
 * to three minutes.
 */
export const MUSIC_DURATIONS = [15, 16, 18, 30, 32, 36, 60, 64, 72, 90, 120, 150, 180] as const;
export const PLATFORMS = ["web", "android", "ios"] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
export type CreationMode = (typeof CREATION_MODES)[number];
export type CoreFamily = (typeof CORE_FAMILIES)[number];
export type Effect = (typeof EFFECTS)[number];
export type VisualStyle = (typeof VISUAL_STYLES)[number];
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
