import type { Database } from "@kinora/database/client";
import { storyFilmListener } from "@kinora/database/story/story-film-listener";
import { findRestedStories } from "@kinora/database/story/story-upkeep";
import { transact } from "@kinora/database/transact";
import type { PieceKeys } from "@kinora/domain/story/piece-keys";
import { sweepPieces } from "@kinora/domain/story/sweep-pieces";
import type { PgBoss } from "pg-boss";
import { before, DAY, HOUR } from "../clock/spans.ts";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { storyJobs } from "./story-jobs.ts";

/** A story that was not changed for so long gives up what only its past needed. */
const STORY_RESTS = 7 * DAY;
/** Stories looked through in one go; the rest waits for the next. */
const STORIES_SWEPT = 100;

interface SweepParts {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly keys: () => PieceKeys;
  readonly now: () => Date;
}

/** Forgets the pieces of one story that nothing asks for any more, in a transaction of its own. */
export function storySweep({ database, boss, keys, now }: SweepParts) {
  return (id: string, rested: Date): Promise<number> =>
    transact(database, boss, (stores) =>
      sweepPieces(id, { before: rested, now: now() }, stores, keys()),
    );
}

export function storyModule(parts: Composition): Module {
  const { database, boss, now } = parts;
  const { story } = parts.work;
  const sweep = storySweep({ database, boss, keys: story.keys, now });
  return {
    jobs: storyJobs(story),
    listeners: [storyFilmListener],
    clockTasks: [
      {
        name: "sweep old pieces of stories",
        every: HOUR,
        async run() {
          const rested = before(now(), STORY_RESTS);
          const ids = await findRestedStories(database, rested, STORIES_SWEPT);
          for (const id of ids) await sweep(id, rested);
        },
      },
    ],
  };
}
