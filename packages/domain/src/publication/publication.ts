import type {
  TikTokAudience,
  YouTubeVisibility,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { ByteRange } from "../media/media-store.ts";

/** A file to be published. It is read in ranges and never held in memory as a whole. */
export interface PublicationFile {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  /** A truncated read fails instead of ending early. */
  readonly read: (range: ByteRange) => AsyncIterable<Uint8Array>;
  /**
   * Returns an address that the platform can fetch it from for an hour; null when this server
   * cannot be reached from outside.
   */
  readonly address: () => Promise<string | null>;
}

interface AnyPublication {
  /** Sent where the platform has a flag for it. */
  readonly isAiMade: boolean;
}

export type FacebookPublication = AnyPublication & {
  readonly platform: "facebook";
  readonly caption: string;
} & (
    | { readonly kind: "text"; readonly link: string | null }
    | { readonly kind: "photos"; readonly files: readonly PublicationFile[] }
    | {
        readonly kind: "reel" | "video";
        readonly title: string | null;
        readonly file: PublicationFile;
      }
  );

export type InstagramPublication = AnyPublication & { readonly platform: "instagram" } & (
    | {
        readonly kind: "reel";
        readonly caption: string;
        readonly file: PublicationFile;
        readonly sharesToFeed: boolean;
        /** Milliseconds into the film; null lets the platform choose. */
        readonly coverAt: number | null;
      }
    | {
        readonly kind: "photos";
        readonly caption: string;
        readonly files: readonly PublicationFile[];
      }
    | { readonly kind: "video story" | "photo story"; readonly file: PublicationFile }
  );

export type TikTokPublication = AnyPublication & {
  readonly platform: "tiktok";
  readonly file: PublicationFile;
} & (
    | {
        readonly kind: "video";
        readonly caption: string;
        /** Chosen by a person each time; there is no default. */
        readonly audience: TikTokAudience;
        readonly allowsComments: boolean;
        readonly allowsDuets: boolean;
        readonly allowsStitches: boolean;
        /** Promotes the creator's own business. */
        readonly isOwnBrand: boolean;
        /** Promotes somebody who pays for it. */
        readonly isBrandedContent: boolean;
        readonly coverAt: number | null;
      }
    /** Goes to the creator's inbox, who finishes and posts it in the app. */
    | { readonly kind: "draft" }
  );

export interface YouTubePublication extends AnyPublication {
  readonly platform: "youtube";
  readonly kind: "short" | "video";
  readonly file: PublicationFile;
  readonly title: string;
  readonly description: string;
  /**
   * A line that no other video of the channel has, such as the work's address here; it ends the
   * description, and tells later whether the video is there.
   */
  readonly mark: string;
  readonly tags: readonly string[];
  readonly categoryId: string;
  readonly language: string | null;
  /** Always sent: an omitted one would be public. */
  readonly visibility: YouTubeVisibility;
  /** When YouTube itself makes a private video public; null for never. */
  readonly publishAt: Date | null;
  readonly isMadeForKids: boolean;
  readonly notifiesSubscribers: boolean;
}

export type OrderedPublication =
  | FacebookPublication
  | InstagramPublication
  | TikTokPublication
  | YouTubePublication;
