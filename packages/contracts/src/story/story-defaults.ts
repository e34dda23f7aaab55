import type { StorySettings } from "./board.ts";

/** Defaults of a story; theme, style, tone and caption position are from the specification. */
export const STORY_DEFAULTS: Omit<StorySettings, "seed" | "voice"> = {
  type: "narrative",
  genre: "basic",
  theme: "informative",
  tone: "basic",
  style: "photorealistic",
  aspectRatio: "16:9",
  duration: 30,
  narration: "voice",
  speed: 1,
  ownNarration: null,
  captionPosition: "bottom-caption",
  captionStyle: "clean",
  karaoke: true,
  safeArea: "plain",
  music: true,
  musicPrompt: "",
};
