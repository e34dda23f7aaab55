import { NOTIFIED_OF, notifyOfEvent } from "@kinora/domain/notification-trigger/notify-of-event";
import type { NotifyOfEventStores } from "@kinora/domain/notification-trigger/telling";
import { postgresDeletions } from "../account/postgres-deletions.ts";
import { staffIds } from "../account/staff-ids.ts";
import { postgresAwards } from "../award/postgres-awards.ts";
import { postgresBlocks } from "../block/postgres-blocks.ts";
import { postgresCampaigns } from "../campaign/postgres-campaigns.ts";
import { postgresChallengeEntries } from "../challenge/postgres-challenge-entries.ts";
import { postgresChallenges } from "../challenge/postgres-challenges.ts";
import type { Database } from "../client.ts";
import { postgresCollections } from "../collection/postgres-collections.ts";
import { readCommentTalk } from "../comment/read-comment-talk.ts";
import { historyReader } from "../creation/add-history.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import type { NamedListener } from "../event/deliver-events.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresLikeStore } from "../feed/postgres-like-store.ts";
import { findGiver } from "../gift/find-giver.ts";
import { postgresAppeals } from "../moderation/postgres-appeals.ts";
import { postgresBoardDecisions } from "../moderation/postgres-board-decisions.ts";
import { postgresCollectionDecisions } from "../moderation/postgres-collection-decisions.ts";
import { postgresCommentDecisions } from "../moderation/postgres-comment-decisions.ts";
import { postgresProfileDecisions } from "../moderation/postgres-profile-decisions.ts";
import { postgresPublications } from "../publication/postgres-publications.ts";
import { postgresRemixes } from "../remix/postgres-remixes.ts";
import { postgresStoryStore } from "../story/postgres-story-store.ts";
import { postgresTakeoutStore } from "../takeout/postgres-takeout-store.ts";
import { postgresNotificationStore } from "./postgres-notification-store.ts";

/** Notifies users of events about what is theirs. */
export const notificationListener = (now: () => Date): NamedListener => ({
  name: "notification",
  hears: NOTIFIED_OF,
  hear: (event, transaction) => notifyOfEvent(event, storesOn(transaction), now()),
});

const storesOn = (transaction: Database): NotifyOfEventStores => ({
  creations: postgresCreationStore(transaction),
  likes: postgresLikeStore(transaction),
  appeals: postgresAppeals(transaction),
  profiles: postgresProfileDecisions(transaction),
  boardDecisions: postgresBoardDecisions(transaction),
  staff: staffIds(transaction),
  history: historyReader(transaction),
  stories: postgresStoryStore(transaction),
  notifications: postgresNotificationStore(transaction),
  awards: postgresAwards(transaction),
  givers: { of: (giftId) => findGiver(transaction, giftId) },
  publications: postgresPublications(transaction),
  campaigns: postgresCampaigns(transaction),
  comments: readCommentTalk(transaction),
  ...{ blocks: postgresBlocks(transaction), remixes: postgresRemixes(transaction) },
  collections: postgresCollections(transaction),
  commentDecisions: postgresCommentDecisions(transaction),
  collectionDecisions: postgresCollectionDecisions(transaction),
  challenges: postgresChallenges(transaction),
  challengeEntries: postgresChallengeEntries(transaction),
  takeouts: postgresTakeoutStore(transaction),
  deletions: postgresDeletions(transaction),
  record: recordEvent(transaction),
});
