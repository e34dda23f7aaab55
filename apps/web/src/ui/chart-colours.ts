import { useSyncExternalStore } from "react";

/**
 * Palette colours that contrast with the background and each other, in the order series take them.
 */
const SERIES = [
  "--accent",
  "--warn",
  "--ok",
  "--danger",
  "--gem-2",
  "--text-2",
  "--text-3",
] as const;
/** Lines differ in dash pattern as well as colour. */
const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 2], [1, 2], [10, 6]] as const;

/** Returns the colour token of a series by its index. */
export const tokenOf = (place: number): string => SERIES[place % SERIES.length] ?? SERIES[0];
export const dashOf = (place: number): number[] => [...(DASHES[place % DASHES.length] ?? [])];

/** Returns the current value of a token, for canvas drawing. */
export const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The theme of the page; canvases must be redrawn when it changes. */
export const useTheme = (): string =>
  useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.theme ?? "dark",
    () => "dark",
  );
