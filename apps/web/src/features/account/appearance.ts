import { DEFAULT_SETTINGS, type Settings, settings } from "@kinora/contracts/account/account";
import { readStored, writeStored } from "../../store/stored-value.ts";

/** Read by public/theme.js before the first paint. */
const KEY = "appearance";

/** Puts theme, text size and motion on the page and remembers them in this browser. */
export function applyAppearance(look: Settings): void {
  writeStored(KEY, look);
  show(look);
}

export function savedAppearance(): Settings {
  return readStored(KEY, settings) ?? DEFAULT_SETTINGS;
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
