import type { Company } from "./company.ts";

/** What a claim notes of being alone. */
export interface AloneNotes {
  readonly setAlone: () => Promise<void>;
  readonly acquit: () => Promise<void>;
  readonly complain: (error: unknown) => void;
}

/**
 * Makes an attempt at work that a worker vanished with: when everything else here has ended, and with nothing
 * beside it. Whatever was counted against the attempt meanwhile is taken back at its end: who gets here lives.
 */
export async function attemptAlone(
  company: Company,
  { setAlone, acquit, complain }: AloneNotes,
  attempt: () => Promise<void>,
): Promise<void> {
  const leave = await company.alone();
  try {
    await setAlone().catch(complain);
    await attempt().finally(() => acquit().catch(complain));
  } finally {
    leave();
  }
}
