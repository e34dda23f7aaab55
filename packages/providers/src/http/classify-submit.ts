import type { RefusalClass } from "@kinora/domain/hosted/intent";
import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { isUpstreamId } from "@kinora/domain/hosted/upstream-id";
import type { Exchanged, UpstreamAnswer } from "./exchange.ts";

/** Milliseconds before a request that did not leave this machine is resent. */
const RECONNECT = 10_000;
/** Milliseconds to wait for a busy service that sends no Retry-After. */
const BUSY = 30_000;
const LONGEST_BUSY = 600_000;

/**
 * Statuses that certainly mean "not accepted". A model that is missing or closed to our key is a
 * matter neither of the prompt nor of the service's other models.
 */
const REFUSED: Readonly<Record<number, RefusalClass>> = {
  400: "input",
  401: "auth",
  402: "quota",
  404: "away",
  405: "away",
  413: "input",
  422: "input",
};

/** Some services refuse with 403, as if it were a matter of rights, when an account is not paid. */
const OF_MONEY = /\b(?:billing|balance|credits?)\b/i;

/**
 * Returns what a 403 is about. A page comes from a firewall in front of the service, which the words
 * of the prompt may have provoked.
 */
function whyForbidden({ body }: UpstreamAnswer): RefusalClass {
  if (/^\s*</.test(body)) return "input";
  return OF_MONEY.test(body) ? "quota" : "denied";
}

export interface SubmitReading {
  /** The provider's id for an accepted order; null when the answer contains none. */
  readonly idOf: (answer: UpstreamAnswer) => string | null;
  /** True when the refusal cites the provider's content rules. */
  readonly isPolicy: (answer: UpstreamAnswer) => boolean;
}

/**
 * Classifies the outcome of the POST (reference 8.2). Only an explicit rejection is a refusal;
 * anything that may have been accepted is unknown, including every 5xx.
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
  const why = status === 403 ? whyForbidden(answer) : REFUSED[status];
  if (why === undefined) return { kind: "unknown" };
  return { kind: "refused", why: reading.isPolicy(answer) ? "policy" : why };
}

/** Returns milliseconds; the header contains seconds or a date. */
export function retryAfter({ headers }: Pick<UpstreamAnswer, "headers">): number {
  const text = headers["retry-after"] ?? "";
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isNaN(seconds) ? BUSY : Math.min(LONGEST_BUSY, Math.max(1, seconds) * 1_000);
}
