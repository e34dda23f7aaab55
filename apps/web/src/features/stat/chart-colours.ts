import { useSyncExternalStore } from "react";

/** Colours of the house that can be told from the ground and from each other, in the order in which series take them. */
const SERIES = [
  "--accent",
  "--warn",
  "--ok",
  "--danger",
  "--gem-2",
  "--text-2",
  "--text-3",
] as const;
/** Lines differ in more than their colour. */
const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 2], [1, 2], [10, 6]] as const;

/** The token of a series, by its place. */
export const tokenOf = (place: number): string => SERIES[place % SERIES.length] ?? SERIES[0];
export const dashOf = (place: number): number[] => [...(DASHES[place % DASHES.length] ?? [])];

/** What a token is just now, for what is painted and not styled. */
export const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The look of the page: what is painted must be painted anew when it changes. */
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
