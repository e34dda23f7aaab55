import { type MediaShelf, openMediaShelf } from "../media-shelf.ts";
import { type GrantTables, noGrants, openGrants, type SimulatedGrants } from "../oauth/grants.ts";
import { noPlatformFaults, type PlatformFaults, type ProcessingFault } from "../platform-faults.ts";
import type { SimulatedMedia, SimulatedPost } from "../simulated-post.ts";

/** A channel that videos can be uploaded to, or not. */
export interface SimulatedChannel {
  readonly id: string;
  readonly title: string;
  readonly mayUpload: boolean;
}

/** Who may sign in, and their channels. */
export const YOUTUBE_PEOPLE: Readonly<
  Record<string, { readonly name: string; readonly channel: SimulatedChannel | null }>
> = {
  "channel-owner": {
    name: "Simulated Channel",
    channel: { id: "UCsimulated0000000000001", title: "Simulated Channel", mayUpload: true },
  },
  "brand-guest": {
    name: "Brand channel without the right to upload",
    channel: { id: "UCsimulated0000000000002", title: "Simulated Brand", mayUpload: false },
  },
  viewer: { name: "Account without a channel", channel: null },
};

/** A video as it was asked for, and what became of it. */
export interface SimulatedVideo {
  readonly post: SimulatedPost;
  readonly channel: SimulatedChannel;
  readonly snippet: Readonly<Record<string, unknown>>;
  status: Readonly<Record<string, unknown>>;
  readonly processing: ProcessingFault | null;
  readonly rejection: string | null;
  readonly uploadedAt: number;
}

/** A resumable upload. */
export interface UploadSession {
  readonly id: string;
  readonly channel: SimulatedChannel;
  readonly size: number;
  readonly mimeType: string;
  readonly metadata: VideoMetadata;
  received: Buffer;
  video: SimulatedVideo | null;
  /** Status with which it is answered once it is gone. */
  gone: number | null;
}

export interface VideoMetadata {
  readonly snippet: Readonly<Record<string, unknown>>;
  readonly status: Readonly<Record<string, unknown>>;
}

/** Everything that a restart must not lose. */
export interface YoutubeState {
  readonly issued: GrantTables;
  readonly files: Map<string, SimulatedMedia>;
  readonly videos: Map<string, SimulatedVideo>;
  readonly sessions: Map<string, UploadSession>;
  readonly posts: SimulatedPost[];
  /** Times of today's uploads, and units spent on other calls. */
  readonly spent: { day: string; uploads: number; units: number };
}

export interface YoutubeWorld extends YoutubeState {
  readonly now: () => Date;
  readonly grants: SimulatedGrants;
  readonly faults: PlatformFaults;
  readonly shelf: MediaShelf;
}

/** Returns a YouTube without videos. */
export const emptyYoutube = (): YoutubeState => ({
  ...{ issued: noGrants(), files: new Map(), videos: new Map(), sessions: new Map() },
  ...{ posts: [], spent: { day: "", uploads: 0, units: 0 } },
});

/** Opens a YouTube as it was left. */
export const openYoutubeWorld = (now: () => Date, state: YoutubeState): YoutubeWorld => ({
  ...{ ...state, now, faults: noPlatformFaults(), shelf: openMediaShelf(state.files) },
  grants: openGrants(
    {
      ...{ now, prefix: "ya29.simulated-" },
      ...{ accessSeconds: 3_599, refreshSeconds: 180 * 86_400 },
    },
    state.issued,
  ),
});
