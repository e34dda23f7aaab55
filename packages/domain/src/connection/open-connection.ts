import type { Sealer } from "../hosted/service-keys.ts";
import type { PlatformConnection } from "../publication/platform-connection.ts";
import type { PublishingPlatform } from "../publication/publishing-platform.ts";
import type { ConnectionStore, StoredConnection } from "./connection-store.ts";
import { platformOfConnection } from "./disconnect-account.ts";
import { ALONE, renewTokens } from "./refresh-tokens.ts";
import { openTokens } from "./sealed-tokens.ts";

export interface OpenConnectionPorts {
  readonly platforms: readonly PublishingPlatform[];
  readonly sealer: Sealer;
  readonly connections: Pick<ConnectionStore, "findAccount" | "claimOne" | "settle" | "free">;
}

/** An account with usable tokens, or why there are none. */
export type OpenedConnection =
  | {
      readonly kind: "open";
      readonly platform: PublishingPlatform;
      readonly connection: PlatformConnection;
      /** The seal of the tokens, to name them when the platform refuses them. */
      readonly sealed: string;
    }
  /** Its person must sign in again; or, with `disconnected`, they ended it. */
  | { readonly kind: "needs reauth" | "disconnected" | "not set up" }
  /** Somebody else renews them, or the platform cannot be asked at the moment. */
  | { readonly kind: "later" };

/** Tokens that end sooner are renewed before they are used. */
const MARGIN = 60_000;

/**
 * Opens the tokens of a person's account for a use. What has expired is renewed first, by one
 * caller at a time; what the platform refused is renewed whatever its time says.
 *
 * @param refused seal of the tokens that the platform has refused; null for none
 */
export async function openConnection(
  ports: OpenConnectionPorts,
  account: Pick<StoredConnection, "userId" | "platform" | "accountId">,
  { refused, now }: { readonly refused: string | null; readonly now: () => Date },
): Promise<OpenedConnection> {
  const { platforms, sealer, connections } = ports;
  const found = await connections.findAccount(account);
  if (!found || found.state === "revoked" || found.sealed === null) return { kind: "disconnected" };
  if (found.state === "needs_reauth") return { kind: "needs reauth" };
  const platform = platformOfConnection(platforms, found);
  if (!platform) return { kind: "not set up" };
  const { accessExpiresAt, sealed } = found;
  const isOver = accessExpiresAt !== null && accessExpiresAt.getTime() - now().getTime() < MARGIN;
  if (!isOver && sealed !== refused) {
    const tokens = await openTokens(sealer, found);
    if (!tokens) return { kind: "needs reauth" };
    return { kind: "open", platform, connection: { ...found, tokens }, sealed };
  }
  return renewed(ports, { found, isRefused: sealed === refused, account, now });
}

interface Renewal {
  readonly found: StoredConnection;
  readonly isRefused: boolean;
  readonly account: Pick<StoredConnection, "userId" | "platform" | "accountId">;
  readonly now: () => Date;
}

async function renewed(
  ports: OpenConnectionPorts,
  { found, isRefused, account, now }: Renewal,
): Promise<OpenedConnection> {
  const { connections, sealer } = ports;
  const until = new Date(now().getTime() + ALONE);
  const mine = await connections.claimOne(found.id, now(), until);
  if (!mine) return { kind: "later" };
  // Renewed by somebody else before it was claimed.
  if (mine.sealed !== found.sealed) {
    await connections.free(mine.id);
    return openConnection(ports, account, { refused: null, now });
  }
  const renewal = await renewTokens(ports, mine, now);
  if (!renewal) return { kind: "not set up" };
  const { standing, isRenewed, isAway } = renewal;
  // A refused token that cannot be renewed is of no use any more.
  const isDead = isRefused && !isRenewed && !isAway;
  const kept = isDead
    ? { ...standing, state: "needs_reauth" as const, refreshDueAt: null }
    : standing;
  await connections.settle(mine, kept, now());
  if (kept.state === "needs_reauth") return { kind: "needs reauth" };
  if (isAway) return { kind: "later" };
  const current = { ...mine, ...kept };
  const platform = platformOfConnection(ports.platforms, current);
  const tokens = await openTokens(sealer, current);
  if (!platform || !tokens) return { kind: "needs reauth" };
  return { kind: "open", platform, connection: { ...current, tokens }, sealed: kept.sealed };
}
