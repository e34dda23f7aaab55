import { createHash } from "node:crypto";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { serviceTitle } from "@kinora/catalogue/services";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { Database } from "@kinora/database/client";
import { postgresIntentLog } from "@kinora/database/hosted/postgres-intent-log";
import { isPersonPaused, noteUnsafe } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { commitWork } from "@kinora/database/job/commit-work";
import {
  insertArtifact,
  postgresStoryArtifacts,
} from "@kinora/database/story/postgres-story-artifacts";
import { postgresStoryStore } from "@kinora/database/story/postgres-story-store";
import type { AskPorts } from "@kinora/domain/hosted/ask-for-line";
import type { VoiceService } from "@kinora/domain/hosted/voice-service";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { artifactKeys } from "@kinora/domain/story/artifact-keys";
import { keepLine } from "@kinora/engine/story/keep-line";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import type { PicturePorts } from "./picture-elsewhere.ts";
import type { StoryPorts } from "./story-ports.ts";

type Around = Pick<
  StoryPorts,
  | "media"
  | "othersWait"
  | "steps"
  | "publish"
  | "retrying"
  | "isPassing"
  | "now"
  | "log"
  | "scratch"
> &
  Pick<PicturePorts, "keepKnown">;

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

interface MadeBy
  extends Pick<StoryPorts, "engine" | "writer" | "scripts">,
    Pick<PicturePorts, "generatorsFor" | "scanner"> {
  readonly speakers: readonly VoiceService[];
  readonly beginLine: AskPorts["begin"];
}

/** Builds the ports for work on stories, with the given engine. */
export function composeStory(
  database: Database,
  boss: PgBoss,
  { engine, writer, scripts, speakers, generatorsFor, beginLine, scanner }: MadeBy,
  around: Around,
): StoryPorts {
  const people = postgresPeople(database);
  const { now, retrying } = around;
  const intents = postgresIntentLog(database);
  const health = postgresServiceHealth(database);
  const keys = () => artifactKeys(digest, engine.versions);
  return {
    ...around,
    engine,
    writer,
    scripts,
    speaking: {
      ...{ speakers, titleOf: serviceTitle, intents, digest, now },
      noteSign: (provider, sign) => health.note(provider, sign, now()),
      begin: beginLine,
      keep: keepLine,
      isPaused: (jobId) => isPersonPaused(database, jobId, now()),
    },
    picturing: {
      generatorsFor,
      scanner,
      keepKnown: around.keepKnown,
      noteUnsafe: (key) => noteUnsafe(database, key, now()),
      titleOf: serviceTitle,
      digest,
    },
    keys,
    stories: postgresStoryStore(database),
    artifacts: postgresStoryArtifacts(database),
    continuing: () => ({
      keys: keys(),
      catalogue: openCatalogue(MODEL_ENTRIES, new Set(["studio"]), now()),
      newId,
      digest,
    }),
    async actorOf(userId) {
      const person = await people.find(userId);
      return { id: userId, tier: person?.tier ?? "free", role: person?.role ?? "user" };
    },
    commitStory: (job, storyId, effect, step) =>
      retrying(() =>
        commitWork(
          database,
          boss,
          {
            job,
            step: step ?? null,
            lock: (transaction) => postgresStoryStore(transaction).lock(storyId),
            now: now(),
          },
          ({ stores, transaction, subject: story, endJob }) =>
            effect({
              ...stores,
              story,
              endJob,
              insertArtifact: (artifact) =>
                insertArtifact(transaction, storyId, artifact, job.id, now()),
            }),
        ),
      ),
  };
}
