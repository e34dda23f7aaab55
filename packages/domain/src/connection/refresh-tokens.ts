import type { Sealer } from "../hosted/service-keys.ts";
import { mergeTokens } from "../publication/merge-tokens.ts";
import type { PlatformTokens } from "../publication/platform-connection.ts";
import type { PublicationFailure, PublishingPlatform } from "../publication/publishing-platform.ts";
import type { ConnectionStore, StoredConnection, TokenStanding } from "./connection-store.ts";
import { platformOfConnection } from "./disconnect-account.ts";
import { openTokens, sealTokens } from "./sealed-tokens.ts";
import { againAt, standingOf } from "./token-standing.ts";

export interface RefreshPorts {
  readonly platforms: readonly PublishingPlatform[];
  readonly sealer: Sealer;
  readonly connections: Pick<ConnectionStore, "claimDue" | "settle">;
}

/** Milliseconds for which whoever renews tokens has them alone: longer than a platform answers. */
export const ALONE = 5 * 60_000;
/** Connections of one run. */
const MOST = 200;

/** Renews tokens that are due, each by one caller at a time: a used refresh token may be dead. */
export async function refreshDueTokens(ports: RefreshPorts, now: () => Date): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const until = new Date(now().getTime() + ALONE);
    const due = await ports.connections.claimDue(now(), until);
    if (!due) return;
    const renewal = await renewTokens(ports, due, now);
    if (renewal) await ports.connections.settle(due, renewal.standing, now());
  }
}

export interface Renewal {
  readonly standing: TokenStanding;
  readonly isRenewed: boolean;
  /** True when the platform could not be asked; it is tried again. */
  readonly isAway: boolean;
}

/**
 * Renews the tokens of a claimed connection. Null when there is nothing to renew it with at the
 * moment; it can be claimed again after a while.
 */
export async function renewTokens(
  { platforms, sealer }: Pick<RefreshPorts, "platforms" | "sealer">,
  due: StoredConnection,
  now: () => Date,
): Promise<Renewal | null> {
  const { sealed } = due;
  const platform = platformOfConnection(platforms, due);
  if (!platform || sealed === null) return null;
  const tokens = await openTokens(sealer, due);
  // The secret that opened them is gone.
  if (!tokens) return { ...KEPT, standing: ended({ ...due, sealed }) };
  const said = await platform.refresh({ ...due, tokens });
  if (said.kind === "unchanged")
    return { ...KEPT, standing: { ...standingOf(tokens, now()), sealed } };
  if (said.kind === "failed") {
    const standing = afterFailure(said.failure, { tokens, sealed }, now());
    return { ...KEPT, standing, isAway: standing.state !== "needs_reauth" };
  }
  const merged = mergeTokens(tokens, said.tokens);
  const standing = { ...standingOf(merged, now()), sealed: await sealTokens(sealer, due, merged) };
  return { standing, isRenewed: true, isAway: false };
}

const KEPT = { isRenewed: false, isAway: false } as const;

const ended = ({
  sealed,
  accessExpiresAt,
  refreshExpiresAt,
}: Pick<TokenStanding, "sealed" | "accessExpiresAt" | "refreshExpiresAt">): TokenStanding => ({
  ...{ sealed, accessExpiresAt, refreshExpiresAt },
  ...{ state: "needs_reauth", refreshDueAt: null },
});

function afterFailure(
  failure: PublicationFailure,
  { tokens, sealed }: { readonly tokens: PlatformTokens; readonly sealed: string },
  now: Date,
): TokenStanding {
  const standing = { ...standingOf(tokens, now), sealed };
  if (failure.class === "reauth" || failure.class === "reconnect_other") return ended(standing);
  return { ...standing, refreshDueAt: failure.retryAt ?? againAt(now) };
}
