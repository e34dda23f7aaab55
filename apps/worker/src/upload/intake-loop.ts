import type { UploadKind } from "@kinora/contracts/upload/upload";
import type { IntakeClaim } from "@kinora/domain/upload/upload";
import { attemptAlone } from "../job/attempt-alone.ts";
import { repeat } from "../repeat.ts";
import { IntakeDied, type IntakePorts } from "./intake-ports.ts";
import { takeInUpload } from "./take-in-upload.ts";

const LOOK_MS = 400;
const HEARTBEAT_MS = 2_000;
/** Seconds after a failed attempt, times the attempt: a full disk is not empty at once. */
const PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 60;
/** A film takes minutes; photos must not wait behind it. */
const LANES: readonly (readonly UploadKind[])[] = [["image", "audio"], ["video"]];

/** Why an attempt is stopped from outside. */
class IntakeStopped extends Error {}

/**
 * Takes uploads in, one of each lane at a time.
 *
 * @returns a function that gives back what is at work and resolves when all of it has stopped
 */
export function startIntake(ports: IntakePorts): () => Promise<void> {
  const shutdown = new AbortController();
  const lanes = LANES.map((kinds) => {
    let round: Promise<void> = Promise.resolve();
    const stop = repeat(LOOK_MS, () => {
      round = drain(kinds, shutdown.signal, ports);
      return round;
    });
    return async () => {
      stop();
      await round.catch(() => {});
    };
  });
  return async () => {
    shutdown.abort(new IntakeStopped());
    await Promise.all(lanes.map((stop) => stop()));
  };
}

/** Works until nothing waits, or something of ours goes wrong: the next look comes soon. */
async function drain(
  kinds: readonly UploadKind[],
  shutdown: AbortSignal,
  ports: IntakePorts,
): Promise<void> {
  while (!shutdown.aborted) {
    const leave = ports.company.join();
    if (!leave) return;
    const claim = await ports.claims.claim(kinds).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!claim || claim.suspect) leave();
    if (!claim) return;
    try {
      await attempt(claim, shutdown, ports);
    } catch (error) {
      const stopped = error instanceof IntakeStopped;
      if (!stopped)
        ports.log(`upload ${claim.id}: ${error instanceof Error ? error.message : error}`);
      const pause = Math.min(claim.attempt * PAUSE_SECONDS, LONGEST_PAUSE_SECONDS);
      await ports.claims.release(claim, stopped ? 0 : pause, !(error instanceof IntakeDied));
      return;
    } finally {
      leave();
    }
  }
}

async function attempt(
  claim: IntakeClaim,
  shutdown: AbortSignal,
  ports: IntakePorts,
): Promise<void> {
  const lost = new AbortController();
  const beat = async () => {
    // A database that is away for a moment takes nothing from us.
    const held = await ports.claims.keep(claim).catch(() => true);
    if (!held) lost.abort(new IntakeStopped());
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  const take = () => takeInUpload(claim, AbortSignal.any([shutdown, lost.signal]), ports);
  const { claims, company, log } = ports;
  const notes = {
    // Taken in within a minute: nobody waits long for it.
    giveWay: async () => false,
    setAlone: () => claims.setAlone(claim, true),
    acquit: () => claims.acquit(claim),
    complain: (error: unknown) =>
      log(`upload ${claim.id}: ${error instanceof Error ? error.message : error}`),
  };
  // Whoever is told to stop and does not manage in time has not died of the file.
  const excuse = () => void claims.setAlone(claim, false).catch(notes.complain);
  shutdown.addEventListener("abort", excuse, { once: true });
  try {
    await (claim.suspect ? attemptAlone(company, notes, take) : take());
  } finally {
    clearInterval(heartbeat);
    shutdown.removeEventListener("abort", excuse);
  }
}
