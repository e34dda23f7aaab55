import { statfs } from "node:fs/promises";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { Database } from "@kinora/database/client";
import {
  acceptIntake,
  acquitIntake,
  claimIntake,
  clearIntake,
  keepIntake,
  leaveIntake,
  refuseIntake,
  releaseIntake,
  setIntakeAlone,
} from "@kinora/database/upload/intake-claims";
import { FileRefused } from "@kinora/ingest/file-refused";
import { FileTooSlow } from "@kinora/ingest/file-too-slow";
import { runIntake } from "@kinora/ingest/run-intake";
import type { Storage } from "@kinora/storage/storage";
import type { WorkerSettings } from "../settings.ts";
import { IntakeFailed, type IntakePorts, IntakeTooSlow, type TakeIn } from "./intake-ports.ts";

/** Bytes: a clip of the longest kind, made anew. */
const LEAST_ROOM = 256_000_000;

/** What taking uploads in needs of the world. */
export function composeIntake(
  database: Database,
  { media, raw }: Pick<Storage, "media" | "raw">,
  settings: Pick<WorkerSettings, "scratchDirectory">,
  {
    company,
    newcomersWait,
    smallSuspectsWait,
    now,
    log,
  }: Pick<IntakePorts, "company" | "newcomersWait" | "smallSuspectsWait" | "log"> & {
    readonly now: () => Date;
  },
): IntakePorts {
  const people = postgresPeople(database);
  return {
    claims: {
      claim: (kinds, cpuSeconds) => claimIntake(database, kinds, cpuSeconds),
      keep: (claim) => keepIntake(database, claim),
      release: (claim, seconds, setback) => releaseIntake(database, claim, seconds, setback),
      leave: (claim, cpuSeconds) => leaveIntake(database, claim, cpuSeconds),
      setAlone: (claim, alone) => setIntakeAlone(database, claim, alone),
      clear: (claim) => clearIntake(database, claim),
      acquit: (claim) => acquitIntake(database, claim),
      accept: (claim, state, facts) => acceptIntake(database, claim, state, facts, now()),
      refuse: (claim, refusal, scores) => refuseIntake(database, claim, refusal, scores, now()),
    },
    takeIn,
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

const takeIn: TakeIn = async (request, signal) => {
  try {
    return { taken: true, ...(await runIntake({ task: "take-in", ...request }, signal)) };
  } catch (error) {
    if (error instanceof FileRefused) return { taken: false, refusal: error.code };
    if (error instanceof FileTooSlow) throw new IntakeTooSlow(error.cpuSeconds);
    if (signal.aborted || (await isFullAt(request.directory))) throw error;
    // Whatever it says, a stranger's file had it say so.
    throw new IntakeFailed(error instanceof Error ? error.message : String(error));
  }
};

/** Is there too little room for what is made of a file? */
async function isFullAt(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_ROOM;
}
