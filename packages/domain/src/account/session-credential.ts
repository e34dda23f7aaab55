/** Separates the session id from the secret of a credential; occurs in neither. */
const MARK = ":";

/**
 * Returns a refresh credential that names its session, so an old credential can be attributed to
 * its session without storing a row for each exchange. It is issued signed, so nobody can forge one
 * for another session.
 */
export function sessionCredential(sessionId: string, secret: string): string {
  return `${sessionId}${MARK}${secret}`;
}

/** Returns the session id in a credential; null for older credentials, which contain none. */
export function namedSession(credential: string): string | null {
  const at = credential.lastIndexOf(MARK);
  return at > 0 ? credential.slice(0, at) : null;
}
