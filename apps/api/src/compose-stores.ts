import type { Database } from "@kinora/database/client";
import { forgetTraces } from "@kinora/database/creation/forget-traces";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresRequestLog } from "@kinora/database/creation/postgres-request-log";
import { recordCreationEvent } from "@kinora/database/creation/record-creation-event";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresCreationQueue } from "@kinora/database/job/postgres-creation-queue";
import { postgresReportStore } from "@kinora/database/moderation/postgres-report-store";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { postgresQuoteStore } from "@kinora/database/prompt/postgres-quote-store";
import { postgresStoryPieces } from "@kinora/database/story/postgres-story-pieces";
import { postgresStoryRequests } from "@kinora/database/story/postgres-story-requests";
import { postgresStoryStore } from "@kinora/database/story/postgres-story-store";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { postgresPublishSignal } from "@kinora/messaging/publish-signal";
import { CompiledQuery } from "kysely";
import type { PgBoss } from "pg-boss";

/** Every store that use cases write through, bound to one executor: the pool or a transaction. */
function storesOn(executor: Database, boss: PgBoss) {
  const publish = postgresPublishSignal((statement, parameters) =>
    executor.executeQuery(CompiledQuery.raw(statement, [...parameters])),
  );
  return {
    creations: postgresCreationStore(executor),
    requests: postgresRequestLog(executor),
    quotes: postgresQuoteStore(executor),
    uploads: postgresUploadStore(executor),
    stories: postgresStoryStore(executor),
    pieces: postgresStoryPieces(executor),
    storyRequests: postgresStoryRequests(executor),
    queue: postgresCreationQueue(executor, boss),
    ledger: postgresGemLedger(executor),
    media: postgresCreationMedia(executor),
    forget: forgetTraces(executor),
    notifications: postgresNotificationStore(executor),
    reports: postgresReportStore(executor),
    record: recordCreationEvent(executor),
    publish,
    publishSignal: publish,
  };
}
export type Stores = ReturnType<typeof storesOn>;

/** The stores on the pool, and a way to have them all in one transaction. */
export function openStores(database: Database, boss: PgBoss) {
  return {
    stores: storesOn(database, boss),
    transact: <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
      database.transaction().execute((transaction) => work(storesOn(transaction, boss))),
  };
}
