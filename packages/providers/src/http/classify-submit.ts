import type { RefusalClass } from "@kinora/domain/hosted/intent";
import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { isUpstreamId } from "@kinora/domain/hosted/upstream-id";
import type { Exchanged, UpstreamAnswer } from "./exchange.ts";

/** Milliseconds after which what did not leave this machine is sent again. */
const RECONNECT = 10_000;
/** Milliseconds, where a service that is busy does not say for how long. */
const BUSY = 30_000;
const LONGEST_BUSY = 600_000;

/** Statuses that say for certain: not taken. A model that is not there is a matter of who we are to them, not of words. */
const REFUSED: Readonly<Record<number, RefusalClass>> = {
  400: "input",
  401: "auth",
  402: "quota",
  403: "auth",
  404: "auth",
  405: "auth",
  413: "input",
  422: "input",
};

export interface SubmitReading {
  /** Their id of what they took; null: the answer has none. */
  readonly idOf: (answer: UpstreamAnswer) => string | null;
  /** Does a refusal speak of their rules? */
  readonly isPolicy: (answer: UpstreamAnswer) => boolean;
}

/**
 * What came of the one POST (reference 8.2). Only an answer that says so is a refusal; whatever else may have been taken
 * is unknown, also every 5xx.
 */
export function classifySubmit(exchanged: Exchanged, reading: SubmitReading): SubmitOutcome {
  if (exchanged.kind === "not sent")
    return { kind: "not sent", afterMilliseconds: RECONNECT, unreachable: true };
  if (exchanged.kind === "lost") return { kind: "unknown" };
  const { answer } = exchanged;
  const { status } = answer;
  if (status >= 200 && status < 300) {
    const upstreamId = reading.idOf(answer);
    return upstreamId !== null && isUpstreamId(upstreamId)
      ? { kind: "accepted", upstreamId }
      : { kind: "unknown" };
  }
  if (status === 429) return { kind: "not sent", afterMilliseconds: retryAfter(answer) };
  const why = REFUSED[status];
  if (why === undefined) return { kind: "unknown" };
  return { kind: "refused", why: reading.isPolicy(answer) ? "policy" : why };
}

/** Milliseconds; seconds or a date on the wire. */
export function retryAfter({ headers }: Pick<UpstreamAnswer, "headers">): number {
  const text = headers["retry-after"] ?? "";
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isNaN(seconds) ? BUSY : Math.min(LONGEST_BUSY, Math.max(1, seconds) * 1_000);
}
