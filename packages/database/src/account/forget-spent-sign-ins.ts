import type { Database } from "../client.ts";

/**
 * Milliseconds that counts are kept. Sign-ins are counted over a minute at most, so this is far
 * beyond it.
 */
const COUNTED_MS = 60 * 60_000;

/**
 * Deletes what sign-in leaves behind: request counts by address, sign-ins begun but not finished,
 * and expired sessions (with their address and browser).
 */
export async function forgetSpentSignIns(executor: Database, now: Date): Promise<void> {
  await executor
    .deleteFrom("auth_rate_limit")
    .where("last_request", "<", now.getTime() - COUNTED_MS)
    .execute();
  await executor.deleteFrom("auth_verification").where("expires_at", "<=", now).execute();
  await executor.deleteFrom("native_nonce").where("expires_at", "<=", now).execute();
  await executor.deleteFrom("reauthentication").where("expires_at", "<=", now).execute();
  await executor.deleteFrom("passkey_offer").where("expires_at", "<=", now).execute();
  await executor.deleteFrom("suspended_session").where("until", "<=", now).execute();
  await executor.deleteFrom("auth_session").where("expires_at", "<=", now).execute();
}
