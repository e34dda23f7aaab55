import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { AwardStore } from "../award/award-stores.ts";
import type { BlockStore } from "../block/block-store.ts";
import type { CampaignStore } from "../campaign/campaign-store.ts";
import type { ChallengeStores } from "../challenge/challenge-store.ts";
import type { CollectionStore } from "../collection/collection-store.ts";
import type { CommentTalk } from "../comment/comment-talk.ts";
import type { CreationStore, HistoryReader } from "../creation/creation-stores.ts";
import type { DomainEvent, EventOf } from "../event/domain-event.ts";
import type { Staff } from "../moderation/staff.ts";
import type { Likers } from "../notification/likers.ts";
import type { NewNotification, NotificationStore } from "../notification/notification-store.ts";
import type { NotifyStores } from "../notification/notify.ts";
import type { PublicationStore } from "../post/publication-store.ts";
import type { RemixStore } from "../remix/remix-store.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { TakeoutStore } from "../takeout/takeout.ts";
import type {
  StatedBoardDecision,
  StatedCollectionDecision,
  StatedCommentDecision,
  StatedDecision,
} from "./decision-notification.ts";
import type { Giver } from "./gift-notification.ts";

export interface NotifyOfEventStores extends NotifyStores {
  readonly notifications: NotifyStores["notifications"] &
    Pick<NotificationStore, "isAwaited" | "endAwaiting">;
  readonly creations: Pick<CreationStore, "lock" | "findSeen">;
  readonly history: Pick<HistoryReader, "find">;
  readonly stories: Pick<StoryStore, "lock">;
  readonly likes: {
    likers(creationId: string, butFor: string): Promise<Likers | null>;
  };
  readonly appeals: {
    /** Returns the open appeal; null when there is none. */
    open(creationId: string): Promise<{ id: string; decidedBy: string | null } | null>;
    /** Returns the rule under which it is hidden; null when it is not. */
    restrictionOf(creationId: string): Promise<{ readonly rule: FlagReason | null } | null>;
  };
  readonly profiles: StatedDecisions<StatedDecision>;
  readonly boardDecisions: StatedDecisions<StatedBoardDecision>;
  readonly staff: Staff;
  readonly awards: Pick<AwardStore, "wantsStreaks">;
  readonly givers: {
    /** Returns who gave a gift; null when they were erased. */
    of(giftId: string): Promise<Giver | null>;
  };
  readonly publications: Pick<PublicationStore, "find">;
  readonly comments: CommentTalk;
  readonly collections: Pick<CollectionStore, "collectors" | "invitation">;
  readonly blocks: Pick<BlockStore, "hears">;
  readonly remixes: Pick<RemixStore, "remixers">;
  readonly commentDecisions: StatedDecisions<StatedCommentDecision>;
  readonly collectionDecisions: StatedDecisions<StatedCollectionDecision>;
  readonly campaigns: Pick<CampaignStore, "find">;
  readonly challenges: Pick<ChallengeStores["challenges"], "find">;
  readonly challengeEntries: Pick<ChallengeStores["challengeEntries"], "find">;
  readonly takeouts: Pick<TakeoutStore, "find">;
  /** Scheduled deletion of an account; null when there is none. */
  readonly deletions: { of(userId: string): Promise<{ readonly at: Date | null }> };
}

export interface StatedDecisions<Decision> {
  find(decisionId: string): Promise<Decision | null>;
}

/** Notifications caused by an event, and those it ends. */
export interface EventTelling {
  readonly told?: readonly (NewNotification | null)[];
  /** Each replaces the previous notification about the same thing. */
  readonly more?: NewNotification | readonly (NewNotification | null)[] | null;
  /** Key, or keys, of what notifications no longer wait for. */
  readonly over?: string | readonly string[] | null;
}

export type Teller<Type extends DomainEvent["type"]> = (
  event: EventOf<Type>,
  stores: NotifyOfEventStores,
  now: Date,
) => Promise<EventTelling>;
