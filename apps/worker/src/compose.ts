import { randomInt } from "node:crypto";
import { join } from "node:path";
import type { Database } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { commitWork } from "@kinora/database/job/commit-work";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { postgresJobSteps } from "@kinora/database/job/postgres-job-steps";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import type { CurrentLimits } from "@kinora/domain/scan/limit-store";
import { scanKnown } from "@kinora/domain/scan/scan-known";
import { builtinSceneReader } from "@kinora/engine/generation/builtin-scene-reader";
import { openGenerators } from "@kinora/engine/generation/open-generators";
import { storyFilmGenerator } from "@kinora/engine/generation/story-film-generator";
import { openScanner } from "@kinora/engine/scan/open-scanner";
import { openBuiltinStoryEngine } from "@kinora/engine/story/builtin-story-engine";
import { openTextReader } from "@kinora/engine/text/open-text-reader";
import { postgresPublishSignal } from "@kinora/messaging/publish-signal";
import type { Storage } from "@kinora/storage/storage";
import { makePictureSizes } from "@kinora/studio/picture/make-picture-sizes";
import { CompiledQuery } from "kysely";
import type { PgBoss } from "pg-boss";
import { composeModelCalls } from "./compose-model-calls.ts";
import { composeFitPicture } from "./creation/compose-fit-picture.ts";
import { composeHosted } from "./creation/compose-hosted.ts";
import type { WorkPorts } from "./creation/work-ports.ts";
import type { Engines } from "./engines.ts";
import { hashFile } from "./hash-file.ts";
import { composeHostedTasks } from "./hosted/compose-hosted-tasks.ts";
import type { AttemptPorts } from "./job/attempt-job.ts";
import { composeKeepKnown } from "./moderation/compose-keep-known.ts";
import { knownFrom } from "./moderation/compose-known.ts";
import { composeImproving } from "./prompt/compose-improving.ts";
import { retryWhile } from "./retry-while.ts";
import type { WorkerSettings } from "./settings.ts";
import { composeStory } from "./story/compose-story.ts";
import { filmArtifacts } from "./story/make-film-artifacts.ts";

const LARGEST_KEY = 2 ** 31 - 1;

/** Dependencies passed to a worker when it starts. */
export interface WorkerEnvironment {
  readonly settings: Pick<WorkerSettings, "scratchDirectory">;
  readonly storage: Storage;
  readonly database: Database;
  /** Connection without time limits, for reading whole tables. */
  readonly patient: Database;
  readonly boss: PgBoss;
  /**
   * The operator's service that recognises child abuse material by file hash; Kinora ships without
   * one.
   */
  readonly knownMaterial?: KnownMaterial;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/**
 * Opens the built-in engines. Their processes may read stored files and write in the jobs' scratch
 * folders.
 */
export const openEngines = (
  settings: Pick<WorkerSettings, "mediaDirectory" | "scratchDirectory">,
  limits: CurrentLimits,
) => {
  const folders = { reads: [settings.mediaDirectory], writes: [settings.scratchDirectory] };
  const text = openTextReader();
  const storyEngine = openBuiltinStoryEngine(folders, text);
  return {
    ...openGenerators(folders, text),
    scanner: openScanner(folders, limits),
    reader: builtinSceneReader(text),
    writer: storyEngine,
    storyEngine,
    text,
  };
};

/** A file recognised by its hash needs no further scan. */
const composeScanner = (scanner: SafetyScanner, known: readonly KnownMaterial[]): SafetyScanner =>
  scanKnown(scanner, known, (folder, name) => hashFile(join(folder, name)));

/** Builds every adapter of the worker except the engines. */
export function compose(outside: WorkerEnvironment, engines: Engines) {
  const { settings, storage, database, boss, now, log } = outside;
  const { media } = storage;
  const retrying = retryWhile(isPassing);
  const workerKey = randomInt(1, LARGEST_KEY);
  const publish = postgresPublishSignal((statement, parameters) =>
    database.executeQuery(CompiledQuery.raw(statement, [...parameters])),
  );
  const claims = postgresJobClaims(database, boss, workerKey);
  const around = {
    ...{ media, makePictureSizes, publish, retrying, isPassing, now, log },
    fitPicture: composeFitPicture(now),
    steps: postgresJobSteps(database),
    keepKnown: composeKeepKnown(database, boss, media, now),
    scratch: settings.scratchDirectory,
  };
  const { reader, storyEngine: engine, writer, asking, speakers } = engines;
  const scanner = composeScanner(engines.scanner, knownFrom(database, outside.knownMaterial));
  const inTurns = { ...around, othersWait: claims.othersWait };
  const asked = asking && composeModelCalls({ database, boss, now, log }, asking);
  const scripts = asking && asked && { ...asked, question: asking.questions.script };
  const { reading = null } = asking?.questions ?? {};
  const readings = asked && reading && { ...asked, question: reading };
  const hosted = composeHosted(outside, engines);
  const { generatorsFor, beginLine } = hosted;
  const madeBy = { engine, writer, scripts, speakers, generatorsFor, beginLine, scanner };
  const story = composeStory(database, boss, madeBy, inTurns);
  const work: WorkPorts = {
    ...around,
    ...{ reader, readings, scanner, story },
    actorOf: story.actorOf,
    hosted: hosted.generators,
    generators: [storyFilmGenerator(filmArtifacts(story)), ...engines.generators],
    creations: postgresCreationStore(database),
    commit: (job, name, memo, effect) =>
      retrying(() =>
        commitWork(
          database,
          boss,
          {
            job,
            step: name === null ? null : { name, memo },
            lock: (transaction) => postgresCreationStore(transaction).lock(job.subject.id),
            now: now(),
          },
          ({ stores, subject: creation, endJob }) => effect({ ...stores, creation, endJob }),
        ),
      ),
  };
  const improving = composeImproving(
    database,
    boss,
    asking && asked && { ...asked, question: asking.questions.words },
    { ...around, actorOf: story.actorOf },
  );
  const left = { ...around, database, boss, scanner, keys: story.keys, ports: hosted.ports };
  const attempting: AttemptPorts = { ...around, claims };
  return {
    ...outside,
    ...{ workerKey, media, publish, claims, work },
    hosted: { ...hosted, clockTasks: composeHostedTasks(left, engines) },
    improving,
    attempting,
  };
}
export type WorkerComposition = ReturnType<typeof compose>;
