import { join } from "node:path";
import type { Database } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { commitWork, type WorkScope } from "@kinora/database/job/commit-work";
import { findPublisher } from "@kinora/database/publication/find-publisher";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import type { Job } from "@kinora/domain/job/job";
import { obstacleTo } from "@kinora/domain/post/arm-publication";
import { publishToFeed } from "@kinora/domain/post/publish-to-feed";
import { readFilm } from "@kinora/publishing/media/read-film";
import type { Storage } from "@kinora/storage/storage";
import { fitFilm } from "@kinora/studio/film/fit-film";
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
  /** Parent of the jobs' scratch folders. */
  readonly scratch: string;
  /** See FilePorts. */
  readonly addressHere: (hash: string, mimeType: string) => string | null;
}

/** Builds the job that publishes. */
export function composePublishing(parts: PublicationParts): JobKind {
  const { database, boss, now, retrying, media, opened, publicUrl, addressHere, scratch } = parts;
  const work = <Subject>(
    job: Job,
    lock: (transaction: Database) => Promise<Subject | null>,
    effect: (scope: WorkScope<Subject>) => Promise<void>,
  ) => retrying(() => commitWork(database, boss, { job, step: null, now: now(), lock }, effect));
  return publishing({
    ...{ ...opened, media, now, retrying, publicUrl, makeJpeg, readFilm, fitFilm, addressHere },
    scratchOf: (jobId) => join(scratch, jobId),
    connections: postgresConnections(database),
    find: (id) => postgresPublications(database).find(id),
    isAnothers: (record, postId) => postgresPublications(database).isAnothers(record, postId),
    filesOf: async (id) => (await postgresCreationReader(database).find(id))?.media ?? [],
    commit: (job, effect) =>
      work(
        job,
        (transaction) => postgresPublications(transaction).lock(job.subject.id),
        ({ subject: publication, stores, endJob, transaction }) => {
          const publisher = () => findPublisher(transaction, publication.userId);
          return effect({ stores, publication, publisher, endJob });
        },
      ),
    drop: (job) =>
      work(
        job,
        async () => job,
        ({ endJob }) => endJob("cancelled"),
      ),
    // The work is locked, so that a decision about it comes before or after.
    obstacle: async ({ stores, publication, publisher }) =>
      obstacleTo(await stores.creations.lock(publication.creationId), await publisher()),
    toFeed: async ({ stores, publication, publisher }) =>
      publishToFeed(stores, publication.creationId, await publisher(), now()),
  });
}
