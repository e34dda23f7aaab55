import type { Database } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { commitWork, type WorkScope } from "@kinora/database/job/commit-work";
import { findPublisher } from "@kinora/database/publication/find-publisher";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import type { Job } from "@kinora/domain/job/job";
import { obstacleTo } from "@kinora/domain/post/arm-publication";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { publishToFeed } from "@kinora/domain/post/publish-to-feed";
import type { Storage } from "@kinora/storage/storage";
import { makeJpeg } from "@kinora/studio/picture/make-jpeg";
import type { PgBoss } from "pg-boss";
import type { OpenPlatforms } from "../connection/compose-platforms.ts";
import type { JobKind } from "../job/job-kind.ts";
import type { Retrying } from "../retry-while.ts";
import { publishing } from "./publish.ts";

export interface PublicationParts {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly media: Storage["media"];
  readonly retrying: Retrying;
  readonly now: () => Date;
  readonly opened: OpenPlatforms;
  readonly publicUrl: string;
  /** See FilePorts. */
  readonly addressHere: (hash: string, mimeType: string) => string | null;
}

/** Builds the job that publishes. */
export function composePublishing(parts: PublicationParts): JobKind {
  const { database, boss, now, retrying, media, opened, publicUrl, addressHere } = parts;
  const work = <Subject>(
    job: Job,
    lock: (transaction: Database) => Promise<Subject | null>,
    effect: (scope: WorkScope<Subject>) => Promise<void>,
  ) => retrying(() => commitWork(database, boss, { job, step: null, now: now(), lock }, effect));
  return publishing({
    ...{ ...opened, media, now, retrying, publicUrl, makeJpeg, addressHere },
    connections: postgresConnections(database),
    find: (id) => postgresPublications(database).find(id),
    filesOf: async (id) => (await postgresCreationReader(database).find(id))?.media ?? [],
    commit: (job, effect) =>
      work(
        job,
        (transaction) => postgresPublications(transaction).lock(job.subject.id),
        ({ subject: publication, stores, endJob }) => effect({ stores, publication, endJob }),
      ),
    drop: (job) =>
      work(
        job,
        async () => job,
        ({ endJob }) => endJob("cancelled"),
      ),
    obstacle: (_, record) => obstacle(database, record),
    toFeed: async ({ stores }, { creationId, userId }) =>
      publishToFeed(stores, creationId, await findPublisher(database, userId), now()),
  });
}

async function obstacle(database: Database, { creationId, userId }: PublicationRecord) {
  const [work, publisher] = await Promise.all([
    postgresCreationStore(database).find(creationId),
    findPublisher(database, userId),
  ]);
  return obstacleTo(work, publisher);
}
