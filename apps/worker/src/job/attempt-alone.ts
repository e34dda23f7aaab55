import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "@kinora/domain/job/job";
import type { Alone, Company, Leave, LonePlace } from "./company.ts";

/**
 * stays: it is its turn all the same · steps aside: for a moment, in which others may begin · gone: it was given back
 * behind them · joins: it is done beside others, as it was before.
 */
export type Way = "stays" | "steps aside" | "gone" | "joins";

/** What a claim notes of being alone. */
export interface AloneNotes {
  /** Lets others who wait go first. */
  readonly giveWay: () => Promise<Way>;
  readonly setAlone: () => Promise<void>;
  /** It lived through its time alone: others may join, and it is no suspect any more. */
  readonly clear: () => Promise<void>;
  readonly acquit: () => Promise<void>;
  readonly complain: (error: unknown) => void;
}

/**
 * Milliseconds that a suspect is alone. What kills a worker does so at once as a rule; a film that only happened to be
 * at work when another one did must not keep the machine to its end.
 */
const TRIAL = 10_000;
/** After a death while it was alone, or three in all. */
const LONG_TRIAL = 25_000;
export const LONG_FROM = 3;
/** So many workers vanished with it: from then on it is alone to its end. */
const STRICT_FROM = 6;

/** Milliseconds that others are kept from joining. */
export function trialOf({ loneDeaths, vanished }: Pick<Job, "loneDeaths" | "vanished">): number {
  if (vanished >= STRICT_FROM) return Number.POSITIVE_INFINITY;
  return loneDeaths > 0 || vanished >= LONG_FROM ? LONG_TRIAL : TRIAL;
}

/** Milliseconds in which others begin while a suspect steps aside: several looks at what waits. */
const ASIDE = 1_500;
/** Milliseconds between two looks at who waits, while what is at work here ends. */
const LOOK = 1_000;

/**
 * Makes an attempt at work that a worker vanished with: when everything else here has ended, and with nothing
 * beside it. Nobody can begin meanwhile, so whoever has had nothing yet goes first. After its trial others join it,
 * unless too many workers vanished with it. Whatever was counted against the attempt meanwhile is taken back at its
 * end: who gets here lives.
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

/** Nobody joins before it is noted that a death would not be its doing alone. */
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

/** Null: it was given back; a way to leave: it is done beside others. */
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

/** Among the others, as soon as no suspect is at work or waits for being alone. */
async function joinSoon(company: Company): Promise<Leave> {
  for (;;) {
    const leave = company.join();
    if (leave) return leave;
    await pause(LOOK);
  }
}

/**
 * Its turn alone, or how it makes way for others before that: also when its turn has come, for those before it may have
 * kept others waiting.
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
