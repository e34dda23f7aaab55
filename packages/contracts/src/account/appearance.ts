/** How the app looks to one person. Plain values: a page needs them before any schema is there. */
export const THEMES = ["system", "dark", "light"] as const;
export const TEXT_SIZES = ["small", "medium", "large", "larger"] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly reducedMotion: boolean;
  /** Keys that are one character, such as C for Create, do something. */
  readonly characterKeys: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  textSize: "medium",
  reducedMotion: false,
  characterKeys: true,
};
