import { join } from "node:path";
import { looksMature } from "@kinora/contracts/scan/judge-scores";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import type { SafetyScanner, Scanned } from "@kinora/domain/generation/safety-scanner";
import type { CurrentLimits } from "@kinora/domain/scan/limit-store";
import { GIVE_MEMORY_BACK } from "@kinora/process/child/keep-memory";
import { type OpenChild, openChild } from "@kinora/process/child/open-child";
import type { ChildPlan } from "@kinora/process/child/start-child";
import type { Looks } from "@kinora/studio/safety/gather-looks";
import { ANYWHERE, QUIET, type WorkFolders } from "../render/renderer-plan.ts";
import type { ScanRequest } from "./scan-protocol.ts";

/** Seconds of silence after which a scan counts as hung. */
const SILENCE_LIMIT = 60;
const HEAP_MEGABYTES = 1_024;
const MEMORY_MEGABYTES = 2_000;

export interface OpenScanner extends SafetyScanner {
  /** Keeps a process ready from now on, because loading the classifier takes longer than a scan. */
  prepare(): void;
  /** Ends the spare process. */
  close(): Promise<void>;
}

const NOTHING_SEEN: Scanned = {
  ...{ verdict: "clean", mature: false, scores: [], times: null, looked: 0, limitsNumber: null },
};

type ScanChild = OpenChild<ScanRequest, Looks, number>;

const shipped: CurrentLimits = async () => ({ number: 0, limits: SHIPPED_LIMITS });

/** Scans finished files, each in its own process, with the limits in force when the scan begins. */
export function openScanner(
  folders: WorkFolders = ANYWHERE,
  current: CurrentLimits = shipped,
): OpenScanner {
  let spare: ScanChild | null = null;
  let isKept = false;
  const start = (niceness: number, warm: boolean): ScanChild =>
    openChild(planScanner(folders, niceness, warm));
  const isReady = () => spare?.pid !== undefined;
  const take = (background: boolean): ScanChild => {
    if (background) return start(QUIET, false);
    const ready = isReady() ? spare : null;
    if (ready) spare = null;
    return ready ?? start(0, false);
  };
  const prepare = () => {
    isKept = true;
    if (!isReady()) spare = start(0, true);
  };
  return {
    async scan({ files, directory, background }, watch, signal) {
      signal.throwIfAborted();
      const seen = seenOf(files);
      // Music has nothing to scan, and its cover is drawn only from its levels.
      if (!seen) return NOTHING_SEEN;
      const { number, limits } = await current();
      const child = take(background);
      try {
        const looks = await child.call(
          { path: join(directory, seen.name), seconds: seen.duration, limits },
          { signal, silence: SILENCE_LIMIT, doing: "in a scan", onProgress: watch },
        );
        const mature = looks.scores.some((one) => looksMature(one, limits));
        return { ...looks, mature, limitsNumber: number };
      } finally {
        await child.close();
        if (isKept && !background) prepare();
      }
    },
    prepare,
    async close() {
      isKept = false;
      await spare?.close();
      spare = null;
    },
  };
}

/** Selects the file to scan: the film itself, or the lossless form of a picture. */
function seenOf(files: readonly GeneratedFile[]): GeneratedFile | undefined {
  const main = files.find(({ role }) => role === "main");
  if (!main?.mimeType.startsWith("image/"))
    return main?.mimeType.startsWith("video/") ? main : undefined;
  const lossless = ({ role, mimeType }: GeneratedFile) =>
    role === "download" && mimeType === "image/png";
  return files.find(lossless) ?? main;
}

function planScanner(
  { reads = [], writes = [] }: WorkFolders,
  niceness: number,
  warm: boolean,
): ChildPlan {
  return {
    name: "scanner",
    module: new URL("./scan-child.ts", import.meta.url),
    args: warm ? ["warm"] : [],
    environment: { ...GIVE_MEMORY_BACK },
    niceness,
    heapMegabytes: HEAP_MEGABYTES,
    memoryMegabytes: MEMORY_MEGABYTES,
    reads,
    writes,
    starts: true,
    sweeps: true,
  };
}
