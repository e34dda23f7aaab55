import type { SessionAnswer } from "@kinora/contracts/account/session";
import { isRecord, isText, readStored, writeStored } from "./stored-value.ts";

/** A fresh access token, or why there is none. */
export type Refreshed =
  | {
      readonly outcome: "signed-in";
      readonly token: string;
      readonly uid: string;
      readonly expiresAt: string;
    }
  | { readonly outcome: "signed-out" }
  /** Signed out, because the account is disabled. */
  | { readonly outcome: "disabled" }
  | { readonly outcome: "unreachable" };

const LOCK = "session";

/**
 * Where the attempt is kept until an answer came, also when the page is loaded anew before: a repetition after a lost
 * answer must not look like a stolen cookie. Tabs take turns, so there is one.
 */
const ATTEMPT = "session-attempt";

/** Trades the refresh cookie for an access token, once at a time. */
export type RefreshSession = (timeoutMs?: number) => Promise<Refreshed>;

/**
 * What a page refreshes its session with. The cookie changes at every use and an old one ends the session, so calls
 * of one page share one request and tabs take turns.
 */
export function sessionRefresher(): RefreshSession {
  let inFlight: Promise<Refreshed> | null = null;
  /** The attempt, where nothing can be stored. */
  let attempt: string | null = null;

  async function askForToken(timeoutMs: number): Promise<Refreshed> {
    attempt = readStored(ATTEMPT, isText) ?? attempt ?? crypto.randomUUID();
    writeStored(ATTEMPT, attempt);
    try {
      const answer = await fetch("/api/auth/refresh", {
        method: "POST",
        credentials: "same-origin",
        headers: { "Idempotency-Key": attempt },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status >= 500 || answer.status === 429) return { outcome: "unreachable" };
      attempt = null;
      writeStored(ATTEMPT, null);
      if (answer.status === 403 && isDisabled(await answer.json())) return { outcome: "disabled" };
      if (!answer.ok) return { outcome: "signed-out" };
      const session: unknown = await answer.json();
      return isSession(session) ? { outcome: "signed-in", ...session } : { outcome: "signed-out" };
    } catch {
      return { outcome: "unreachable" };
    }
  }

  return (timeoutMs = 30_000) => {
    inFlight ??= inTurn(() => askForToken(timeoutMs)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

/** This page's own. */
export const refreshSession = sessionRefresher();

function inTurn(work: () => Promise<Refreshed>): Promise<Refreshed> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}

const isDisabled = (answer: unknown): boolean =>
  isRecord(answer) && answer["code"] === "ACCOUNT_DISABLED";

/** All null means that nobody is signed in. */
function isSession(answer: unknown): answer is Extract<SessionAnswer, { token: string }> {
  if (!isRecord(answer)) return false;
  const { token, uid, expiresAt } = answer;
  return [token, uid, expiresAt].every((value) => typeof value === "string");
}

/** Ends the session on the server; the cookie goes with it. */
export async function endSession(): Promise<void> {
  await fetch("/api/auth/sign-out", { method: "POST", credentials: "same-origin" });
}
