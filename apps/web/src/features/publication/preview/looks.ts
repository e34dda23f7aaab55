import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { SafeArea } from "@kinora/contracts/story/story-vocabulary";

/** How a platform shows a post: over a whole screen, or in a list under or over its words. */
export interface PlatformLook {
  readonly frame: "screen" | "wide" | "own";
  /** Which parts of the screen the app covers. */
  readonly area: Exclude<SafeArea, "plain"> | null;
  /** Lines of the text until "more". */
  readonly lines: number;
  /** Characters until "more", where they are known; seen in the apps in November 2026. */
  readonly characters: number | null;
}

const SCREEN = { frame: "screen", lines: 2, characters: null } as const;

/** Returns how a post of this kind is shown. */
export function lookOf(platform: SocialPlatform, kind: string | null): PlatformLook {
  switch (platform) {
    case "tiktok":
      return { ...SCREEN, area: "tiktok" };
    case "youtube":
      return kind === "short"
        ? { ...SCREEN, area: "youtube-shorts" }
        : { frame: "wide", area: null, lines: 2, characters: null };
    case "instagram":
      return kind === "photos"
        ? { frame: "own", area: null, lines: 3, characters: 125 }
        : { ...SCREEN, area: "instagram" };
    case "facebook":
      return kind === "reel"
        ? { ...SCREEN, area: "instagram" }
        : { frame: "own", area: null, lines: 5, characters: 477 };
    case "kinora":
      return { frame: "own", area: null, lines: 2, characters: null };
  }
}

/** Returns a text as far as it is shown before "more". */
export const untilMore = (text: string, characters: number | null): string =>
  characters !== null && text.length > characters
    ? `${text.slice(0, characters).trimEnd()}…`
    : text;
