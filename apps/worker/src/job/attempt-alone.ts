import { setTimeout as pause } from "node:timers/promises";
import type { Company, Leave, LonePlace } from "./company.ts";

/** What a claim notes of being alone. */
export interface AloneNotes {
  /** Gives the work back behind others who wait; false: it is its turn all the same. */
  readonly giveWay: () => Promise<boolean>;
  readonly setAlone: () => Promise<void>;
  readonly acquit: () => Promise<void>;
  readonly complain: (error: unknown) => void;
}

/** Milliseconds between two looks at who waits, while what is at work here ends. */
const LOOK = 1_000;

/**
 * Makes an attempt at work that a worker vanished with: when everything else here has ended, and with nothing
 * beside it. Nobody can begin meanwhile, so whoever has had nothing yet goes first. Whatever was counted against the
 * attempt meanwhile is taken back at its end: who gets here lives.
 */
export async function attemptAlone(
  company: Company,
  notes: AloneNotes,
  attempt: () => Promise<void>,
): Promise<void> {
  const { setAlone, acquit, complain } = notes;
  const leave = await placeOrWay(company, notes);
  if (leave === null) return;
  try {
    await setAlone().catch(complain);
    await attempt().finally(() => acquit().catch(complain));
  } finally {
    leave();
  }
}

/** Null: it gave way. */
async function placeOrWay(company: Company, notes: AloneNotes): Promise<Leave | null> {
  const givesWay = () =>
    notes.giveWay().catch((error: unknown) => {
      notes.complain(error);
      return false;
    });
  if (await givesWay()) return null;
  const place = company.alone();
  for (;;) {
    const leave = await begunWithin(place, LOOK);
    if (leave) return leave;
    if (!(await givesWay())) continue;
    if (!place.withdraw()) (await place.begun)();
    return null;
  }
}

async function begunWithin({ begun }: LonePlace, ms: number): Promise<Leave | null> {
  const stop = new AbortController();
  const late = pause(ms, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([begun, late]).finally(() => stop.abort());
}
