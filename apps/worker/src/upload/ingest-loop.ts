import type { UploadKind } from "@kinora/contracts/upload/upload";
import type { IngestClaim } from "@kinora/domain/upload/upload";
import { attemptAlone, trialOf, type Way } from "../job/attempt-alone.ts";
import { SuspectTurns } from "../job/suspect-turns.ts";
import { repeat } from "../repeat.ts";
import { IngestFailed, type IngestPorts, IngestTooSlow } from "./ingest-ports.ts";
import { takeInUpload } from "./take-in-upload.ts";

const LOOK_MS = 400;
const HEARTBEAT_MS = 2_000;
/** Seconds until an upload that let others go first is taken again. */
const DEFERRAL_SECONDS = 2;
/** Seconds after a failed attempt, times the attempt: a full disk is not empty at once. */
const PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 60;
/** Uploads of some kinds, one at a time. */
interface Lane {
  readonly kinds: readonly UploadKind[];
  /** Seconds of a processor after which an upload is left for the other lanes of its kind; null: as many as it needs. */
  readonly cpuSeconds: number | null;
}
/**
 * A photo of a phone (12 megapixels); a short clip: whatever others send, the one before it in such a lane ends soon.
 * With 24 megapixels allowed, ten people's had a phone's wait for 198 s.
 */
const QUICK_PHOTO = 8;
/** A photo of a camera (24 megapixels): none of 50 is before it. */
const CAMERA_PHOTO = 16;
const QUICK = 24;
/** Nothing waits behind another kind, and what is quick never behind what is slow: a film takes minutes. */
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

/** Why an attempt is stopped from outside. */
class IngestStopped extends Error {}

/**
 * Takes uploads in, one of each lane at a time, and one of each person.
 *
 * @returns a function that gives back what is at work and resolves when all of it has stopped
 */
export function startIngest(ports: IngestPorts): () => Promise<void> {
  const shutdown = new AbortController();
  // Of suspects, whatever lane they come up in.
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

/** Works until nothing waits, or something of ours goes wrong: the next look comes soon. */
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
    // A database that is away for a moment takes nothing from us.
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
  // Whoever is told to stop and does not manage in time has not died of the file.
  const excuse = () => void claims.setAlone(claim, false).catch(notes.complain);
  shutdown.addEventListener("abort", excuse, { once: true });
  try {
    await (claim.suspect ? attemptAlone(company, notes, trialOf(claim), take) : take());
  } finally {
    clearInterval(heartbeat);
    shutdown.removeEventListener("abort", excuse);
  }
}
