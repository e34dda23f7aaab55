import { setTimeout as pause } from "node:timers/promises";
import type { Job, JobSize } from "@kinora/domain/job/job";
import type { Alone, Company, Leave, LonePlace } from "./company.ts";

/**
 * stays: it is its turn all the same · steps aside: for a moment, in which others may begin · gone: it was given back
 * behind them · joins: it is done beside others, as it was before.
 */
export type Way = "stays" | "steps aside" | "gone" | "joins";

/** What a claim notes of being alone. */
export interface AloneNotes {
  /**
   * Lets others who wait go first.
   *
   * @param waited milliseconds that everybody was kept from beginning for its sake
   */
  readonly giveWay: (waited: number) => Promise<Way>;
  readonly setAlone: () => Promise<void>;
  /** It lived through its time alone: others may join, and it is no suspect any more. */
  readonly clear: () => Promise<void>;
  readonly acquit: () => Promise<void>;
  readonly complain: (error: unknown) => void;
}

/**
 * A suspect lets others go first so often; then it has its turn, unless that keeps everybody waiting. What is made in a
 * moment does not: it keeps nobody waiting for long, and whoever ordered it has waited for another worker.
 */
const FREE_DEFERRALS = 3;
/** It does not have its turn at all costs: what is at work may be a long film. Then, so often, it is. */
const MOST_DEFERRALS = 30;
/** Whether a long suspect lets short ones have their turns alone before it: it goes on for long once others join it. */
export const letsShortOnesPass = (deferrals: number): boolean => deferrals < MOST_DEFERRALS;

/** Milliseconds after which what is made in a moment waits no longer for being alone. */
const LONGEST_WAIT = 45_000;
/**
 * Whether a suspect that never came to be alone is done beside others: what is at work may be long films, and somebody
 * waits. Not one that died alone, nor one that many workers vanished with.
 *
 * @param waited milliseconds since it first was to be alone here
 */
export function joinsOthers(
  { size, vanished, loneDeaths }: Pick<Job, "size" | "vanished" | "loneDeaths">,
  waited: number,
): boolean {
  return size === "small" && vanished < LONG_FROM && loneDeaths === 0 && waited >= LONGEST_WAIT;
}

/** Milliseconds that others are kept waiting for the turn of a suspect. */
const LONGEST_CLOSED = 10_000;

/**
 * Whether a suspect lets others go first.
 *
 * @param deferrals how often it has done so
 * @param waited milliseconds that everybody was kept from beginning for its sake
 */
export function letsOthersPass(size: JobSize, deferrals: number, waited: number): boolean {
  const free = size === "small" ? 0 : FREE_DEFERRALS;
  return deferrals < free || (waited >= LONGEST_CLOSED && deferrals < MOST_DEFERRALS);
}

/**
 * Milliseconds that a suspect is alone. What kills a worker does so at once as a rule; a film that only happened to be
 * at work when another one did must not keep the machine to its end.
 */
const TRIAL = 10_000;
/** After a death while it was alone, or three in all. */
const LONG_TRIAL = 25_000;
const LONG_FROM = 3;
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
  const way = (waited: number): Promise<Way> =>
    notes.giveWay(waited).catch((error: unknown) => {
      notes.complain(error);
      return "stays";
    });
  for (;;) {
    const before = await way(0);
    if (before === "gone") return null;
    if (before === "joins") return joinSoon(company);
    if (before === "steps aside") {
      await pause(ASIDE);
      continue;
    }
    const place = company.alone();
    const since = performance.now();
    const found = await waitFor(place, () => way(performance.now() - since));
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

/** Its turn alone, or how it makes way for others before that. */
async function waitFor(
  place: LonePlace,
  way: () => Promise<Way>,
): Promise<Alone | Exclude<Way, "stays">> {
  for (;;) {
    const alone = await begunWithin(place, LOOK);
    if (alone) return alone;
    const next = await way();
    if (next !== "stays") return next;
  }
}

async function begunWithin({ begun }: LonePlace, ms: number): Promise<Alone | null> {
  const stop = new AbortController();
  const late = pause(ms, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([begun, late]).finally(() => stop.abort());
}
