import type { Database } from "@kinora/database/client";
import { forgetTraces } from "@kinora/database/creation/forget-traces";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresRequestLog } from "@kinora/database/creation/postgres-request-log";
import { recordCreationEvent } from "@kinora/database/creation/record-creation-event";
import { recordScan } from "@kinora/database/creation/record-scan";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresCreationQueue } from "@kinora/database/job/postgres-creation-queue";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { postgresStoryPieces } from "@kinora/database/story/postgres-story-pieces";
import { postgresStoryRequests } from "@kinora/database/story/postgres-story-requests";
import { postgresStoryStore } from "@kinora/database/story/postgres-story-store";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { postgresPublishSignal } from "@kinora/messaging/publish-signal";
import { CompiledQuery } from "kysely";
import type { PgBoss } from "pg-boss";

/** The stores that the work writes through, bound to one executor: the pool or a transaction. */
export function storesOn(executor: Database, boss: PgBoss) {
  return {
    creations: postgresCreationStore(executor),
    requests: postgresRequestLog(executor),
    uploads: postgresUploadStore(executor),
    stories: postgresStoryStore(executor),
    pieces: postgresStoryPieces(executor),
    storyRequests: postgresStoryRequests(executor),
    queue: postgresCreationQueue(executor, boss),
    ledger: postgresGemLedger(executor),
    media: postgresCreationMedia(executor),
    forget: forgetTraces(executor),
    notifications: postgresNotificationStore(executor),
    record: recordCreationEvent(executor),
    recordScan: recordScan(executor),
    publish: postgresPublishSignal((statement, parameters) =>
      executor.executeQuery(CompiledQuery.raw(statement, [...parameters])),
    ),
  };
}
