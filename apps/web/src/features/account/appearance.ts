import {
  DEFAULT_SETTINGS,
  type Settings,
  TEXT_SIZES,
  THEMES,
} from "@kinora/contracts/account/appearance";
import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";

/** Read by public/theme.js before the first paint. */
export const APPEARANCE_KEY = "appearance";

/** Applies theme, text size and motion to the page and stores them in this browser. */
export function applyAppearance(look: Settings): void {
  writeStored(APPEARANCE_KEY, look);
  showAppearance(look);
}

export function savedAppearance(): Settings {
  const saved = readStored(APPEARANCE_KEY, isSettings);
  // Settings added after this look was saved get their defaults.
  return { ...DEFAULT_SETTINGS, ...saved };
}

function isSettings(saved: unknown): saved is Settings {
  if (!isRecord(saved)) return false;
  const { theme, textSize, reducedMotion, characterKeys } = saved;
  return (
    THEMES.some((known) => known === theme) &&
    TEXT_SIZES.some((known) => known === textSize) &&
    typeof reducedMotion === "boolean" &&
    ["boolean", "undefined"].includes(typeof characterKeys)
  );
}

/** Applies a look to the page. */
export function showAppearance({ theme, textSize, reducedMotion, characterKeys }: Settings): void {
  const root = document.documentElement;
  const dark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.textSize = textSize;
  if (reducedMotion) root.dataset.reducedMotion = "";
  else delete root.dataset.reducedMotion;
  root.dataset.characterKeys = characterKeys ? "on" : "off";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#0e0c13" : "#fbfaf8");
}

/** Updates the page when the system theme changes while the theme is "system". */
export function followSystemTheme(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () =>
    showAppearance(savedAppearance()),
  );
}
