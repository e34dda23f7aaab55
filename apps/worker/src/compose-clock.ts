import { UPLOAD_KEEP_DAYS, UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import { forgetSpentSignIns } from "@kinora/database/account/forget-spent-sign-ins";
import type { Database } from "@kinora/database/client";
import {
  deleteOldRequests,
  findDeletedBefore,
  findOpenJobs,
} from "@kinora/database/creation/creation-upkeep";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { addSizes, findUnsized } from "@kinora/database/creation/picture-size-upkeep";
import { postgresImpressionStore } from "@kinora/database/feed/postgres-impression-store";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresGemUpkeep } from "@kinora/database/gem/postgres-gem-upkeep";
import { deleteExpiredQuotes } from "@kinora/database/prompt/postgres-quote-store";
import { findRestedStories } from "@kinora/database/story/story-upkeep";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import {
  findOpenUploads,
  findWantedUploads,
  removeOldUploads,
} from "@kinora/database/upload/upload-upkeep";
import type { PublishSignal } from "@kinora/domain/event/signal";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { forgetImpressions } from "@kinora/domain/feed/record-impressions";
import { auditLedger } from "@kinora/domain/gem/audit-ledger";
import { expireLots } from "@kinora/domain/gem/expire-lots";
import { sweepExpiredHolds } from "@kinora/domain/gem/sweep-expired-holds";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { PieceKeys } from "@kinora/domain/story/piece-keys";
import { sweepPieces } from "@kinora/domain/story/sweep-pieces";
import { diskRawUploads } from "@kinora/storage/disk-raw-uploads";
import { makePictureSizes } from "@kinora/studio/picture/make-picture-sizes";
import type { PgBoss } from "pg-boss";
import { addPictureSizes } from "./clock/add-picture-sizes.ts";
import { purgeTrash, type TrashPorts } from "./clock/purge-trash.ts";
import { removeScratchFolders } from "./clock/remove-scratch-folders.ts";
import { removeUnusedMedia } from "./clock/remove-unused-media.ts";
import type { ClockTask } from "./clock/schedule.ts";
import { storesOn } from "./compose-stores.ts";
import { removeStaleUploads } from "./upload/remove-stale-uploads.ts";

export interface ClockPorts {
  readonly database: Database;
  /** Connections without limits of time, for what reads everything there is. */
  readonly patient: Database;
  readonly media: MediaStore;
  readonly publish: PublishSignal;
  readonly scratch: string;
  /** Where the bytes of uploads lie until they are taken in. */
  readonly uploads: string;
  readonly trash: TrashPorts["transact"];
  /** Forgets the pieces of one story that nothing asks for any more. */
  readonly sweepStory: (id: string, before: Date) => Promise<number>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A story that was not changed for so long gives up what only its past needed. */
const STORY_RESTS = 7 * DAY;
/** Stories looked through in one go; the rest waits for the next. */
const STORIES_SWEPT = 100;

/** Everything time does by itself. */
export function clockTasks(ports: ClockPorts): ClockTask[] {
  const { database, patient, media, publish, now, log } = ports;
  const upkeep = postgresGemUpkeep(database);
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const tellBalances = async (userIds: readonly string[]) => {
    for (const userId of new Set(userIds)) await publish({ userId, type: "balance" });
  };
  return [
    {
      name: "void expired holds",
      every: MINUTE,
      async run() {
        const ledger = postgresGemLedger(database);
        const swept = await sweepExpiredHolds({ ledger, upkeep }, { now: now() });
        await tellBalances(swept.map(({ userId }) => userId));
      },
    },
    {
      name: "expire lots",
      every: MINUTE,
      run: async () => tellBalances(await expireLots({ upkeep }, { now: now() })),
    },
    {
      name: "rank the feed",
      // Looks only; a ranking is made every ten minutes, or at once while the feed is small.
      every: 10_000,
      async run() {
        await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: now() });
      },
    },
    {
      name: "audit the ledger",
      every: DAY,
      async run() {
        for (const { check, subject, expected, found } of await auditLedger({
          audit: postgresGemAudit(patient),
        })) {
          log(`ledger audit: ${check}, ${subject}: expected ${expected}, found ${found}`);
        }
      },
    },
    {
      name: "purge the trash",
      every: HOUR,
      run: () =>
        purgeTrash(now(), {
          findDeleted: (before, limit) => findDeletedBefore(database, before, limit),
          transact: ports.trash,
        }),
    },
    {
      // Before the media: their files go with them.
      name: "sweep old pieces of stories",
      every: HOUR,
      async run() {
        const before = ago(STORY_RESTS);
        const rested = await findRestedStories(database, before, STORIES_SWEPT);
        for (const id of rested) await ports.sweepStory(id, before);
      },
    },
    {
      name: "remove unused media",
      every: HOUR,
      async run() {
        await removeUnusedMedia(media, (hashes) => findUnreferenced(database, hashes), ago(HOUR));
      },
    },
    {
      name: "add picture sizes",
      every: MINUTE,
      run: () =>
        addPictureSizes({
          media,
          makePictureSizes,
          findUnsized: (limit) => findUnsized(database, limit),
          add: (id, files) => addSizes(database, id, files),
          log,
        }),
    },
    {
      name: "remove scratch folders",
      every: HOUR,
      async run() {
        await removeScratchFolders(ports.scratch, (ids) => findOpenJobs(database, ids), ago(HOUR));
      },
    },
    {
      name: "remove stale uploads",
      every: 5 * MINUTE,
      run: () =>
        removeStaleUploads(now(), ago(HOUR), {
          removeOld: () =>
            removeOldUploads(database, {
              openedBefore: ago(UPLOAD_OPEN_HOURS * HOUR),
              keptBefore: ago(UPLOAD_KEEP_DAYS * DAY),
            }),
          findOpen: () => findOpenUploads(database),
          findWanted: (ids) => findWantedUploads(database, ids),
          uploads: postgresUploadStore(database),
          raw: diskRawUploads(ports.uploads),
        }),
    },
    {
      name: "forget old quotes and keys",
      every: HOUR,
      async run() {
        await deleteExpiredQuotes(database, ago(DAY));
        await deleteOldRequests(database, ago(30 * DAY));
      },
    },
    {
      name: "forget spent sign-ins",
      every: HOUR,
      run: () => forgetSpentSignIns(database, now()),
    },
    {
      name: "forget who saw what",
      every: DAY,
      run: () =>
        forgetImpressions({ impressions: postgresImpressionStore(database) }, { now: now() }),
    },
  ];
}

/** One creation of the trash in a transaction of its own, locked. */
export function trashTransact(database: Database, boss: PgBoss): TrashPorts["transact"] {
  return (id, work) =>
    database.transaction().execute(async (transaction) => {
      const { creations, record, ...stores } = storesOn(transaction, boss);
      const creation = await creations.lock(id);
      return work({
        creation,
        update: (change) => creations.update(id, change),
        stores,
        record,
      });
    });
}

/** One story in a transaction of its own, locked. */
export function storySweep(
  database: Database,
  boss: PgBoss,
  { keys, now }: { readonly keys: () => PieceKeys; readonly now: () => Date },
): ClockPorts["sweepStory"] {
  return (id, before) =>
    database
      .transaction()
      .execute((transaction) =>
        sweepPieces(id, { before, now: now() }, storesOn(transaction, boss), keys()),
      );
}
