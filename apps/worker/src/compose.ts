import { randomInt } from "node:crypto";
import type { OpenDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { commitStep, postgresJobSteps } from "@kinora/database/job/postgres-job-steps";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import { openBuiltinStoryEngine } from "@kinora/engine/story/builtin-story-engine";
import { openTextReader } from "@kinora/engine/text/open-text-reader";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import { makePictureSizes } from "@kinora/studio/picture/make-picture-sizes";
import type { PgBoss } from "pg-boss";
import { storesOn } from "./compose-stores.ts";
import { composeStory } from "./compose-story.ts";
import { openStudioEngine } from "./compose-studio.ts";
import { withUploads } from "./compose-upload-engine.ts";
import type { Engine } from "./creation/engine.ts";
import type { WorkPorts } from "./creation/work-ports.ts";
import { patience } from "./patience.ts";
import type { WorkerSettings } from "./settings.ts";

const LARGEST_KEY = 2 ** 31 - 1;

export interface Outside {
  readonly settings: Pick<WorkerSettings, "mediaDirectory" | "scratchDirectory">;
  readonly opened: OpenDatabase;
  readonly boss: PgBoss;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** What makes results. */
export interface Engines {
  readonly engine: Engine;
  readonly storyEngine: StoryEngine;
}

/** The engines that come with Kinora. Their processes read what is kept, and write where jobs are at work. */
export const openEngines = (
  settings: Pick<WorkerSettings, "mediaDirectory" | "scratchDirectory">,
) => {
  const folders = { reads: [settings.mediaDirectory], writes: [settings.scratchDirectory] };
  const reader = openTextReader();
  return {
    engine: withUploads(openStudioEngine(folders, reader)),
    storyEngine: openBuiltinStoryEngine(folders, reader),
    reader,
  };
};

/** Chooses every adapter of the worker but what makes results. */
export function compose(
  { settings, opened, boss, now, log }: Outside,
  { engine, storyEngine }: Engines,
) {
  const { database } = opened;
  const patiently = patience(isPassing);
  const workerKey = randomInt(1, LARGEST_KEY);
  const media = diskMediaStore(settings.mediaDirectory);
  const { publish } = storesOn(database, boss);
  const claims = postgresJobClaims(database, boss, workerKey);
  const around = {
    ...{ media, makePictureSizes, publish, patiently, isPassing, now, log },
    steps: postgresJobSteps(database),
    scratch: settings.scratchDirectory,
  };
  const work: WorkPorts = {
    ...around,
    engine,
    story: composeStory(database, boss, storyEngine, { ...around, othersWait: claims.othersWait }),
    creations: postgresCreationStore(database),
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
    media,
    publish,
    claims,
    work,
  };
}
