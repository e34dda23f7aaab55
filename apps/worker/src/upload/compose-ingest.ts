import { statfs } from "node:fs/promises";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { Database } from "@kinora/database/client";
import { postgresScanLimits } from "@kinora/database/scan/postgres-scan-limits";
import { isFoundFile } from "@kinora/database/takeout/held-files";
import {
  acceptIngest,
  acquitIngest,
  claimIngest,
  clearIngest,
  keepIngest,
  leaveIngest,
  refuseIngest,
  releaseIngest,
  setIngestAlone,
} from "@kinora/database/upload/ingest-claims";
import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import { FileRefused } from "@kinora/ingest/file-refused";
import { FileTooSlow } from "@kinora/ingest/file-too-slow";
import { runIngest } from "@kinora/ingest/run-ingest";
import type { Storage } from "@kinora/storage/storage";
import { v7 as newId } from "uuid";
import { knownFrom } from "../moderation/compose-known.ts";
import type { WorkerSettings } from "../settings.ts";
import { IngestFailed, type IngestPorts, IngestTooSlow, type TakeIn } from "./ingest-ports.ts";
import { takeInKnown } from "./take-in-known.ts";

/** Minimum free bytes: the re-encoded size of the longest clip. */
const LEAST_ROOM = 256_000_000;

/** Builds the ports for ingesting uploads. */
export function composeIngest(
  database: Database,
  { media, raw }: Pick<Storage, "media" | "raw">,
  settings: Pick<WorkerSettings, "scratchDirectory">,
  {
    company,
    newcomersWait,
    smallSuspectsWait,
    knownMaterial,
    now,
    log,
  }: Pick<IngestPorts, "company" | "newcomersWait" | "smallSuspectsWait" | "log"> & {
    readonly now: () => Date;
    /** See WorkerEnvironment. */
    readonly knownMaterial?: KnownMaterial | undefined;
  },
): IngestPorts {
  const people = postgresPeople(database);
  const limits = postgresScanLimits(database);
  return {
    claims: {
      claim: (kinds, cpuSeconds) => claimIngest(database, kinds, cpuSeconds),
      keep: (claim) => keepIngest(database, claim),
      release: (claim, seconds, setback) => releaseIngest(database, claim, seconds, setback),
      leave: (claim, cpuSeconds) => leaveIngest(database, claim, cpuSeconds),
      setAlone: (claim, alone) => setIngestAlone(database, claim, alone),
      clear: (claim) => clearIngest(database, claim),
      acquit: (claim) => acquitIngest(database, claim),
      accept: (claim, state, facts) => acceptIngest(database, claim, state, facts, now()),
      refuse: (claim, refusal, seen) =>
        refuseIngest(database, claim, { refusal, seen, known: null }, now()),
      refuseKnown: refuseKnownIn(database, now),
    },
    limits: limits.current,
    takeIn: takeInKnown(takeIn, knownFrom(database, knownMaterial)),
    isFound: (hash) => isFoundFile(database, hash),
    media,
    raw,
    tierOf: async (userId) => (await people.find(userId))?.tier ?? "free",
    company,
    newcomersWait,
    smallSuspectsWait,
    scratch: settings.scratchDirectory,
    log,
  };
}

const refuseKnownIn =
  (database: Database, now: () => Date): IngestPorts["claims"]["refuseKnown"] =>
  (claim, known, file) => {
    const kept = { ...known, file, workId: newId() };
    return refuseIngest(
      database,
      claim,
      { refusal: "UPLOAD_UNSAFE", seen: null, known: kept },
      now(),
    );
  };

const takeIn: TakeIn = async (request, signal) => {
  try {
    return { taken: true, ...(await runIngest({ task: "take-in", ...request }, signal)) };
  } catch (error) {
    if (error instanceof FileRefused) return { taken: false, refusal: error.code };
    if (error instanceof FileTooSlow) throw new IngestTooSlow(error.cpuSeconds);
    if (signal.aborted || (await isFullAt(request.directory))) throw error;
    // The error's text may have been crafted by an untrusted file, so treat it as a failure of the
    // file.
    throw new IngestFailed(error instanceof Error ? error.message : String(error));
  }
};

/** Returns whether the disk has too little room for the results of a file. */
async function isFullAt(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_ROOM;
}
