import { UPLOAD_KEEP_DAYS, UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import {
  findWantedUploads,
  forgetUnfinished,
  removeOldUploads,
} from "@kinora/database/upload/upload-upkeep";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { makeRoom } from "./make-room.ts";
import { removeStaleUploads } from "./remove-stale-uploads.ts";
import { watchProgress } from "./upload-progress.ts";

/** A user whose connection broke returns sooner than this. */
const IDLE = 15 * MINUTE;

export function uploadModule({ storage, database, now }: WorkerComposition): WorkerModule {
  const { raw } = storage;
  const progress = watchProgress(raw, now);
  const clockTasks: WorkerModule["clockTasks"] = [
    {
      name: "remove stale uploads",
      every: 5 * MINUTE,
      run: () =>
        removeStaleUploads(now(), before(now(), HOUR), {
          removeOld: () =>
            removeOldUploads(database, {
              openedBefore: before(now(), UPLOAD_OPEN_HOURS * HOUR),
              keptBefore: before(now(), UPLOAD_KEEP_DAYS * DAY),
            }),
          findOpen: () => postgresUploadStore(database).listUnfinished(),
          findWanted: (ids) => findWantedUploads(database, ids),
          uploads: postgresUploadStore(database),
          raw,
        }),
    },
    {
      name: "make room for uploads",
      every: MINUTE,
      run: () =>
        makeRoom(before(now(), IDLE), {
          room: (open) => storage.measureRoom(open, now()),
          findOpen: () => postgresUploadStore(database).listUnfinished(),
          forget: (id) => forgetUnfinished(database, id),
          raw,
          progress,
        }),
    },
  ];
  return { clockTasks };
}
