import type { OuterPlatform, PublicationKind } from "./publication-vocabulary.ts";

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What a platform takes as a picture, or as a film. */
export interface MediaLimits {
  /** When it was looked up. */
  readonly asOf: string;
  readonly types: readonly string[];
  /** Bytes. */
  readonly size: Bounds;
  /** Width divided by height; null for any. */
  readonly ratio: Bounds | null;
  /** The ratio that fills the screen there; others are shown with bars. */
  readonly advisedRatio: number | null;
  readonly width: Bounds | null;
  readonly height: Bounds | null;
  /** Files in one post. */
  readonly files: Bounds;
  /** Null for pictures. */
  readonly film: {
    readonly seconds: Bounds;
    readonly framesPerSecond: Bounds | null;
    readonly videoCodecs: readonly string[] | null;
    readonly audioCodecs: readonly string[] | null;
    /** Hertz. */
    readonly highestAudioRate: number | null;
  } | null;
}

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000 * MB;
const UPRIGHT = 9 / 16;
const ONE: Bounds = { least: 1, most: 1 };
const FREE = { ratio: null, advisedRatio: null, width: null, height: null } as const;
const asOf = "2026-11-20";

const reelOfFacebook: MediaLimits = {
  ...{ asOf, types: ["video/mp4"], size: { least: KB, most: 2 * GB }, files: ONE },
  ratio: { least: UPRIGHT * 0.98, most: UPRIGHT * 1.02 },
  advisedRatio: UPRIGHT,
  ...{ width: { least: 540, most: Infinity }, height: { least: 960, most: Infinity } },
  film: {
    ...{ seconds: { least: 3, most: 90 }, framesPerSecond: { least: 24, most: 60 } },
    ...{ videoCodecs: ["h264", "hevc", "vp9", "av1"], audioCodecs: ["aac"] },
    highestAudioRate: 48_000,
  },
};

const filmOfInstagram: NonNullable<MediaLimits["film"]> = {
  ...{ seconds: { least: 3, most: 900 }, framesPerSecond: { least: 23, most: 60 } },
  ...{ videoCodecs: ["h264", "hevc"], audioCodecs: ["aac"], highestAudioRate: 48_000 },
};
const reelOfInstagram: MediaLimits = {
  // Newer notes say 1 GB.
  ...{ asOf, types: ["video/mp4", "video/quicktime"], size: { least: 1, most: 300 * MB } },
  ...{ ratio: { least: 0.01, most: 10 }, advisedRatio: UPRIGHT, files: ONE },
  ...{ width: { least: 1, most: 1_920 }, height: null, film: filmOfInstagram },
};
const photosOfInstagram: MediaLimits = {
  ...{ asOf, types: ["image/jpeg"], size: { least: 1, most: 8 * MB }, film: null },
  ...{ ratio: { least: 4 / 5, most: 1.91 }, advisedRatio: null, height: null },
  ...{ width: { least: 320, most: Infinity }, files: { least: 1, most: 10 } },
};

const filmOfTikTok: MediaLimits = {
  ...{ asOf, types: ["video/mp4", "video/webm", "video/quicktime"], files: ONE },
  ...{ size: { least: 1, most: 4 * GB }, ratio: null, advisedRatio: UPRIGHT },
  ...{ width: { least: 360, most: 4_096 }, height: { least: 360, most: 4_096 } },
  film: {
    ...{ seconds: { least: 1, most: 600 }, framesPerSecond: { least: 23, most: 60 } },
    ...{ videoCodecs: ["h264", "hevc", "vp8", "vp9"], audioCodecs: null, highestAudioRate: null },
  },
};

const filmOfYouTube: MediaLimits = {
  ...{ ...FREE, asOf, types: ["video/*"], size: { least: 1, most: 256 * GB }, files: ONE },
  film: {
    ...{ seconds: { least: 1, most: 12 * 3_600 }, framesPerSecond: null, videoCodecs: null },
    ...{ audioCodecs: null, highestAudioRate: null },
  },
};

/** Limits of files (reference 1.1 to 1.4); null for what has none. */
export const MEDIA_LIMITS: {
  readonly [Platform in OuterPlatform]: Readonly<
    Record<PublicationKind<Platform>, MediaLimits | null>
  >;
} = {
  facebook: {
    text: null,
    photos: {
      ...{ ...FREE, asOf, size: { least: 1, most: 4 * MB }, files: { least: 1, most: 10 } },
      ...{ types: ["image/jpeg", "image/png", "image/bmp", "image/gif", "image/tiff"], film: null },
    },
    reel: reelOfFacebook,
    video: {
      ...{ ...FREE, asOf, types: ["video/*"], size: { least: KB, most: 2 * GB }, files: ONE },
      film: {
        ...{ seconds: { least: 1, most: 4 * 3_600 }, framesPerSecond: null, videoCodecs: null },
        ...{ audioCodecs: null, highestAudioRate: null },
      },
    },
  },
  instagram: {
    reel: reelOfInstagram,
    photos: photosOfInstagram,
    "video story": {
      ...{
        ...reelOfInstagram,
        size: { least: 1, most: 100 * MB },
        ratio: { least: 0.1, most: 10 },
      },
      film: { ...filmOfInstagram, seconds: { least: 3, most: 60 } },
    },
    "photo story": { ...photosOfInstagram, ratio: null, advisedRatio: UPRIGHT, files: ONE },
  },
  tiktok: { video: filmOfTikTok, draft: filmOfTikTok },
  youtube: { short: { ...filmOfYouTube, advisedRatio: UPRIGHT }, video: filmOfYouTube },
};

/** What YouTube shows as a Short: square or upright, and no longer than this. */
export const LONGEST_SHORT = 180;
