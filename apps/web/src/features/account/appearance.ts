import {
  DEFAULT_SETTINGS,
  type Settings,
  TEXT_SIZES,
  THEMES,
} from "@kinora/contracts/account/appearance";
import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";

/** Read by public/theme.js before the first paint. */
const KEY = "appearance";

/** Puts theme, text size and motion on the page and remembers them in this browser. */
export function applyAppearance(look: Settings): void {
  writeStored(KEY, look);
  show(look);
}

export function savedAppearance(): Settings {
  return readStored(KEY, isSettings) ?? DEFAULT_SETTINGS;
}

function isSettings(saved: unknown): saved is Settings {
  if (!isRecord(saved)) return false;
  const { theme, textSize, reducedMotion } = saved;
  return (
    THEMES.some((known) => known === theme) &&
    TEXT_SIZES.some((known) => known === textSize) &&
    typeof reducedMotion === "boolean"
  );
}

function show({ theme, textSize, reducedMotion }: Settings): void {
  const root = document.documentElement;
  const dark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.textSize = textSize;
  if (reducedMotion) root.dataset.reducedMotion = "";
  else delete root.dataset.reducedMotion;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#0e0c13" : "#fbfaf8");
}

/** With theme "system" the page follows the system while it is open. */
export function followSystemTheme(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () =>
    show(savedAppearance()),
  );
}
