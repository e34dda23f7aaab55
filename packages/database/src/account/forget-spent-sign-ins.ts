import type { Database } from "../client.ts";

/** The longest time over which sign-ins are counted is a minute; this is far beyond it. */
const COUNTED_MS = 60 * 60_000;

/**
 * Forgets what sign-in leaves behind: counts of requests by address, sign-ins that were begun and not
 * finished, sessions that are over (with the address and browser they came from).
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
