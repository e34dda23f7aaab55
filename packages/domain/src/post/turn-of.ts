import { latenessOf } from "@kinora/contracts/schedule/lateness";
import type { PublicationPatch, PublicationRecord } from "./publication-record.ts";

/** Milliseconds before its time from which all that may be repeated is done. */
export const PREPARE_WITHIN = 30 * 60_000;

type Timed = Pick<PublicationRecord, "platform" | "dueAt" | "step" | "stage" | "isUncertain">;

/**
 * Returns when a publication is begun. At TikTok nothing can be prepared: the call that posts is the
 * upload itself. Our own feed needs nothing.
 */
export function beginsAt(platform: PublicationRecord["platform"], dueAt: Date): Date {
  const isAtOnce = platform === "tiktok" || platform === "kinora";
  return isAtOnce ? dueAt : new Date(dueAt.getTime() - PREPARE_WITHIN);
}

/** `wait` for a moment · `go` on · `ask` the owner, because its time has passed. */
export type PublicationTurn =
  | { readonly kind: "wait"; readonly until: Date }
  | { readonly kind: "go" }
  | { readonly kind: "ask" };

const GO: PublicationTurn = { kind: "go" };

/**
 * Returns whether the next step of a publication may be made now. What may be there already is only
 * asked about, whatever the time; what waits for its account is asked about when that is back.
 */
export function turnOf(record: Timed, now: Date): PublicationTurn {
  const { platform, dueAt, step, stage, isUncertain } = record;
  if (dueAt === null || step === "armed" || isUncertain || stage === "needs_reconnect") return GO;
  const lateness = latenessOf(dueAt, now);
  if (lateness === "ask") return { kind: "ask" };
  if (lateness === "post") return GO;
  const begins = beginsAt(platform, dueAt);
  if (now < begins) return { kind: "wait", until: begins };
  return step === "ready" ? { kind: "wait", until: dueAt } : GO;
}

/**
 * What a publication is before it is begun: prepared anew, because what was prepared may be too old
 * by then. A handle that was used once stays, because no second post can come of it.
 */
export const unbegun = (
  { platform, rounds }: Pick<PublicationRecord, "platform" | "rounds">,
  dueAt: Date,
): PublicationPatch => ({
  ...{ stage: "scheduled", dueAt, stepAt: beginsAt(platform, dueAt), failures: 0 },
  ...{ nextAt: null, waitsSince: null, trouble: null },
  ...(rounds === 0 ? ({ step: "prepare", sealedHandle: null } as const) : {}),
});

/** Returns what changes of a publication that waits to be begun; null when nothing does. */
export function restOf(record: PublicationRecord, now: Date): PublicationPatch | null {
  const { dueAt, platform, stage, stepAt, rounds, step, sealedHandle } = record;
  if (dueAt === null || turnOf(record, now).kind !== "wait") return null;
  const begins = beginsAt(platform, dueAt);
  if (now >= begins) return null;
  const isUnbegun =
    stage === "scheduled" &&
    stepAt.getTime() === begins.getTime() &&
    (rounds > 0 || (step === "prepare" && sealedHandle === null));
  return isUnbegun ? null : unbegun(record, dueAt);
}
