/**
 * How the app looks to one user. Plain values, because a page needs them before any schema is
 * loaded.
 */
export const THEMES = ["system", "dark", "light"] as const;
export const TEXT_SIZES = ["small", "medium", "large", "larger"] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly reducedMotion: boolean;
  /** True when single-character shortcuts are on, such as C for Create. */
  readonly characterKeys: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  textSize: "medium",
  reducedMotion: false,
  characterKeys: true,
};
