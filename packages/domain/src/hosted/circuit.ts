import type { ServiceFault } from "@kinora/contracts/hosted/service-faults";

/** Faults in a row after which nothing more is offered of a service. */
const FAULTS_IN_A_ROW = 5;
const MINUTE = 60_000;
/** Milliseconds after which a fault says nothing of now any more. */
const FORGOTTEN = 30 * MINUTE;
/** Milliseconds until a service that is away is asked again: longer each time, for a while. */
const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = 30 * MINUTE;

/** The circuit of a service that has failed since it last worked. One that works has none. */
export interface Circuit {
  /** In a row. */
  readonly faults: number;
  /** The last of them, and when it was. */
  readonly fault: ServiceFault;
  readonly faultAt: Date;
  /** Since when nothing of it is offered, and when it is asked again; null: it is offered. */
  readonly open: { readonly since: Date; readonly probeAt: Date } | null;
  /** How often it was asked since it last worked. */
  readonly probes: number;
}

/** What a probe, which costs nothing, heard; `none`: the service answers no such question. */
export type ProbeVerdict = "accepted" | "refused" | "unclear" | "none";

/**
 * Is it a fault for which nobody else is to wait? What a service could not make may be the wish's fault: one person's
 * wishes must not take it away from everybody.
 */
export const countsForCircuit = (fault: ServiceFault): boolean => fault !== "failed";

/** The circuit after another fault: open with the fifth in a row. */
export function afterFault(before: Circuit | null, fault: ServiceFault, now: Date): Circuit {
  const counts = before && now.getTime() - before.faultAt.getTime() < FORGOTTEN;
  const faults = (counts ? before.faults : 0) + 1;
  const probes = before?.probes ?? 0;
  const opened = faults < FAULTS_IN_A_ROW ? null : { since: now, probeAt: probeAt(probes, now) };
  return { faults, fault, faultAt: now, probes, open: before?.open ?? opened };
}

/**
 * The circuit after a probe. Where the key counts, or where only an order could tell, the service is offered again on
 * trial: its next fault closes it off at once, and for longer.
 */
export function afterProbe(before: Circuit, verdict: ProbeVerdict, now: Date): Circuit {
  if (before.open === null) return before;
  const probes = before.probes + 1;
  if (verdict === "accepted" || verdict === "none")
    return { ...before, faults: FAULTS_IN_A_ROW - 1, faultAt: now, open: null, probes };
  const open = { ...before.open, probeAt: probeAt(probes, now) };
  return { ...before, fault: verdict === "refused" ? "auth" : before.fault, open, probes };
}

const probeAt = (probes: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(probes, 10)));
