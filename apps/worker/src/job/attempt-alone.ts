import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "@kinora/domain/job/job";
import type { Alone, Company, Leave, LonePlace } from "./company.ts";

/**
 * stays: takes its turn · steps aside: pauses so that others may begin · gone: was released to the
 * queue behind the others · joins: runs beside others like normal work.
 */
export type Way = "stays" | "steps aside" | "gone" | "joins";

/** What a claim records about running alone. */
export interface AloneNotes {
  /** Lets other waiting work go first. */
  readonly giveWay: () => Promise<Way>;
  readonly setAlone: () => Promise<void>;
  /** Called when it survives its trial alone: others may join, and it is no longer a suspect. */
  readonly clear: () => Promise<void>;
  readonly acquit: () => Promise<void>;
  readonly complain: (error: unknown) => void;
}

/**
 * Milliseconds that a suspect runs alone. A fatal job usually kills its worker at once; a film that
 * only happened to be running when another job did so must not occupy the machine to its end.
 */
const TRIAL = 10_000;
/** Trial after one death while alone, or three lost workers in all. */
const LONG_TRIAL = 25_000;
export const LONG_FROM = 3;
/** Number of lost workers from which a suspect runs alone to its end. */
const STRICT_FROM = 6;

/** Returns for how many milliseconds others may not join. */
export function trialOf({ loneDeaths, vanished }: Pick<Job, "loneDeaths" | "vanished">): number {
  if (vanished >= STRICT_FROM) return Number.POSITIVE_INFINITY;
  return loneDeaths > 0 || vanished >= LONG_FROM ? LONG_TRIAL : TRIAL;
}

/** Milliseconds that a suspect steps aside so that others begin: several polls of the queue. */
const ASIDE = 1_500;
/** Milliseconds between two checks for waiting work while running work ends. */
const LOOK = 1_000;

/**
 * Attempts a suspect alone, after all other work in this process has ended. Nothing can begin
 * meanwhile, so users with nothing running go first. After its trial others may join, unless too
 * many workers were lost with it. When the attempt ends, everything counted against it meanwhile is
 * withdrawn, because the worker survived.
 *
 * @param trial milliseconds
 */
export async function attemptAlone(
  company: Company,
  notes: AloneNotes,
  trial: number,
  attempt: () => Promise<void>,
): Promise<void> {
  const { setAlone, acquit, complain } = notes;
  const place = await placeOrWay(company, notes);
  if (place === null) return;
  if (typeof place === "function") {
    await notes.clear().catch(complain);
    return attempt().finally(place);
  }
  const ended = new AbortController();
  try {
    await setAlone().catch(complain);
    if (Number.isFinite(trial)) void letInAfter(trial, place, notes, ended.signal);
    await attempt().finally(() => acquit().catch(complain));
  } finally {
    ended.abort();
    place.leave();
  }
}

/** Lets others join only after recording that a later death would not be this suspect's alone. */
async function letInAfter(
  trial: number,
  place: Alone,
  notes: AloneNotes,
  ended: AbortSignal,
): Promise<void> {
  for (let wait = trial; ; wait = LOOK) {
    const passed = await pause(wait, true, { signal: ended }).catch(() => false);
    if (!passed) return;
    const isCleared = await notes.clear().then(
      () => true,
      (error: unknown) => {
        notes.complain(error);
        return false;
      },
    );
    if (!isCleared) continue;
    if (!ended.aborted) place.letIn();
    return;
  }
}

/** Null when the job was released; a `Leave` when it runs beside others. */
async function placeOrWay(company: Company, notes: AloneNotes): Promise<Alone | Leave | null> {
  const way = (): Promise<Way> =>
    notes.giveWay().catch((error: unknown) => {
      notes.complain(error);
      return "stays";
    });
  for (;;) {
    const before = await way();
    if (before === "gone") return null;
    if (before === "joins") return joinSoon(company);
    if (before === "steps aside") {
      await pause(ASIDE);
      continue;
    }
    const place = company.alone();
    const found = await waitFor(place, way);
    if (typeof found !== "string") return found;
    const isWithdrawn = place.withdraw();
    if (found === "joins") return isWithdrawn ? joinSoon(company) : place.begun;
    if (!isWithdrawn) (await place.begun).leave();
    if (found === "gone") return null;
    await pause(ASIDE);
  }
}

/** Joins the others as soon as no suspect runs alone or waits to. */
async function joinSoon(company: Company): Promise<Leave> {
  for (;;) {
    const leave = company.join();
    if (leave) return leave;
    await pause(LOOK);
  }
}

/**
 * Waits for the turn alone, or returns how to make way for others. Asks again when the turn comes,
 * because earlier suspects may have kept others waiting.
 */
async function waitFor(
  place: LonePlace,
  way: () => Promise<Way>,
): Promise<Alone | Exclude<Way, "stays">> {
  for (;;) {
    const alone = await begunWithin(place, LOOK);
    const next = await way();
    if (next !== "stays") return next;
    if (alone) return alone;
  }
}

async function begunWithin({ begun }: LonePlace, ms: number): Promise<Alone | null> {
  const stop = new AbortController();
  const late = pause(ms, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([begun, late]).finally(() => stop.abort());
}
