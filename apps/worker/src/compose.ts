import { randomInt } from "node:crypto";
import type { OpenDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { commitStep, postgresJobSteps } from "@kinora/database/job/postgres-job-steps";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import type { PgBoss } from "pg-boss";
import { storesOn } from "./compose-stores.ts";
import { openStudioEngine } from "./compose-studio.ts";
import { withUploads } from "./compose-upload-engine.ts";
import type { WorkPorts } from "./creation/work-ports.ts";
import { patience } from "./patience.ts";
import type { WorkerSettings } from "./settings.ts";

const LARGEST_KEY = 2 ** 31 - 1;

export interface Outside {
  readonly settings: WorkerSettings;
  readonly opened: OpenDatabase;
  readonly boss: PgBoss;
  readonly now: () => Date;
}

/** Chooses every adapter of the worker. */
export function compose({ settings, opened, boss, now }: Outside) {
  const { database } = opened;
  const patiently = patience(isPassing);
  const workerKey = randomInt(1, LARGEST_KEY);
  const engine = withUploads(openStudioEngine());
  const media = diskMediaStore(settings.mediaDirectory);
  const { publish } = storesOn(database, boss);
  const work: WorkPorts = {
    engine,
    media,
    creations: postgresCreationStore(database),
    steps: postgresJobSteps(database),
    publish,
    patiently,
    isPassing,
    now,
    scratch: settings.scratchDirectory,
    commit: (job, name, memo, effect) =>
      patiently(() =>
        commitStep(database, boss, { job, name, memo, now: now() }, (scope) =>
          effect({
            ...storesOn(scope.transaction, boss),
            creation: scope.creation,
            endJob: scope.endJob,
          }),
        ),
      ),
  };
  return {
    workerKey,
    engine,
    media,
    publish,
    claims: postgresJobClaims(database, boss, workerKey),
    work,
  };
}
