/** Between a session's id and the secret of the credential; in neither of them. */
const MARK = ":";

/**
 * A refresh credential names its session: once it is old it is still known for one of that session's, without a row for
 * each that was exchanged. It is handed out signed, so that nobody can write one with another's name.
 */
export function sessionCredential(sessionId: string, secret: string): string {
  return `${sessionId}${MARK}${secret}`;
}

/** The session that a credential names; null for those of before, which name none. */
export function namedSession(credential: string): string | null {
  const at = credential.lastIndexOf(MARK);
  return at > 0 ? credential.slice(0, at) : null;
}
