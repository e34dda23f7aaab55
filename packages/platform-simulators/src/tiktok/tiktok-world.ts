import { type MediaShelf, openMediaShelf } from "../media-shelf.ts";
import { type GrantTables, noGrants, openGrants, type SimulatedGrants } from "../oauth/grants.ts";
import { noPlatformFaults, type PlatformFaults, type ProcessingFault } from "../platform-faults.ts";
import { PROCESSING_SECONDS } from "../platform-simulator.ts";
import type { SimulatedMedia, SimulatedPost } from "../simulated-post.ts";

/** What a creator's own settings allow. */
export interface SimulatedCreator {
  readonly openId: string;
  readonly username: string;
  readonly nickname: string;
  readonly audiences: readonly string[];
  readonly isDuetDisabled: boolean;
}

/** Who may sign in. */
export const TIKTOK_PEOPLE: Readonly<Record<string, SimulatedCreator>> = {
  creator: {
    ...{ openId: "simulated-open-id-1", username: "simulated", nickname: "Simulated Creator" },
    audiences: ["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"],
    isDuetDisabled: false,
  },
  "private-creator": {
    ...{ openId: "simulated-open-id-2", username: "hidden", nickname: "Private Creator" },
    audiences: ["FOLLOWER_OF_CREATOR", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"],
    isDuetDisabled: true,
  },
};

/** A video on its way, by its `publish_id`. */
export interface PublishTask {
  readonly id: string;
  readonly creator: SimulatedCreator;
  readonly isDraft: boolean;
  readonly postInfo: Readonly<Record<string, unknown>>;
  readonly size: number;
  readonly chunkSize: number;
  readonly chunkCount: number;
  readonly startedAt: number;
  received: Buffer;
  mimeType: string;
  /** True once its upload address is known no more. */
  isUploadGone: boolean;
  doneAt: number | null;
  processing: ProcessingFault | null;
  failReason: string | null;
  post: SimulatedPost | null;
}

/** Everything that a restart must not lose. */
export interface TikTokState {
  readonly issued: GrantTables;
  readonly files: Map<string, SimulatedMedia>;
  readonly posts: SimulatedPost[];
  readonly tasks: Map<string, PublishTask>;
  /** Times of calls, by what is limited. */
  readonly spent: Map<string, number[]>;
}

export interface TikTokWorld extends TikTokState {
  readonly now: () => Date;
  readonly grants: SimulatedGrants;
  readonly faults: PlatformFaults;
  readonly shelf: MediaShelf;
}

const DAY = 86_400;

/** Returns a TikTok without posts. */
export const emptyTikTok = (): TikTokState => ({
  ...{ issued: noGrants(), files: new Map(), posts: [], tasks: new Map(), spent: new Map() },
});

/** Opens a TikTok as it was left. */
export const openTikTokWorld = (now: () => Date, state: TikTokState): TikTokWorld => ({
  ...{ ...state, now, faults: noPlatformFaults(), shelf: openMediaShelf(state.files) },
  grants: openGrants(
    {
      ...{ now, prefix: "act.simulated-" },
      ...{ accessSeconds: DAY, refreshSeconds: 365 * DAY },
    },
    state.issued,
  ),
});

/** Ids beyond what a number of JavaScript holds exactly. */
const FIRST_ID = 7_500_000_000_000_000_001n;

/** Lets time have its way: what was processed long enough is posted, or has failed. */
export function letVideosPass(world: TikTokWorld): void {
  const at = world.now().getTime();
  for (const task of world.tasks.values()) {
    const { doneAt, processing, post, failReason } = task;
    const seconds = PROCESSING_SECONDS[processing === "slow" ? "slow" : "usual"];
    if (doneAt === null || post || failReason !== null || processing === "stuck") continue;
    if (at < doneAt + seconds * 1_000) continue;
    if (world.faults.standing === "media refused") task.failReason = "file_format_check_failed";
    else if (processing === "error") task.failReason = "internal";
    else task.post = addPost(world, task);
  }
}

function addPost({ posts, shelf, now }: TikTokWorld, task: PublishTask): SimulatedPost {
  const { creator, isDraft, postInfo, mimeType, received } = task;
  const post: SimulatedPost = {
    ...{ id: `${FIRST_ID + BigInt(posts.length)}`, platform: "tiktok", title: null, link: null },
    ...{ accountId: creator.openId, accountName: creator.username },
    ...{ kind: isDraft ? "draft" : "video", text: `${postInfo.title ?? ""}` },
    ...{ media: [shelf.keep(mimeType, received)], isAiMade: postInfo.is_aigc === true, at: now() },
    visibility: isDraft ? "inbox" : `${postInfo.privacy_level}`,
    isRemoved: false,
  };
  posts.push(post);
  return post;
}
