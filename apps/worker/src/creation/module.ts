import type { Database } from "@kinora/database/client";
import {
  deleteOldRequests,
  findDeletedBefore,
  findOpenJobs,
} from "@kinora/database/creation/creation-upkeep";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { addSizes, findUnsized } from "@kinora/database/creation/picture-size-upkeep";
import { findLeftTickets, noteCalledOff } from "@kinora/database/job/left-tickets";
import { findOutsideTakeouts } from "@kinora/database/takeout/takeout-upkeep";
import { transact } from "@kinora/database/transact";
import type { PgBoss } from "pg-boss";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import { removeScratchFolders } from "../job/remove-scratch-folders.ts";
import type { WorkerModule } from "../module.ts";
import { addPictureSizes } from "./add-picture-sizes.ts";
import { callOffOrders } from "./call-off-orders.ts";
import { makeCreation } from "./make-creation.ts";
import { purgeTrash, type TrashPorts } from "./purge-trash.ts";
import { removeUnusedMedia } from "./remove-unused-media.ts";

/** Maximum orders cancelled per run; the remainder is handled by the next run. */
const ORDERS_CALLED_OFF = 100;

/** Locks one creation of the trash in its own transaction. */
function trashTransact(database: Database, boss: PgBoss): TrashPorts["transact"] {
  return (id, work) =>
    transact(database, boss, async ({ creations, addHistory, ...stores }) => {
      const creation = await creations.lock(id);
      return work({
        creation,
        update: (change) => creations.update(id, change),
        stores,
        addHistory,
      });
    });
}

export function creationModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, work, hosted, now, log } = parts;
  const { media, makePictureSizes, scratch } = work;
  return {
    jobs: [makeCreation(work)],
    clockTasks: [
      {
        name: "purge the trash",
        every: HOUR,
        run: () =>
          purgeTrash(now(), {
            findDeleted: (moment, page) =>
              findDeletedBefore(database, moment, { ...page, now: now() }),
            transact: trashTransact(database, boss),
            log,
          }),
      },
      {
        name: "remove unused media",
        every: HOUR,
        async run() {
          // Files that a takeout archive still offers for download are kept, even if nothing else
          // refers to them.
          const findUnused = async (hashes: readonly string[]) =>
            findOutsideTakeouts(database, await findUnreferenced(database, hashes));
          await removeUnusedMedia(media, findUnused, before(now(), HOUR));
        },
      },
      {
        name: "add picture sizes",
        every: MINUTE,
        run: () =>
          addPictureSizes({
            media,
            makePictureSizes,
            scratch,
            findUnsized: (limit) => findUnsized(database, limit),
            add: (id, files) => addSizes(database, id, files),
            log,
          }),
      },
      {
        name: "remove scratch folders",
        every: HOUR,
        async run() {
          const findOpen = (ids: readonly string[]) => findOpenJobs(database, ids);
          await removeScratchFolders(scratch, findOpen, before(now(), HOUR));
        },
      },
      {
        name: "call off orders that nobody waits for",
        every: MINUTE,
        run: () =>
          callOffOrders({
            generators: work.generators,
            findLeft: () => findLeftTickets(database, before(now(), DAY), ORDERS_CALLED_OFF),
            findCreation: (id) => work.creations.find(id),
            noteCalledOff: (jobId) => noteCalledOff(database, jobId, now()),
            log,
          }),
      },
      ...hosted.clockTasks,
      {
        name: "forget old keys",
        every: HOUR,
        run: () => deleteOldRequests(database, before(now(), 30 * DAY)),
      },
    ],
  };
}
