import type { RecordEvent } from "../event/domain-event.ts";
import type { Sealer } from "../hosted/service-keys.ts";
import type { PublishingPlatform } from "../publication/publishing-platform.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import type { ConnectionStore, StoredConnection } from "./connection-store.ts";
import { endOffers } from "./end-offers.ts";
import { openTokens } from "./sealed-tokens.ts";

export interface DisconnectPorts {
  readonly platforms: readonly PublishingPlatform[];
  readonly sealer: Sealer | null;
  readonly connections: Pick<ConnectionStore, "list">;
  readonly transact: <T>(
    work: (stores: {
      readonly connections: Pick<ConnectionStore, "revoke" | "forgetOffers">;
      readonly record: RecordEvent;
    }) => Promise<T>,
  ) => Promise<T>;
  readonly security: Pick<SecurityLog, "record">;
}

/** Returns the platform that a connection was made through; null when its keys are gone. */
export const platformOfConnection = (
  platforms: readonly PublishingPlatform[],
  { platform, flavour }: Pick<StoredConnection, "platform" | "flavour">,
): PublishingPlatform | null =>
  platforms.find((one) => one.platform === platform && one.flavour === flavour) ?? null;

/** Returns what ends together with a connection: all that the same person agreed to there. */
export function endingWith(
  one: StoredConnection,
  all: readonly StoredConnection[],
  platforms: readonly PublishingPlatform[],
): readonly StoredConnection[] {
  if (!platformOfConnection(platforms, one)?.disconnectsPerson) return [one];
  const isSame = (other: StoredConnection) =>
    other.flavour === one.flavour && other.personId === one.personId;
  return all.filter((other) => other.id === one.id || isSame(other));
}

/**
 * Revokes the tokens at the platform, then forgets them. They are forgotten also when the platform
 * cannot be told; its person can still end it there.
 *
 * @returns whether it has to be ended there by hand
 * @throws Refusal CONNECTION_NOT_FOUND
 */
export async function disconnectAccount(
  { platforms, sealer, connections, transact, security }: DisconnectPorts,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const all = await connections.list(userId);
  const one = all.find((known) => known.id === id);
  if (!one) throw new Refusal("CONNECTION_NOT_FOUND");
  const platform = platformOfConnection(platforms, one);
  const tokens = sealer && (await openTokens(sealer, one));
  const said = platform && tokens && (await platform.disconnect({ ...one, tokens }));
  const isEnded = said?.kind === "disconnected";
  const ending = isEnded ? endingWith(one, all, platforms) : [one];
  await transact(async (stores) => {
    const ids = ending.map((ended) => ended.id);
    await stores.connections.revoke(ids, now);
    await endOffers(stores.connections, [userId], now);
    for (const subjectId of ids)
      await stores.record({ type: "connection.ended", subjectId, userId, payload: {} });
  });
  security.record({ event: "platform-disconnected", userId, service: one.platform });
  return !isEnded;
}
