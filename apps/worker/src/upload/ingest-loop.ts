import type { UploadKind } from "@kinora/contracts/upload/upload";
import type { IngestClaim } from "@kinora/domain/upload/upload";
import { attemptAlone, trialOf, type Way } from "../job/attempt-alone.ts";
import { SuspectTurns } from "../job/suspect-turns.ts";
import { repeat } from "../repeat.ts";
import { IngestFailed, type IngestPorts, IngestTooSlow } from "./ingest-ports.ts";
import { takeInUpload } from "./take-in-upload.ts";

const LOOK_MS = 400;
const HEARTBEAT_MS = 2_000;
/** Seconds until an upload that let others go first is claimed again. */
const DEFERRAL_SECONDS = 2;
/**
 * Seconds to wait after a failed attempt, times its number, because a full disk does not empty at
 * once.
 */
const PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 60;
/** Ingests uploads of some kinds, one at a time. */
interface Lane {
  readonly kinds: readonly UploadKind[];
  /**
   * CPU seconds after which an upload is left to the other lanes of its kind; null for no limit.
   */
  readonly cpuSeconds: number | null;
}
/**
 * CPU seconds for a phone's photo (12 megapixels) or a short clip: in such a lane, an upload waits
 * only briefly for the one before it. When this lane accepted 24 megapixels, the photos of ten
 * users made a phone's photo wait for 198 s.
 */
const QUICK_PHOTO = 8;
/**
 * CPU seconds for a camera's photo (24 megapixels); photos of 50 megapixels never delay it in this
 * lane.
 */
const CAMERA_PHOTO = 16;
const QUICK = 24;
/** No kind waits for another, and quick uploads never wait for slow ones: a film takes minutes. */
const LANES: readonly Lane[] = [
  { kinds: ["image"], cpuSeconds: null },
  { kinds: ["image"], cpuSeconds: CAMERA_PHOTO },
  { kinds: ["image"], cpuSeconds: QUICK_PHOTO },
  { kinds: ["audio"], cpuSeconds: null },
  { kinds: ["audio"], cpuSeconds: QUICK },
  { kinds: ["video"], cpuSeconds: null },
  { kinds: ["video"], cpuSeconds: null },
  { kinds: ["video"], cpuSeconds: QUICK },
];

/** Reason for an attempt stopped from outside. */
class IngestStopped extends Error {}

/**
 * Ingests uploads, at most one per lane and one per user at a time.
 *
 * @returns a function that releases the running uploads and resolves when all of them have stopped
 */
export function startIngest(ports: IngestPorts): () => Promise<void> {
  const shutdown = new AbortController();
  // Shared by the suspects of all lanes.
  const turns = new SuspectTurns(ports.company);
  const lanes = LANES.map((lane) => {
    let round: Promise<void> = Promise.resolve();
    const stop = repeat(LOOK_MS, () => {
      round = drain(lane, shutdown.signal, ports, turns);
      return round;
    });
    return async () => {
      stop();
      await round.catch(() => {});
    };
  });
  return async () => {
    shutdown.abort(new IngestStopped());
    await Promise.all(lanes.map((stop) => stop()));
  };
}

/** Ingests uploads until none waits or an internal error occurs; the next poll follows soon. */
async function drain(
  lane: Lane,
  shutdown: AbortSignal,
  ports: IngestPorts,
  turns: SuspectTurns,
): Promise<void> {
  while (!shutdown.aborted) {
    const leave = ports.company.join();
    if (!leave) return;
    const { kinds, cpuSeconds } = lane;
    const claim = await ports.claims.claim(kinds, cpuSeconds).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!claim || claim.suspect) leave();
    if (!claim) return;
    try {
      await attempt(claim, lane, shutdown, ports, turns);
    } catch (error) {
      if (error instanceof IngestTooSlow) {
        await ports.claims.leave(claim, error.cpuSeconds);
        continue;
      }
      const stopped = error instanceof IngestStopped;
      if (!stopped)
        ports.log(`upload ${claim.id}: ${error instanceof Error ? error.message : error}`);
      const pause = Math.min(claim.attempt * PAUSE_SECONDS, LONGEST_PAUSE_SECONDS);
      await ports.claims.release(claim, stopped ? 0 : pause, !(error instanceof IngestFailed));
      return;
    } finally {
      leave();
    }
  }
}

const sizeOf = ({ kind }: IngestClaim) => (kind === "image" ? "small" : "large");

async function attempt(
  claim: IngestClaim,
  { cpuSeconds }: Lane,
  shutdown: AbortSignal,
  ports: IngestPorts,
  turns: SuspectTurns,
): Promise<void> {
  const lost = new AbortController();
  const beat = async () => {
    // A temporarily unavailable database does not revoke the claim.
    const held = await ports.claims.keep(claim).catch(() => true);
    if (!held) lost.abort(new IngestStopped());
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  const take = () => {
    turns.forget(claim.id);
    return takeInUpload(claim, cpuSeconds, AbortSignal.any([shutdown, lost.signal]), ports);
  };
  const { claims, company, log } = ports;
  const notes = {
    async giveWay(): Promise<Way> {
      const decision = await turns.decide(
        { ...claim, size: sizeOf(claim) },
        {
          smallSuspectsWait: ports.smallSuspectsWait,
          newcomersWait: () => ports.newcomersWait(claim.userId),
        },
      );
      if (decision === "stays" || decision === "joins") return decision;
      await claims.release(claim, DEFERRAL_SECONDS, true);
      return "gone";
    },
    setAlone: () => claims.setAlone(claim, true),
    clear: () => claims.clear(claim),
    acquit: () => claims.acquit(claim),
    complain: (error: unknown) =>
      log(`upload ${claim.id}: ${error instanceof Error ? error.message : error}`),
  };
  // If the worker is stopped and killed before it finishes, the file is not to blame.
  const excuse = () => void claims.setAlone(claim, false).catch(notes.complain);
  shutdown.addEventListener("abort", excuse, { once: true });
  try {
    await (claim.suspect ? attemptAlone(company, notes, trialOf(claim), take) : take());
  } finally {
    clearInterval(heartbeat);
    shutdown.removeEventListener("abort", excuse);
  }
}
