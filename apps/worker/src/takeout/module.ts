import { commitWork } from "@kinora/database/job/commit-work";
import { postgresTakeoutSource } from "@kinora/database/takeout/postgres-takeout-source";
import {
  expectBytes,
  lockTakeout,
  postgresTakeoutStore,
} from "@kinora/database/takeout/postgres-takeout-store";
import { filesOfSubjects, textsOfTakeout } from "@kinora/database/takeout/takeout-reader";
import { forgetTakeouts } from "@kinora/database/takeout/takeout-upkeep";
import { checksum } from "@kinora/storage/zip/checksum";
import { placeEntries } from "@kinora/storage/zip/place-entries";
import { before, DAY, HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { makeTakeout } from "./make-takeout.ts";

export function takeoutModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, media, now } = parts;
  const { retrying } = parts.attempting;
  return {
    jobs: [
      makeTakeout({
        ...{ now, retrying, archive: { placeEntries } },
        checksum: (hash, signal) => checksum(media, hash, signal),
        source: postgresTakeoutSource(database),
        find: (id) => postgresTakeoutStore(database).find(id),
        expect: (id, bytes) => expectBytes(database, id, bytes),
        filesOf: (id, subjectIds) => filesOfSubjects(database, id, subjectIds),
        textsOf: (id) => textsOfTakeout(database, id),
        commit: (job, effect) =>
          retrying(() =>
            commitWork(
              database,
              boss,
              {
                ...{ job, step: null, now: now() },
                lock: (transaction) => lockTakeout(transaction, job.subject.id),
              },
              ({ subject: takeout, stores, endJob }) => effect({ stores, takeout, endJob }),
            ),
          ),
      }),
    ],
    clockTasks: [
      {
        name: "forget archives whose time is over",
        every: HOUR,
        run: () => forgetTakeouts(database, now(), before(now(), 7 * DAY)),
      },
    ],
  };
}
