import type { SessionAnswer } from "@kinora/contracts/account/session";
import { isRecord, isText, readStored, writeStored } from "./stored-value.ts";

/** A fresh access token, or the reason there is none. */
export type Refreshed =
  | {
      readonly outcome: "signed-in";
      readonly token: string;
      readonly uid: string;
      readonly expiresAt: string;
    }
  | { readonly outcome: "signed-out" }
  /** Signed out because the account is disabled. */
  | { readonly outcome: "disabled" }
  | { readonly outcome: "unreachable" };

const LOCK = "session";

/**
 * Storage key of the attempt, kept until there is an answer, even across a reload: a repetition
 * after a lost answer must not look like a stolen cookie. There is only one, because tabs take
 * turns.
 */
const ATTEMPT = "session-attempt";

/** Exchanges the refresh cookie for an access token; concurrent calls share one request. */
export type RefreshSession = (timeoutMs?: number) => Promise<Refreshed>;

/**
 * Creates the function with which a page refreshes its session. The cookie changes at every use,
 * and reusing an old one ends the session, so calls of one page share a request and tabs take
 * turns.
 */
export function sessionRefresher(): RefreshSession {
  let inFlight: Promise<Refreshed> | null = null;
  /** The attempt when nothing can be stored. */
  let attempt: string | null = null;

  async function askForToken(timeoutMs: number): Promise<Refreshed> {
    attempt = readStored(ATTEMPT, isText) ?? attempt ?? crypto.randomUUID();
    writeStored(ATTEMPT, attempt);
    try {
      const answer = await fetch("/api/auth/refresh", {
        method: "POST",
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

/** The refresher of this page. */
export const refreshSession = sessionRefresher();

function inTurn(work: () => Promise<Refreshed>): Promise<Refreshed> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}

const isDisabled = (answer: unknown): boolean =>
  isRecord(answer) && answer["code"] === "ACCOUNT_DISABLED";

/** A session whose fields are all null means signed out. */
function isSession(answer: unknown): answer is Extract<SessionAnswer, { token: string }> {
  if (!isRecord(answer)) return false;
  const { token, uid, expiresAt } = answer;
  return [token, uid, expiresAt].every((value) => typeof value === "string");
}

/**
 * Ends the session on the server, which also clears the cookie.
 *
 * @throws when the server did not end it
 */
export async function endSession(): Promise<void> {
  const { ok } = await fetch("/api/auth/sign-out", { method: "POST" });
  if (!ok) throw Error();
}
