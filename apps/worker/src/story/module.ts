import { HISTORY_BYTES } from "@kinora/contracts/story/story-limits";
import { forgetHeldAccounts } from "@kinora/database/account/held-account";
import type { Database } from "@kinora/database/client";
import { forgetReportedBoards } from "@kinora/database/creation/board-hold";
import { forgetHeldProfiles } from "@kinora/database/creation/profile-hold";
import { postgresStoryStore } from "@kinora/database/story/postgres-story-store";
import { storyFilmListener } from "@kinora/database/story/story-film-listener";
import {
  findDeletedBoards,
  findRestedStories,
  forgetOldSteps,
} from "@kinora/database/story/story-upkeep";
import { transact } from "@kinora/database/transact";
import { type DuePage, eachDue } from "@kinora/domain/each-due";
import type { ArtifactKeys } from "@kinora/domain/story/artifact-keys";
import { sweepArtifacts } from "@kinora/domain/story/sweep-artifacts";
import type { PgBoss } from "pg-boss";
import { HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { storyJobs } from "./story-jobs.ts";
import { type SweepStories, sweepStories } from "./sweep-stories.ts";

interface SweepParts {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly keys: () => ArtifactKeys;
  readonly now: () => Date;
}

/** Sweeps each story in its own transaction. */
export function storySweep({ database, boss, keys, now }: SweepParts) {
  return {
    findRested: (rested, limit) => findRestedStories(database, rested, { limit, now: now() }),
    sweep: (id, rested) =>
      transact(database, boss, (stores) =>
        sweepArtifacts(id, { before: rested, now: now() }, stores, keys()),
      ),
    markSwept: (id) => postgresStoryStore(database).markSwept(id, now()),
  } satisfies Omit<SweepStories, "log">;
}

/** Storyboards per query. */
const BATCH = 100;

/** Removes deleted storyboards, and copies of what was reported, once their legal hold is over. */
export async function endBoardHolds({
  database,
  boss,
  now,
  log,
}: Pick<WorkerComposition, "database" | "boss" | "now" | "log">): Promise<void> {
  const moment = now();
  const find = (page: DuePage) => findDeletedBoards(database, moment, page);
  const work = (id: string) =>
    transact(database, boss, async ({ stories }) => {
      if (await stories.lockKept(id)) await stories.remove(id, moment);
    });
  await eachDue({ find, work, log }, BATCH);
  await forgetReportedBoards(database, moment);
  await forgetHeldProfiles(database, moment);
  await forgetHeldAccounts(database, moment);
}

export function storyModule({ database, boss, now, log, work }: WorkerComposition): WorkerModule {
  const { story } = work;
  const sweep = storySweep({ database, boss, keys: story.keys, now });
  return {
    jobs: storyJobs(story),
    listeners: [storyFilmListener],
    clockTasks: [
      {
        name: "sweep old artifacts of stories",
        every: HOUR,
        run: () => sweepStories(now(), { ...sweep, log }),
      },
      {
        name: "forget old steps of storyboards",
        every: HOUR,
        run: () => forgetOldSteps(database, HISTORY_BYTES, now()),
      },
      {
        name: "remove deleted storyboards after their legal hold",
        every: HOUR,
        run: () => endBoardHolds({ database, boss, now, log }),
      },
    ],
  };
}
