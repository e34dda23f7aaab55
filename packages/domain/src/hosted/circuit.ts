import type { ServiceFault } from "@kinora/contracts/hosted/service-faults";

/** Consecutive faults after which a service is no longer offered. */
const FAULTS_IN_A_ROW = 5;
const MINUTE = 60_000;
/** Milliseconds after which a fault is no longer relevant. */
const FORGOTTEN = 30 * MINUTE;
/**
 * Milliseconds until an unavailable service is probed for the first time. The pause doubles with
 * every probe.
 */
const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = 30 * MINUTE;

/**
 * Circuit breaker of a service that has had faults since it last worked. A working service has
 * none.
 */
export interface Circuit {
  /** Consecutive faults. */
  readonly faults: number;
  /** The latest fault. */
  readonly fault: ServiceFault;
  readonly faultAt: Date;
  /** Since when the service is not offered, and when it is probed next; null when it is offered. */
  readonly open: { readonly since: Date; readonly probeAt: Date } | null;
  /** Number of probes since it last worked. */
  readonly probes: number;
}

/** Result of a probe, which is free of charge; `none` when the service has no suitable endpoint. */
export type ProbeVerdict = "accepted" | "refused" | "unclear" | "none";

/**
 * Returns whether a fault may stop other users' orders. A failed generation does not count, because
 * the prompt may be the cause, and one user's prompts must not make the service unavailable to
 * everyone.
 */
export const countsForCircuit = (fault: ServiceFault): boolean => fault !== "failed";

/** Returns the circuit after another fault; the fifth in a row opens it. */
export function afterFault(before: Circuit | null, fault: ServiceFault, now: Date): Circuit {
  const counts = before && now.getTime() - before.faultAt.getTime() < FORGOTTEN;
  const faults = (counts ? before.faults : 0) + 1;
  const probes = before?.probes ?? 0;
  const opened = faults < FAULTS_IN_A_ROW ? null : { since: now, probeAt: probeAt(probes, now) };
  return { faults, fault, faultAt: now, probes, open: before?.open ?? opened };
}

/**
 * Returns the circuit after a probe. When the key is accepted, or only an order could tell, the
 * service is offered again on trial: the next fault opens the circuit immediately, and for longer.
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
