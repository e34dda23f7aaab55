import { accountsOver } from "@kinora/contracts/account/social-entitlements";
import type { PlatformAccount } from "../publication/platform-connection.ts";
import { Refusal } from "../refusal.ts";
import type { ConnectionStore } from "./connection-store.ts";

/**
 * Refuses accounts that are more than the person's social plan allows. One that is connected
 * already is none more, so that signing in again is always possible. Two requests of a person wait
 * for each other here.
 *
 * @throws Refusal CONNECTIONS_FULL
 */
export async function refuseManyAccounts(
  connections: Pick<ConnectionStore, "lockPlan" | "list">,
  userId: string,
  chosen: readonly Pick<PlatformAccount, "platform" | "accountId">[],
): Promise<void> {
  const plan = await connections.lockPlan(userId);
  const keyOf = (one: (typeof chosen)[number]) => `${one.platform} ${one.accountId}`;
  const connected = new Set((await connections.list(userId)).map(keyOf));
  const more = chosen.filter((one) => !connected.has(keyOf(one)));
  const over = more.length > 0 && accountsOver(plan, connected.size + more.length);
  if (over) throw new Refusal(over.code, { limit: over.limit, plan });
}
